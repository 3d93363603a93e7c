import type { ReactElement } from 'react';
import { CARDS } from '@cubarium/games/ciub';
import { useApp } from '../../base/i18n/index.ts';
import { Say } from '../../table/parts/Say.tsx';
import { SeatToken } from '../../table/parts/SeatToken.tsx';
import type { CiubMessages } from './messages/index.ts';
import type { Moment } from './model/moments.ts';
import { taskName } from './model/naming.ts';
import { rollAction } from './press.ts';
import { playerOf, type CiubView } from './view.ts';

/** Whose turn it is, what is possible, what happens next: one plain sentence. */
export function Sentence({ view }: { readonly view: CiubView }): ReactElement {
  const { table, turn } = view;
  const m = useApp();
  const name = table.players[turn]?.name ?? '';
  return (
    <div className="ciub-say">
      <Say yours={table.me !== null}>
        <SeatToken seat={turn} name={name} />
        <span>{table.match.end ? m.table.over : sentence(view, m.table.turnOf({ name }))}</span>
      </Say>
      <MomentSaid view={view} />
    </div>
  );
}

/** What everybody looks up for, over the sentence for a moment. The log and the news tell it to screen readers. */
function MomentSaid({ view }: { readonly view: CiubView }): ReactElement | null {
  const { moment, table } = view;
  if (!moment) return null;
  const name = table.players[moment.seat]?.name ?? '';
  return (
    <p
      className="ciub-moment"
      key={moment.seq}
      data-seat={moment.seat}
      data-what={moment.what}
      aria-hidden="true"
    >
      <SeatToken seat={moment.seat} name={name} />
      <span>{momentText(view.m, moment, name)}</span>
    </p>
  );
}

function momentText(m: CiubMessages, moment: Moment, name: string): string {
  switch (moment.what) {
    case 'final':
      return m.news.final;
    case 'opus':
      return m.watched.opus({ name });
    case 'gain':
      return m.watched.gain({ name, card: taskName(m, moment.card), points: CARDS[moment.card].points });
  }
}

function sentence(view: CiubView, turnOf: string): string {
  const { m, state, table } = view;
  const { chance, phase } = state.turn;
  if (chance?.kind === 'fall') return m.say.falling;
  if (chance?.kind === 'turnUp') return m.say.turning;
  const name = table.players[view.turn]?.name ?? '';
  if (table.players[view.turn]?.mine !== true) return othersSentence(view, name);
  const alone = table.mine.length === 1;
  const what = ownSentence(view);
  return alone || phase === 'over' ? what : `${turnOf}. ${what}`;
}

function othersSentence({ m, state }: CiubView, name: string): string {
  switch (state.turn.phase) {
    case 'dealing':
    case 'foresight':
      return m.say.others.foresight({ name });
    case 'toRoll':
    case 'rolling':
      return m.say.others.rolling({ name });
    case 'gaining':
      return m.say.others.gaining({ name });
    case 'keeping':
      return m.say.others.keeping({ name });
    case 'trading':
    case 'over':
      return m.say.others.trading({ name });
  }
}

function ownSentence(view: CiubView): string {
  const { m, state, draft, choices } = view;
  switch (state.turn.phase) {
    case 'foresight':
      return m.say.foresight;
    case 'rolling':
      return draft.tool === null ? rollingSentence(view) : toolSentence(view, draft.tool);
    case 'gaining':
      return gainingSentence(view);
    case 'keeping':
      return m.say.keep({ n: Math.max(0, 5 - draft.chosen.size) });
    case 'trading':
      if (draft.tool !== null)
        return draft.first === null ? m.say.tradeFor : m.say.tradeSecond({ colour: draft.first });
      if (choices.trade.size > 0) return m.say.trade;
      return choices.whiten.size > 0 ? m.say.end : m.say.nothingToTrade;
    case 'toRoll':
    case 'dealing':
    case 'over':
      return m.say.toRoll;
  }
}

function rollingSentence(view: CiubView): string {
  const { m, choices, table } = view;
  if (choices.actions > 0) return m.say.actions({ n: choices.actions });
  if (!choices.roll) return m.say.mustStop;
  return table.refusal(rollAction(view)) === null ? m.say.mayRoll : m.say.setAside;
}

function toolSentence({ m, draft, choices, state }: CiubView, tool: string): string {
  if (choices.swap.has(tool)) return m.say.swap;
  if (choices.reroll.has(tool)) return m.say.reroll;
  const known = playerOf(state, state.turn.seat).pool.some((die) => die.id === draft.target);
  return known ? m.say.adjustFace : m.say.adjust;
}

function gainingSentence({ m, draft, choices, aim }: CiubView): string {
  if (choices.gain.size === 0) return choices.take.length === 0 ? m.say.supplyEmpty : m.say.gainNone;
  if (draft.taking) return m.say.takeDie;
  const downs = aim === null ? undefined : choices.gain.get(aim);
  if (downs === undefined) return m.say.gain;
  return downs.length > 0 && draft.down === null ? m.say.down : m.say.takeCard;
}
