import { useEffect, useState } from 'react';
import { SEATS, type Seat } from '@cubarium/core';
import type { CuboAction, CuboState, Die } from '@cubarium/games/cubo';
import { rollMs } from '../../base/state/settings.ts';
import { play } from '../../base/device/sound.ts';
import type { TableView } from '../../table/model/game-ui.ts';
import { isCalm } from './model/situation.ts';

/** Whose dice fall: a seat's, or those of the middle. */
export type Tumbler = Seat | 'middle';

const shown = (dice: readonly Die[]): boolean => dice.every((die) => die.face !== null);

/** A name for the throw that lies there; null while nothing lies. */
function throwKey(state: CuboState, who: Tumbler): string | null {
  if (who === 'middle') return state.stage !== 'opening' && shown(state.middle) ? `${state.round}` : null;
  const seat = state.seats[who];
  return seat && seat.throws > 0 && seat.joker.face !== null ? `${state.round}.${seat.throws}` : null;
}

type Keys = Readonly<Partial<Record<Tumbler, string | null>>>;
const TUMBLERS: readonly Tumbler[] = [...SEATS, 'middle'];
const keysOf = (state: CuboState): Keys =>
  Object.fromEntries(TUMBLERS.map((who) => [who, throwKey(state, who)]));

export interface Tumbling {
  /** Dice in the air: what they show must not be told yet. */
  readonly isFalling: (who: Tumbler) => boolean;
  /** Lets all dice rest at once. */
  readonly rest: () => void;
}

/**
 * In a race everybody throws at the same time, so nobody waits for anybody's animation: each player's dice fall on
 * their own. Throws that lay there before the page was opened do not fall again.
 */
export function useTumble({ match, mine }: TableView<CuboState, CuboAction>): Tumbling {
  const { state } = match;
  const [rested, setRested] = useState<Keys>(() => keysOf(state));
  const keys = keysOf(state);
  const calm = isCalm(state);
  const falling = TUMBLERS.filter(
    (who) => !calm && typeof keys[who] === 'string' && keys[who] !== rested[who],
  );
  const pending = falling.map((who) => `${who}:${keys[who]}`).join(' ');
  useEffect(() => {
    if (pending === '') return;
    const timers = pending.split(' ').map((each) => {
      const [who = '', key = ''] = each.split(':');
      const own = mine.some((seat) => String(seat) === who);
      return setTimeout(() => {
        setRested((old) => ({ ...old, [who]: key }));
        if (own) play(['clack', 'clack', 'clack', 'clack', 'clack']);
      }, rollMs());
    });
    return () => timers.forEach(clearTimeout);
  }, [pending, mine]);
  return {
    isFalling: (who) => falling.includes(who),
    rest: () => setRested(keys),
  };
}
