import { startMatch, type MatchEnd, type Seat } from '@cubarium/core';
import { ciub } from '@cubarium/games/ciub';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Ended } from '../model/game-ui.ts';
import { WrittenCanvas } from './canvas.testkit.ts';
import { pictureOf } from './picture.ts';

const PNG = new Blob(['a picture'], { type: 'image/png' });
let canvas: WrittenCanvas;
let made: { readonly width: number; readonly height: number };

beforeEach(() => {
  canvas = new WrittenCanvas();
  const element = {
    width: 0,
    height: 0,
    getContext: () => canvas.context,
    toBlob: (give: (blob: Blob | null) => void) => give(PNG),
  };
  made = element;
  vi.stubGlobal('document', { createElement: () => element, fonts: { ready: Promise.resolve() } });
});
afterEach(() => vi.unstubAllGlobals());

const told = {
  title: 'Ciúb',
  headline: 'Béla wins',
  facts: ['Turn 9: Béla took 6 6', 'One point decided it'],
  address: 'cubarium.example',
  mood: 'twilight',
} as const;

/** Béla wins before Ada, Cléo and Dénes; as many as sit there. */
function ended(seats: 2 | 4): Ended {
  const options = ciub.parseOptions({ seats });
  if (!options.ok) throw new Error('no options');
  const names = ['Ada', 'Béla', 'Cléo', 'Dénes'].slice(0, seats);
  const end: MatchEnd = { why: 'played', winners: [1], points: [7, 12, 3, 9].slice(0, seats) };
  return {
    end,
    match: startMatch(ciub, { options: options.value, bots: names.map(() => null), time: null }),
    history: [],
    players: names.map((name, seat) => ({ seat: seat as Seat, name, bot: null, mine: false })),
  };
}

test.each([2, 4] as const)('a picture says all that is told, whoever is best first (%s)', async (seats) => {
  const sizes: number[] = [];
  const drawing = { draw: (_: unknown, __: unknown, size: number) => void sizes.push(size) };
  expect(await pictureOf(told, ended(seats), drawing)).toBe(PNG);
  expect(made).toMatchObject({ width: 1200, height: 630 });
  expect(sizes).toEqual([420]);
  const words = canvas.words();
  for (const each of [told.title, told.headline, ...told.facts, told.address]) expect(words).toContain(each);
  const ranked = words.filter((each) => ['Ada', 'Béla', 'Cléo', 'Dénes'].includes(each));
  expect(ranked).toEqual(['Béla', 'Dénes', 'Ada', 'Cléo'].filter((name) => ranked.includes(name)));
  expect(ranked).toHaveLength(seats);
  expect(words).toContain('12');
  // Names stay above the facts, and everything inside the picture.
  const below = (said: string): number => canvas.drawn.find(({ words: each }) => each === said)?.y ?? 0;
  for (const name of ranked) expect(below(name)).toBeLessThan(below(told.facts[0]) - 40);
  expect(below(told.facts[1])).toBeLessThan(630);
});

test('a browser that cannot draw says so', async () => {
  const drawing = { draw: () => undefined };
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => null }), fonts: {} });
  await expect(pictureOf(told, ended(2), drawing)).rejects.toThrow('no canvas');
});
