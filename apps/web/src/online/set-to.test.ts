import { expect, test } from 'vitest';
import { appMessages } from '../base/i18n/index.ts';
import { LANGUAGES } from '../base/state/settings.ts';
import { posters } from '../games/posters.ts';
import { setTo } from './set-to.ts';

const inAll = (text: string) => ({ de: text, en: text, fr: text, hu: text });
const poster = {
  choices: [
    {
      kind: 'values',
      option: 'pace',
      label: inAll('Pace'),
      values: [{ value: 'race', label: inAll('A race') }],
    },
    {
      kind: 'number',
      option: 'ms',
      label: inAll('Pause'),
      min: 0,
      max: 9,
      step: 1,
      when: { option: 'pace', value: 'race' },
    },
    { kind: 'switch', option: 'open', label: inAll('Open') },
    { kind: 'factors', option: 'slow', when: { option: 'pace', value: 'race' } },
  ],
} as const;

test('every option stands there in the words in which it was asked, as far as it makes a difference', async () => {
  const words = { m: await appMessages.load('en'), language: 'en' } as const;
  const of = (options: object) => setTo(poster, { options: { ...options }, time: 'fast' }, words);
  expect(of({ pace: 'race', ms: 3, open: true, slow: [1, 2] })).toEqual([
    'Pace: A race',
    'Pause: 3',
    'Open',
    words.m.setup.moreTime,
    'Thinking time: Fast',
  ]);
  expect(of({ pace: 'calm', ms: 3, open: false, slow: [1, 1] })).toEqual([
    'Pace: calm',
    'Thinking time: Fast',
  ]);
});

test('no shipped game leaves one of its answers without a word', async () => {
  const words = { m: await appMessages.load('fr'), language: 'fr' } as const;
  for (const each of posters) {
    const lines = setTo(each, { options: each.friends, time: 'none' }, words);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join()).not.toContain('undefined');
  }
});

test.each(LANGUAGES)('what is told of a table puts no colon after a question mark (%s)', async (language) => {
  const m = await appMessages.load(language);
  const told = posters.flatMap((each) =>
    setTo(each, { options: each.friends, time: 'none' }, { m, language }),
  );
  const access = m.meeting.setTo({ what: m.setup.whoMayJoin, value: m.setup.access.link });
  expect([...told, access].filter((line) => /\?\s*:/.test(line))).toEqual([]);
});
