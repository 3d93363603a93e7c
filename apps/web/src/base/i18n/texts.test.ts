import { globSync, readFileSync } from 'node:fs';
import { loadAll } from '@cubarium/catalogue';
import { CLIENT_CODES } from '@cubarium/client';
import { GENERAL_CODES, MATCH_CODES } from '@cubarium/core';
import { WIRE_CODES } from '@cubarium/protocol';
import { TABLE_CODES } from '@cubarium/table';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../state/settings.ts';

/** Where texts are, up to the name of the language: the app's own, and those of each game. */
const FOLDERS = [
  'src/base/i18n/',
  'src/base/i18n/people.',
  'src/base/i18n/book.',
  'src/base/i18n/ask.',
  'src/base/i18n/end.',
  'src/base/i18n/proof.',
  'src/base/i18n/lens.',
  'src/practice/practice.',
  'src/base/i18n/companion.',
  'src/review/messages/',
  ...globSync('{src/games/*,../../examples/*/src/web}/messages', { cwd: root() }).map((path) => `${path}/`),
];

function root(): string {
  return new URL('../../..', import.meta.url).pathname;
}

type Texts = Readonly<Record<string, unknown>>;

async function textsOf(folder: string, language: string): Promise<Texts> {
  const module = (await import(`${root()}${folder}${language}.ts`)) as { readonly messages: Texts };
  return module.messages;
}

/** Every path to a text: `start.playNow`. */
function paths(texts: unknown, prefix = ''): readonly string[] {
  if (typeof texts === 'string' || typeof texts === 'function') return [prefix];
  return Object.entries(texts as Texts).flatMap(([key, value]) =>
    paths(value, prefix === '' ? key : `${prefix}.${key}`),
  );
}

const source = globSync('{src,../../examples/*/src/web}/**/*.{ts,tsx}', { cwd: root() })
  .filter((file) => !file.includes('.test.') && !/\/(i18n|messages)\//.test(file))
  .map((file) => readFileSync(`${root()}${file}`, 'utf8'))
  .join('\n');

/** Groups whose texts are looked up by a value: codes, colours, faces, names of settings. */
const LOOKED_UP =
  /^(general|refusals|hints|rules|symbols|colours|faces|time|frame)\b|\.(themes|speeds|levels|access|events|emotes|invited|times|reasons)\.|^settings\.(sound|haptics|pips)$/;

describe.each(FOLDERS)('texts of %s', (folder) => {
  test('every language has the same texts, and none is empty', async () => {
    const english = paths(await textsOf(folder, 'en'));
    for (const language of LANGUAGES) {
      const texts = await textsOf(folder, language);
      expect({ language, texts: paths(texts) }).toEqual({ language, texts: english });
      expect(JSON.stringify(texts)).not.toContain('""');
    }
  });

  test('every text is used', async () => {
    const unused = paths(await textsOf(folder, 'en')).filter((path) => {
      if (LOOKED_UP.test(path)) return false;
      return !new RegExp(`\\.${path.replaceAll('.', '\\.')}\\b`).test(source);
    });
    expect(unused).toEqual([]);
  });
});

test.each(LANGUAGES)('every refusal has a sentence (%s)', async (language) => {
  const app = await textsOf('src/base/i18n/', language);
  const general = app.general as Texts;
  const missing = (codes: readonly string[], texts: Texts): readonly string[] =>
    codes.filter((code) => typeof texts[code] !== 'string');
  expect(
    missing([...GENERAL_CODES, ...MATCH_CODES, ...TABLE_CODES, ...WIRE_CODES, ...CLIENT_CODES], general),
  ).toEqual([]);
  for (const { rules } of await loadAll()) {
    const folder = FOLDERS.find((each) => each.includes(`/${rules.id}/`));
    if (folder === undefined) throw new Error(`no texts for ${rules.id}`);
    const { refusals } = (await textsOf(folder, language)) as { readonly refusals: Texts };
    expect(missing(Object.keys(rules.refusals), refusals)).toEqual([]);
  }
});
