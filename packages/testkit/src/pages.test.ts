import { readFileSync } from 'node:fs';
import { loadGame } from '@cubarium/catalogue';
import { MATCH_FILE_CODES, openMatchFile, parseTableAction, readMatchFile } from '@cubarium/core';
import { verifyMatch } from '@cubarium/core/verify';
import { COLOURS, DIE_FACES } from '@cubarium/games/ciub';
import { describe, expect, test } from 'vitest';

const page = (name: string): string =>
  readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');

describe('docs/match-file.md', () => {
  const text = page('match-file.md');

  test('shows a match that can be read and is fair', async () => {
    const [, example = ''] = /^```json\n(.*?)^```$/ms.exec(text) ?? [];
    const opened = openMatchFile(example);
    const game = opened.ok ? await loadGame(opened.value.game) : null;
    if (!opened.ok || game === null) throw new Error('the example is no match file');
    const file = readMatchFile(opened.value, game.rules);
    if (!file.ok) throw new Error(JSON.stringify(file.error));
    expect(verifyMatch(game.rules, file.value)).toEqual({ ok: true, value: { chanceEntries: 2 } });
  });

  test.each(MATCH_FILE_CODES)('names the code %s', (code) => {
    expect(text).toContain(`\`${code}\``);
  });

  test('lists the actions of a table with their fields', () => {
    const listed = [...text.matchAll(/^\| `(\w+)\{([\w,]+)\}`/gm)].map(([, kind, fields = '']) => ({
      kind,
      fields: fields.split(','),
    }));
    expect(listed).toHaveLength(8);
    const values = { seat: 0, by: 1, level: 'expert', anchor: '0'.repeat(32) };
    const unknown = listed.filter(({ kind, fields }) => {
      const used = Object.fromEntries(Object.entries(values).filter(([name]) => fields.includes(name)));
      return !parseTableAction({ kind, ...used }).ok;
    });
    expect(unknown).toEqual([]);
  });
});

test('docs/fair-dice.md lists the faces of every colour in the order in which they are drawn', () => {
  const rows = [...page('fair-dice.md').matchAll(/^ +\| (\w+) +\| ([a-z0-9 ]+?) *\|$/gm)];
  const [head, ...faces] = rows.map(([, colour, list = '']) => [colour, list.split(' ')] as const);
  expect(head?.[0]).toBe('colour');
  expect(faces).toEqual(COLOURS.map((colour) => [colour, DIE_FACES[colour]]));
});
