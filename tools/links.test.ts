import { expect, test } from 'vitest';
import { deadLinks } from './links.ts';

const page = (path: string, text: string) => ({ path, text });
const dead = (text: string): readonly string[] =>
  deadLinks(
    [page('docs/a.md', `# A page\n\n${text}`), page('docs/b.md', '## What it keeps, and when\n')],
    ['docs/a.md', 'docs/b.md', 'docs/images/x.png', 'README.md'],
  );

test.each([
  '[b](b.md)',
  '[up](../README.md)',
  '[folder](images/)',
  '[heading](b.md#what-it-keeps-and-when)',
  '[here](#a-page)',
  '![x](images/x.png)',
  '<img src="images/x.png" width="3">',
  '[out](https://example.org/nothing)',
  '`[code](gone.md)`',
  '```\n[code](gone.md)\n```',
])('%j leads somewhere', (text) => {
  expect(dead(text)).toEqual([]);
});

test.each([
  ['[gone](gone.md)', 'docs/a.md: gone.md is not there'],
  ['[down](README.md)', 'docs/a.md: README.md is not there'],
  ['[heading](b.md#what)', 'docs/a.md: b.md#what names no heading'],
  ['<img alt="" src="images/y.png">', 'docs/a.md: images/y.png is not there'],
])('%j does not', (text, sentence) => {
  expect(dead(text)).toEqual([sentence]);
});
