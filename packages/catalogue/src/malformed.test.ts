import {
  GENERAL_CODES,
  OPTION_CODES,
  playout,
  playRandom,
  seatsOf,
  seededRng,
  type Actor,
  type GameDefinition,
  type Refusal,
  type Rng,
} from '@cubarium/core';
import { oddValue, spoiled } from '@cubarium/testkit';
import { describe, expect, test } from 'vitest';
import { loadAll } from './index.ts';

/** For each game; together far more than 10⁵ with the spoiled states and the engine's own suite. */
const ACTIONS = 100_000;
const STATES = 20_000;
const ACTORS: readonly Actor[] = [...seatsOf(4), 'chance', 'clock', 'table'];

/** Positions and the entries that led on from them, from a few random games. */
function positions(game: GameDefinition): readonly { readonly state: unknown; readonly action: unknown }[] {
  return [2, 3, 4].flatMap((seats) => {
    const options = game.parseOptions({ seats });
    if (!options.ok) throw new Error('options refused');
    let state = game.setup(options.value);
    return playRandom(game, options.value, seededRng(`malformed ${seats}`)).log.map((entry) => {
      const before = state;
      const next = game.apply(state, entry);
      if (next.ok) state = next.value;
      return { state: before, action: entry.action };
    });
  });
}

const isKnown = (game: GameDefinition, { code, clause }: Refusal): boolean =>
  clause === undefined
    ? GENERAL_CODES.some((known) => known === code)
    : OPTION_CODES.some((known) => known === code) || game.refusals[code] === clause;

const STEPS = 30;

/** Plays on from a position that may be unreachable; gives what went wrong, or null. */
function playOn(game: GameDefinition, start: unknown, rng: Rng): unknown {
  try {
    const { at } = game.print(start);
    playout(game, start, { rng, longest: STEPS, from: typeof at === 'number' ? at : 0 });
    return null;
  } catch (error) {
    return String(error).includes('no end after') ? null : error;
  }
}

describe.each(await loadAll())('malformed input to $rules.id', ({ rules: game }) => {
  const list = positions(game);

  test(`${ACTIONS} actions: nothing throws, nothing changes, every code is known`, () => {
    const rng = seededRng('malformed actions');
    const texts = new Map(list.map(({ state }) => [state, JSON.stringify(game.print(state))]));
    const unknown: unknown[] = [];
    for (let i = 0; i < ACTIONS; i++) {
      const { state, action } = list[rng.below(list.length)] ?? { state: null, action: null };
      const raw = rng.below(20) === 0 ? oddValue(rng) : spoiled(action, rng);
      const actor = ACTORS[rng.below(ACTORS.length)] ?? 0;
      const parsed = game.parseAction(actor, raw);
      const outcome = parsed.ok
        ? game.apply(state, { at: rng.below(400_000), actor, action: parsed.value })
        : parsed;
      if (!outcome.ok && !isKnown(game, outcome.error)) unknown.push({ actor, raw, error: outcome.error });
    }
    expect(unknown).toEqual([]);
    const changed = [...texts].filter(([state, text]) => JSON.stringify(game.print(state)) !== text);
    expect(changed).toEqual([]);
  });

  test(`${STATES} states: nothing throws, and what is accepted is printed as it was read`, () => {
    const rng = seededRng('malformed states');
    const wrong: unknown[] = [];
    let accepted = 0;
    for (let i = 0; i < STATES; i++) {
      const printed = game.print(list[rng.below(list.length)]?.state);
      const raw = rng.below(50) === 0 ? oddValue(rng) : spoiled(printed, rng);
      const parsed = game.parse(raw);
      if (!parsed.ok) {
        if (parsed.error.code !== 'impossible-state') wrong.push({ raw, error: parsed.error });
        continue;
      }
      accepted++;
      const again = game.parse(game.print(parsed.value));
      if (!again.ok) wrong.push({ raw, again });
      const fault = playOn(game, parsed.value, rng);
      if (fault !== null) wrong.push({ raw, fault });
    }
    expect(wrong).toEqual([]);
    expect(accepted).toBeGreaterThan(0);
  });
});
