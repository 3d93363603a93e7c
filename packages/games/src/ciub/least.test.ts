import { deal, seatsOf, seededRng, textSeed } from '@cubarium/core';
import { expect, test } from 'vitest';
import { ciub } from './game.ts';
import { least } from './least.ts';

test('whoever is skipped, at whatever point of a turn, passes the turn on within a few actions', () => {
  const options = ciub.parseOptions({ seats: 3, length: 'short' });
  if (!options.ok) throw new Error(options.error.code);
  let state = ciub.setup(options.value);
  const rng = seededRng('least');
  for (let seq = 0, asked = 0; seq < 1500 && ciub.result(state) === null; seq++) {
    const turn = ciub.turn(state);
    const seat = turn.who === 'seats' ? turn.seats[0] : undefined;
    // A few actions at random, then a skipped rest of the turn.
    const action =
      seat === undefined
        ? null
        : asked++ % 17 < 9
          ? ciub.sample(state, { seat, at: 0 }, rng)
          : least(state, seat);
    const entry =
      seat === undefined
        ? deal(ciub, { seed: textSeed('least'), seq, at: 0, state })
        : action && { at: 0, actor: seat, action };
    if (!entry) throw new Error(`nothing to do in ${state.turn.phase}`);
    const next = ciub.apply(state, entry);
    expect(next).toMatchObject({ ok: true });
    if (next.ok) state = next.value;
  }
  const waiting = seatsOf(3).filter((seat) => seat !== state.turn.seat);
  expect(waiting.map((seat) => least(state, seat))).toEqual([null, null]);
});
