import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { posters } from '../../games/posters.ts';
import { appMessages } from './index.ts';
import { LANGUAGES, type Language } from '../state/settings.ts';

const ROOT = new URL('../../..', import.meta.url).pathname;

/** What is inserted stands for a word. */
const INSERTED = /\$\{((?:[^{}]|\{[^{}]*\})*)\}/g;
const LITERAL = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;

/** Every text in a file of texts, read from its source: functions of parameters hide theirs from everything else. */
function literalsOf(source: string): readonly string[] {
  return [...source.matchAll(LITERAL)].flatMap(([, single, double, template = '']) => {
    const inner = [...template.matchAll(INSERTED)].flatMap(([, code = '']) => literalsOf(code));
    return [single ?? double ?? template.replaceAll(INSERTED, 'X'), ...inner];
  });
}

const withoutRemarks = (source: string): string =>
  source.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$|^import .*$/gm, '');

/** What games say in all languages at once, before their texts are loaded. */
const said = (what: unknown, language: Language): readonly string[] => {
  if (typeof what !== 'object' || what === null) return [];
  return Object.entries(what).flatMap(([key, value]) =>
    key === language && typeof value === 'string' ? [value] : said(value, language),
  );
};

function textsIn(language: Language): readonly string[] {
  const files = globSync(`{src,../../examples/*/src/web}/**/{i18n,messages}/{${language},*.${language}}.ts`, {
    cwd: ROOT,
  });
  const written = files.flatMap((file) => literalsOf(withoutRemarks(readFileSync(`${ROOT}${file}`, 'utf8'))));
  // What only parts other texts (`, `) has an edge of its own kind.
  return [...written, ...posters.flatMap((poster) => said(poster, language))].filter((text) =>
    /\p{L}/u.test(text),
  );
}

type Law = readonly [law: string, broken: RegExp];

const EVERYWHERE: readonly Law[] = [
  ['quotes and apostrophes are typographic', /['"]/],
  ['no two spaces', /[ \u00A0\u202F]{2}/],
  ['no space at an edge', /^\s|\s$/],
  ['an ellipsis is one character', /\.\.\./],
  ['a dash between numbers is no hyphen', /\d-\d/],
  ['a number stays with what counts it', /[\dX] (?:×|(?:s|mp)(?![\p{L}’]))/u],
];

const OF_A_LANGUAGE: Readonly<Record<Language, readonly Law[]>> = {
  de: [
    ['quotes are „so“', /[”«»]|„[^“]*$|^[^„]*“/],
    ['an ellipsis stays with its word', /[^\u00A0]…/],
    ['no word presumes a finger', /\b(?:an)?tipp(?:e|en|t|st)\b/i],
  ],
  en: [
    ['quotes are “so”', /[„«»]|“[^”]*$|^[^“]*”/],
    ['an ellipsis touches its word', /\s…/],
    ['no word presumes a finger', /\btap(?:s|ped|ping)?\b/i],
  ],
  fr: [
    ['quotes are « so », with narrow spaces', /[„“”]|«[^\u202F]|[^\u202F]»|«[^»]*$|^[^«]*»/],
    ['a space before a colon', /[^\u00A0]:/],
    ['a narrow space before ; ! ?', /[^\u202F][;!?]/],
    ['an ellipsis touches its word', /\s…/],
    ['no word presumes a finger', /\btouche(?:-|\b)(?!\s*:)/i],
  ],
  hu: [
    ['quotes are „so”', /[“«»]|„[^”]*$|^[^„]*”/],
    ['an ellipsis touches its word', /\s…/],
    ['no word presumes a finger', /koppint/i],
  ],
};

describe.each(LANGUAGES)('typography (%s)', (language) => {
  const texts = textsIn(language);

  test('there is something to look at', () => expect(texts.length).toBeGreaterThan(300));

  test('only “Cubo!” and signs are called out', async () => {
    const { talk } = await appMessages.load(language);
    const signs: readonly string[] = Object.values(talk.emotes);
    expect(texts.filter((text) => /(?<!Cubo\u202F?)!/.test(text) && !signs.includes(text))).toEqual([]);
  });

  test.each([...EVERYWHERE, ...OF_A_LANGUAGE[language]])('%s', (_, broken) => {
    expect(texts.filter((text) => broken.test(text))).toEqual([]);
  });
});
