import { findGame } from '@cubarium/catalogue';
import { expect, test } from 'vitest';
import type { OptionChoice } from '../table/model/game-ui.ts';
import { faces } from './faces.ts';

function answersTo(choice: OptionChoice): readonly unknown[] {
  switch (choice.kind) {
    case 'switch':
      return [false, true];
    case 'number':
      return [choice.min, choice.min + choice.step, choice.max];
    case 'values':
      return choice.values.map(({ value }) => value);
  }
}

// A face is drawn before the rules are there, so it says some things again.
test.each(faces)('what $id asks and presets is what its rules take', async (face) => {
  const rules = await findGame(face.id)?.rules();
  if (!rules) throw new Error('a face without a game');
  const { min, max } = rules.optionSchema.seats;
  expect(face.seats).toEqual({ min, max });
  const { quick, oneDevice, friends, personBegins } = face;
  const answered = face.choices.flatMap((choice) =>
    answersTo(choice).map((value) => ({ ...quick, [choice.option]: value })),
  );
  const tables = [quick, { ...quick, ...personBegins }, oneDevice, friends, ...answered];
  expect(tables.filter((options) => !rules.parseOptions(options).ok)).toEqual([]);
});

test.each(faces)('every question of $id has an answer already, in each way to play', (face) => {
  const unanswered = [face.quick, face.oneDevice, face.friends].flatMap((preset) =>
    face.choices.filter(
      ({ option, when }) => !(option in preset) && (!when || preset[when.option] === when.value),
    ),
  );
  expect(unanswered).toEqual([]);
});
