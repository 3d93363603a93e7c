import { findGame } from '@cubarium/catalogue';
import { expect, test } from 'vitest';
import type { Poster } from '../table/model/game-ui.ts';
import { posters } from './posters.ts';

function answersTo(choice: Poster['choices'][number]): readonly unknown[] {
  switch (choice.kind) {
    case 'factors':
      return [[3, 1]];
    case 'switch':
      return [false, true];
    case 'number':
      return [choice.min, choice.min + choice.step, choice.max];
    case 'values':
      return choice.values.map(({ value }) => value);
  }
}

// A poster is drawn before the rules are there, so it says some things again.
test.each(posters)('what $id asks and presets is what its rules take', async (poster) => {
  const rules = await findGame(poster.id)?.rules();
  if (!rules) throw new Error('a poster without a game');
  const { min, max } = rules.optionSchema.seats;
  expect(poster.seats).toEqual({ min, max });
  expect(poster.title).toBe(findGame(poster.id)?.title);
  const { quick, oneDevice, friends, personBegins } = poster;
  const answered = poster.choices.flatMap((choice) =>
    answersTo(choice).map((value) => ({ ...quick, [choice.option]: value })),
  );
  const tables = [quick, { ...quick, ...personBegins }, oneDevice, friends, ...answered];
  expect(tables.filter((options) => !rules.parseOptions(options).ok)).toEqual([]);
});

test.each(posters)('every question of $id has an answer already, in each way to play', (poster) => {
  const unanswered = [poster.quick, poster.oneDevice, poster.friends].flatMap((preset) =>
    poster.choices.filter(
      ({ kind, option, when }) =>
        // Nobody has more time unless somebody says so.
        kind !== 'factors' && !(option in preset) && (!when || preset[when.option] === when.value),
    ),
  );
  expect(unanswered).toEqual([]);
});

test('no two games keep a switch by the same name', () => {
  const names = posters.flatMap(({ switches }) => switches.map(({ name }) => name));
  expect(new Set(names).size).toBe(names.length);
});
