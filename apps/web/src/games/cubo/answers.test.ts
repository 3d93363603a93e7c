import { expect, test } from 'vitest';
import { LANGUAGES } from '../../base/state/settings.ts';
import { answerTo } from './answers.ts';
import { asks } from './messages/asks.ts';
import { cuboMessages } from './messages/index.ts';
import { rulebook } from './messages/rulebook.ts';
import { ready } from './model/state.testkit.ts';

const NAMES = `
  middle others cell-3 scored clear sits-1 do-call do-throw do-pickUp do-pickUp-throw do-cover do-take
  do-exchange do-keep do-next
`
  .trim()
  .split(/\s+/);

test.each(LANGUAGES)('everything that has a name has an answer and a rule (%s)', async (language) => {
  const words = { m: await cuboMessages.load(language), a: await asks.load(language) };
  const { clauses } = await rulebook.load(language);
  const state = ready();
  const dice = [state.seats[0]?.joker, ...(state.seats[0]?.dice ?? []), ...state.middle];
  const ids = dice.flatMap((die) => (die ? [`die-${die.id}`] : []));
  expect(ids).toHaveLength(13);
  for (const name of [...NAMES, ...ids]) {
    const found = answerTo(words, state, name);
    expect({ name, rule: (found?.clause ?? 'none') in clauses }).toEqual({ name, rule: true });
  }
  expect(answerTo(words, state, 'elsewhere')).toBeNull();
});
