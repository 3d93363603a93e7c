import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { askTexts } from '../../base/i18n/ask.ts';
import { LANGUAGES } from '../../base/state/settings.ts';
import { frameAnswer } from './frame-answer.ts';

const WEB = new URL('../../', import.meta.url).pathname;
const named = globSync('**/*.tsx', { cwd: WEB }).flatMap((file) =>
  [...readFileSync(`${WEB}${file}`, 'utf8').matchAll(/['"](frame-\w+)['"]/g)].map(([, name]) => name ?? ''),
);

test.each(LANGUAGES)('every button around a game that has a name has an answer (%s)', async (language) => {
  const { frame } = await askTexts.load(language);
  expect([...new Set(named)].toSorted()).toEqual(
    Object.keys(frame)
      .map((key) => `frame-${key}`)
      .toSorted(),
  );
  for (const name of named) expect(frameAnswer(frame, { names: [name, 'hand'], label: '' })?.is).toBeTruthy();
});

test('what belongs to a game is left to it', async () => {
  const { frame } = await askTexts.load('en');
  expect(frameAnswer(frame, { names: ['do-roll', 'frame-lesson'], label: '' })).toBeNull();
  expect(frameAnswer(frame, { names: ['undo'], label: '' })).toBeNull();
  expect(frameAnswer(frame, { names: [], label: '' })).toBeNull();
});
