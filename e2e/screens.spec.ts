import { expect } from '@playwright/test';
import { barriers } from './lib/barriers.ts';
import { drawn, lengthenTexts, misfits, setLetters } from './lib/fit.ts';
import { picture } from './lib/picture.ts';
import { SCREENS } from './lib/screens.ts';
import { test } from './lib/test.ts';

const LANGUAGES = ['de', 'en', 'fr', 'hu'] as const;
const THEMES = ['light', 'dark'] as const;
const PHONE = { width: 360, height: 740 };
const SIZES = { phone: PHONE, desktop: { width: 1440, height: 900 } } as const;
/** Where texts a language longer than any of ours must fit: `zoom` is a small desktop magnified twice. */
const TIGHT = {
  phone: PHONE,
  zoom: { width: 640, height: 400 },
  upright: { width: 768, height: 1024 },
  lying: { width: 1024, height: 768 },
} as const;

const keys = <K extends string>(record: Readonly<Record<K, unknown>>): readonly K[] =>
  Object.keys(record) as K[];
/** One of each, further on from case to case, so that all meet all over the screens. */
const turn = <T>(all: readonly [T, ...T[]] | readonly T[], i: number): T => {
  const one = all[i % all.length];
  if (one === undefined) throw new RangeError('nothing to choose from');
  return one;
};

interface Case {
  readonly screen: string;
  readonly language: (typeof LANGUAGES)[number];
  readonly theme: (typeof THEMES)[number];
  readonly size: keyof typeof SIZES;
}

/** Each screen once, in a language, theme and width that change from one to the next; all of them when FULL is set. */
function cases(): readonly Case[] {
  const names = Object.keys(SCREENS);
  if (process.env.FULL)
    return names.flatMap((screen) =>
      LANGUAGES.flatMap((language) =>
        THEMES.flatMap((theme) => keys(SIZES).map((size) => ({ screen, language, theme, size }))),
      ),
    );
  return names.map((screen, i) => ({
    screen,
    language: turn(LANGUAGES, i),
    theme: turn(THEMES, i + (i >> 2)),
    size: turn(keys(SIZES), i + (i >> 1)),
  }));
}

for (const { screen, language, theme, size } of cases())
  test(`${screen}, ${language}, ${theme}, ${size}: no barrier, nothing cut`, async ({ browser }) => {
    const context = await browser.newContext({
      colorScheme: theme,
      locale: language,
      viewport: SIZES[size],
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.goto('/');
    await SCREENS[screen]?.(page);
    await picture(page, `${screen}-${language}-${theme}-${size}`);
    expect(await barriers(page)).toEqual([]);
    expect(await misfits(page)).toEqual([]);

    await page.setViewportSize(PHONE);
    await setLetters(page, '200%');
    await picture(page, `${screen}-large`);
    expect({ large: await misfits(page) }).toEqual({ large: [] });
    await setLetters(page, '100%');

    await lengthenTexts(page);
    for (const tight of keys(TIGHT)) {
      await page.setViewportSize(TIGHT[tight]);
      await drawn(page);
      await picture(page, `${screen}-long-${tight}`);
      expect({ tight, misfits: await misfits(page) }).toEqual({ tight, misfits: [] });
    }
    await context.close();
  });
