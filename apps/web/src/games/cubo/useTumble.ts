import { useEffect, useRef, useState } from 'react';
import type { Seat } from '@cubarium/core';
import type { CuboAction, CuboState } from '@cubarium/games/cubo';
import { play } from '../../base/device/sound.ts';
import type { TableView } from '../../table/model/game-ui.ts';
import { isCalm } from './model/situation.ts';
import { fallsFor, THROW_MS, throwsOf, TUMBLERS, type Tumbler } from './model/tumble.ts';

type Table = TableView<CuboState, CuboAction>;

export interface Tumbling {
  /** Dice in the air: what they show must not be told yet. */
  readonly isFalling: (who: Tumbler) => boolean;
  /** How long the last throw of a seat flies here: news that came late have less time for it. */
  readonly fallMs: number;
}

/**
 * In a race everybody throws at the same time, so nobody waits for anybody's animation: each player's dice fall on
 * their own. Throws that lay there before the page was opened do not fall again.
 */
export function useTumble(table: Table, focus: Seat): Tumbling {
  const { state } = table.match;
  const [rested, setRested] = useState(() => throwsOf(state));
  const throws = throwsOf(state);
  const falling = TUMBLERS.filter(
    (who) => !isCalm(state) && typeof throws[who] === 'string' && throws[who] !== rested[who],
  );
  const latest = useRef(table);
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  useEffect(() => {
    latest.current = table;
    for (const who of falling) {
      const key = throws[who];
      const name = `${who}:${key}`;
      // Once a throw: whatever else happens at the table must not put off its rest.
      if (timers.current.has(name)) continue;
      const rest = (): void => {
        timers.current.delete(name);
        setRested((old) => ({ ...old, [who]: key }));
        if (latest.current.mine.some((seat) => seat === who)) play(CLACKS);
      };
      timers.current.set(name, setTimeout(rest, fallsFor(state, who, table.now())));
    }
  });
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach(clearTimeout);
  }, []);
  const of = throws[focus] ?? '';
  const [flight, setFlight] = useState({ of, ms: THROW_MS });
  if (flight.of !== of) setFlight({ of, ms: fallsFor(state, focus, table.now()) });
  return { isFalling: (who) => falling.includes(who), fallMs: flight.ms };
}

const CLACKS = ['clack', 'clack', 'clack', 'clack', 'clack'] as const;
