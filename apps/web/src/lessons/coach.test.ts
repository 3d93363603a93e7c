import { findGame } from '@cubarium/catalogue';
import { seededRng, type Action, type GameDefinition } from '@cubarium/core';
import { expect, test } from 'vitest';
import { posters } from '../games/posters.ts';
import type { Hint } from '../table/model/lesson.ts';

/** Only a race has them, and a first game is none. */
const HURRIED = ['countdown', 'call'];
const MOST_STEPS = 6000;

interface Learner {
  readonly game: GameDefinition;
  readonly hints: readonly Hint[];
  /** As the coach gives them: one at a time, each once. */
  readonly given: string[];
}

/** A whole game by chance alone, with the coach beside the first seat. */
function play({ game, hints, given }: Learner, options: object, seed: string): void {
  const rng = seededRng(seed);
  const parsed = game.parseOptions(options);
  if (!parsed.ok) throw new Error(parsed.error.code);
  let state = game.setup(parsed.value);
  for (let at = 0; at < MOST_STEPS; at++) {
    const turn = game.turn(state);
    if (turn.who === 'nobody') return;
    const actor = turn.who === 'chance' ? 'chance' : (turn.seats[0] ?? 0);
    if (actor === 0) {
      const hint = hints.find((each) => !given.includes(each.id) && each.when(state, 0, given));
      if (hint) given.push(hint.id);
    }
    const action: Action | null =
      actor === 'chance' ? game.drawChance(state, rng) : game.sample(state, { seat: actor, at }, rng);
    const next = action && game.apply(state, { at, actor, action });
    if (!next?.ok) throw new Error(`${action?.kind} is refused`);
    state = next.value;
  }
}

test('in a few first games whatever the coach explains comes, each thing once', async () => {
  for (const poster of posters) {
    const { id, firstGame } = poster;
    const book = await poster.lessons?.();
    const game = await findGame(id)?.rules();
    if (!book || !game) continue;
    const { hints } = book.coach;
    const learner: Learner = { game, hints, given: [] };
    const wanted = hints.map((hint) => hint.id).filter((each) => !HURRIED.includes(each));
    for (let n = 0; n < 20 && learner.given.length < wanted.length; n++)
      play(learner, { seats: 2, ...firstGame?.options }, `first game ${n}`);
    expect(learner.given.toSorted()).toEqual(wanted.toSorted());
  }
});
