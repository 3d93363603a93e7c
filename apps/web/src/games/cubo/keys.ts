import type { SeatAction } from '@cubarium/games/cubo';
import { useKeys } from '../../table/model/useKeys.ts';
import { slotsOf } from './Loose.tsx';
import { middleSlots } from './Middle.tsx';
import { cellOf, touchDie } from './model/placing.ts';
import { whyNot, type CuboView } from './view.ts';

/** 1–8 lay dice (1–4 take one), Space throws, C covers, Z takes back. Enter and Tab belong to the browser. */
export const useCuboKeys = (view: CuboView): void => useKeys((key) => press(view, key));

function press(view: CuboView, key: string): boolean {
  const { table, here, state, own, placing } = view;
  if (!here) return false;
  if (/^[1-8]$/.test(key)) return pressNumber(view, Number(key) - 1);
  switch (key.toLowerCase()) {
    case ' ':
      return does(view, throwing(view));
    case 'c':
      if (state.stage === 'ready') return does(view, [{ kind: 'call' }]);
      return (
        own.square === null && does(view, [{ kind: 'cover', square: placing.cells.map((die) => die ?? '') }])
      );
    case 'z':
      table.undo();
      return true;
    default:
      return false;
  }
}

const throwing = ({ own }: CuboView): readonly [SeatAction, ...SeatAction[]] =>
  own.hand ? [{ kind: 'throw' }] : [{ kind: 'pickUp' }, { kind: 'throw' }];

function does(view: CuboView, actions: readonly [SeatAction, ...SeatAction[]]): boolean {
  const refusal = whyNot(view, actions[0]);
  if (refusal !== null && refusal.until === undefined) view.table.explain(refusal);
  else view.want(...actions);
  return true;
}

function pressNumber(view: CuboView, index: number): boolean {
  if (view.own.square !== null) {
    const die = middleSlots(view.state)[index];
    return die !== undefined && does(view, [{ kind: 'take', die: die.id }]);
  }
  const die = slotsOf(view)[index];
  if (!die || !view.laying || cellOf(view.placing.cells, die.id) !== null) return false;
  view.lay(touchDie(view.placing, die.id));
  return true;
}
