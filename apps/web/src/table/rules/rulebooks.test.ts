import { globSync, readFileSync } from 'node:fs';
import { loadAll } from '@cubarium/catalogue';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../base/state/settings.ts';
import type { Poster, RuleLine } from '../model/game-ui.ts';
import type { RuleBookTexts } from '../model/rulebook.ts';
import { chapterOf } from './searching.ts';

const ROOT = new URL('../../../../../', import.meta.url).pathname;

/** Every game with its poster and the file of its rules; examples too, because they show how it is done. */
const GAMES = globSync('{apps/web/src/games/*,examples/*/src/web}/poster.tsx', { cwd: ROOT }).map((file) => {
  const id = /(?:games|examples)\/([^/]+)/.exec(file)?.[1] ?? '';
  const [rules] = globSync(`{,examples/*/}rules/${id}.md`, { cwd: ROOT });
  return { id, poster: `${ROOT}${file}`, rules: `${ROOT}${rules}` };
});

test.each(LANGUAGES)(
  'every rule that a refusal or the short sheet names can be looked up (%s)',
  async (language) => {
    for (const { rules } of await loadAll()) {
      const folder = `${ROOT}apps/web/src/games/${rules.id}`;
      const { messages } = (await import(`${folder}/messages/rulebook.${language}.ts`)) as {
        readonly messages: RuleBookTexts;
      };
      const { messages: short } = (await import(`${folder}/messages/${language}.ts`)) as {
        readonly messages: {
          readonly rules: readonly RuleLine[];
          readonly symbols?: Record<string, RuleLine>;
        };
      };
      const named = [...short.rules, ...Object.values(short.symbols ?? {})].flatMap(({ clauses }) =>
        clauses.split(/[–,] ?/),
      );
      const asked = [...Object.values(rules.refusals), ...named];
      expect(asked.filter((clause) => !(clause in messages.clauses))).toEqual([]);
    }
  },
);

describe.each(GAMES)('the rules of $id', ({ poster, rules }) => {
  const load = async () => ((await import(poster)) as { readonly poster: Poster }).poster.rulebook();
  const clauses = [...readFileSync(rules, 'utf8').matchAll(/^- \*\*([A-Z]\d+)\*\*/gm)].map(([, id]) => id);

  test.each(LANGUAGES)('every clause is there once, in order (%s)', async (language) => {
    const { texts } = await load();
    const said = await texts.load(language);
    expect(Object.keys(said.clauses)).toEqual(clauses);
    expect(Object.keys(said.chapters)).toEqual([...new Set(clauses.map((id) => chapterOf(id ?? '')))]);
    expect(JSON.stringify(said)).not.toContain('""');
  });

  test('a picture has an example that tells it, and a drawn turn leads to clauses', async () => {
    const book = await load();
    const said = await book.texts.load('en');
    for (const clause of Object.keys(book.pictures))
      expect({ clause, example: said.clauses[clause]?.example }).not.toEqual({ clause, example: undefined });
    expect(Object.keys(book.steps).sort()).toEqual(Object.keys(said.turn).sort());
    expect(Object.keys(said.turn).filter((clause) => !(clause in said.clauses))).toEqual([]);
  });
});
