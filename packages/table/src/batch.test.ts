import { ok, type GameDefinition } from '@cubarium/core';
import { DealtMatch, pig, type Pig, type PigAction } from '@cubarium/testkit';
import { describe, expect, test } from 'vitest';
import { Batch } from './batch.ts';

const options = { seats: 2, target: 100, mercy: false, limitMs: 60_000 };

/** What a table enters for whose turn it is in a game that is a little other than Pig. */
function skipping(change: Partial<GameDefinition<Pig, PigAction>>, isRolled = false) {
  const game: GameDefinition<Pig, PigAction> = { ...pig, ...change };
  const dealt = new DealtMatch<Pig, PigAction>(game, { options, secret: '5e'.repeat(32), chainless: [0, 1] });
  const { seat } = dealt.match.state;
  if (isRolled) dealt.enter({ actor: seat, action: { kind: 'roll' } });
  const batch = new Batch(game, dealt.match, dealt.from);
  return { batch, play: () => batch.playLeast(seat, 0) };
}

describe('the rest of a turn that is skipped', () => {
  const roll = { kind: 'roll' } as const;
  const counted: GameDefinition<Pig, PigAction>['apply'] = (state, move) =>
    move.action.kind === 'roll' ? ok({ ...state, added: state.added + 1 }) : pig.apply(state, move);

  test('ends when the turn is somebody else’s, whatever the seat could do', () => {
    const { batch, play } = skipping({
      apply: counted,
      least: ({ added }) => (added < 3 ? roll : { kind: 'hold' }),
    });
    expect(play().ok).toBe(true);
    expect(batch.entries.map(({ action }) => action.kind)).toEqual(['roll', 'roll', 'roll', 'hold']);
  });

  test('ends when there is nothing that has to be done, and while dice are put off', () => {
    for (const isRolled of [false, true]) {
      const { batch, play } = skipping({ least: () => null, dealsAt: () => null }, isRolled);
      expect(play().ok).toBe(true);
      expect(batch.entries).toEqual([]);
    }
  });

  test('is a bug of the game when it takes more than 64 actions', () => {
    const { batch, play } = skipping({ apply: counted, least: () => roll });
    expect(play).toThrow('a skipped turn does not end');
    expect(batch.entries).toHaveLength(64);
  });
});
