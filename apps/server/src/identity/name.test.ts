import { expect, test } from 'vitest';
import { cleanName } from './name.ts';

test.each([
  ['letters of our languages stay', 'Zoë Weiß-Ősz Ñ', 'Zoë Weiß-Ősz Ñ'],
  ['composed as one', 'Zoe\u0308', 'Zoë'],
  ['spaces are one space', '  Anna \t\n  Maria\u00A0\u3000B ', 'Anna Maria B'],
  ['what is not seen goes', 'An\u200B\u200D\u2060\uFEFF\u00ADna\u202E', 'Anna'],
  ['also fillers, blank signs and tags', 'An\u3164\u115F\u2800\uFFA0\u{E0041}na', 'Anna'],
  ['marks do not pile up', `Z${'\u0327'.repeat(30)}o`, 'Z\u0327\u0327o'],
  ['nor stand alone', '\u0301\u0302 \u0301Anna', 'Anna'],
  ['signs are names too', '🎲', '🎲'],
  ['a long name is cut', 'x'.repeat(50), 'x'.repeat(24)],
  ['half a letter goes', 'An\uD800na', 'Anna'],
])('%s', (_, written, name) => {
  expect(cleanName(written)).toBe(name);
});

test.each([
  ['nothing', ''],
  ['spaces', ' \u2003\u00A0\t'],
  ['what has no width', '\u200B\u200C\u200D\u2060\uFEFF'],
  ['direction marks', '\u202A\u202E\u2066'],
  ['fillers', '\u3164\u115F\u1160\uFFA0'],
  ['a blank sign', '\u2800'],
  ['a note without a head', '\u{1D159}'],
  ['a thing that is not there', '\uFFFC'],
  ['marks alone', '\u0301\u0489'],
  ['private and unassigned', '\uE000\u{E1000}'],
  ['a control', '\u0000\u0007'],
])('%s is no name', (_, written) => {
  expect(cleanName(written)).toBeNull();
});
