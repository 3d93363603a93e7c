import type { Action, GameDefinition } from '@cubarium/core';
import { misfit, type LessonBook, type LessonStep } from '../table/model/lesson.ts';
import { matches } from './pattern.ts';
import type { LessonTable } from './table.ts';

interface Rules<S, A extends Action> {
  readonly game: GameDefinition<S, A>;
  readonly book: LessonBook<S, A>;
}

interface Moment<S, A extends Action> {
  readonly step: LessonStep;
  readonly table: LessonTable<S, A>;
}

/** A legal action that a step asks for: the first wished way. */
export function wishedAction<S, A extends Action>(
  { game, book }: Rules<S, A>,
  { step: { id, ask }, table }: Moment<S, A>,
): A {
  if (typeof ask !== 'object' || !('act' in ask)) throw misfit(`${id} asks for no action`);
  const { state } = table.match;
  const at = table.now();
  const legal = game.legal(state, { seat: 0, at }).filter((each): each is A => !('choose' in each));
  for (const pattern of ask.act) {
    const looks = book.look(state, pattern);
    const found = legal.find((action) => matches(looks, book.look(state, action)));
    if (found) return found;
    // Kinds that are only described are named in full.
    const named = game.parseAction(0, pattern);
    if (named.ok && game.apply(state, { at, actor: 0, action: named.value }).ok) return named.value;
  }
  throw misfit(`${id} asks for what is not legal`);
}
