import { expect, test } from 'vitest';
import { pickLanguage, readSettings } from './settings.ts';

test('the first language of the browser that we speak is taken', () => {
  expect(pickLanguage(['it', 'hu-HU', 'de'])).toBe('hu');
  expect(pickLanguage(['it'])).toBe('en');
});

test('a broken or older record costs no more than its bad fields', () => {
  expect(readSettings('{"theme":"dark","speed":7,"name":"Ada"}', ['fr'])).toMatchObject({
    language: 'fr',
    theme: 'dark',
    speed: 'normal',
    name: 'Ada',
  });
  for (const text of [null, '', 'null', '[]', '{', '"x"'])
    expect(readSettings(text, ['de']).language).toBe('de');
});

test('switches of games are kept by name, also those of an older record', () => {
  expect(readSettings('{"own":{"a":false,"b":7},"c":true}', []).own).toEqual({ a: false });
  expect(readSettings('{"liveScore":false,"name":"Ada"}', []).own).toEqual({ liveScore: false });
});
