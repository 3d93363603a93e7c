import { isRecord } from '@cubarium/core';
import { keptStore, readRecord } from './kept.ts';
import { useStore } from './store.ts';

export const LANGUAGES = ['de', 'en', 'fr', 'hu'] as const;
export type Language = (typeof LANGUAGES)[number];
/** Each language by its own name, in every language. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  de: 'Deutsch',
  en: 'English',
  fr: 'Français',
  hu: 'Magyar',
};
export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export const SPEEDS = ['fast', 'normal', 'ceremonial'] as const;
export type Speed = (typeof SPEEDS)[number];

/** How fast turns of others are shown: `instant` shows only what they came to. */
export const OTHERS_SPEEDS = ['instant', 'fast', 'normal', 'ceremonial'] as const;
export type OthersSpeed = (typeof OTHERS_SPEEDS)[number];

/** How many times the usual time somebody wants where a clock runs. */
export const TIME_FACTORS = ['1', '2', '3', '5', '10'] as const;
export type TimeFactor = (typeof TIME_FACTORS)[number];

/** From tap to rest, in milliseconds. */
const ROLL_MS: Readonly<Record<Speed, number>> = { fast: 250, normal: 700, ceremonial: 1600 };
/** For people who want no motion dice only fade. */
const STILL_MS = 120;

/** How long a roll takes here and now; other times of a table follow it. */
export const rollMs = (): number =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? STILL_MS : ROLL_MS[settings.get().speed];

/** The same for turns of others; what is said of them is read at the same speed, also without motion. */
export const othersRollMs = (): number => {
  const { others } = settings.get();
  return others === 'instant' ? 0 : Math.min(rollMs(), ROLL_MS[others]);
};
/** How many times as long as usual words about others stay. */
export const othersFactor = (): number => {
  const { others } = settings.get();
  return others === 'instant' ? 0 : ROLL_MS[others] / ROLL_MS.normal;
};

export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly sound: boolean;
  readonly haptics: boolean;
  readonly speed: Speed;
  readonly others: OthersSpeed;
  /** Numbers on dice as pips instead of numerals. */
  readonly pips: boolean;
  /** The switches that games bring along, by name, as far as somebody has touched them. */
  readonly own: Readonly<Record<string, boolean>>;
  /** Own time where a clock runs. */
  readonly time: TimeFactor;
  readonly name: string;
  /** The people who last shared this device, seat by seat. */
  readonly names: readonly string[];
}

/** The first language of the browser that we speak. */
export function pickLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (found) return found;
  }
  return 'en';
}

const oneOf = <T extends string>(values: readonly T[], raw: unknown, otherwise: T): T =>
  values.find((value) => value === raw) ?? otherwise;
const nameIn = (raw: unknown): string => (typeof raw === 'string' ? raw.slice(0, 24) : '');
const flag = (raw: unknown, otherwise: boolean): boolean => (typeof raw === 'boolean' ? raw : otherwise);
const flagsIn = (raw: Readonly<Record<string, unknown>>): Readonly<Record<string, boolean>> =>
  Object.fromEntries(
    Object.entries(raw).filter((each): each is [string, boolean] => typeof each[1] === 'boolean'),
  );

/** Reads what was kept, field by field: an older or broken record costs no more than its bad fields. */
export function readSettings(text: string | null, browserLanguages: readonly string[]): Settings {
  const raw = readRecord(text);
  return {
    language: oneOf(LANGUAGES, raw.language, pickLanguage(browserLanguages)),
    theme: oneOf(THEMES, raw.theme, 'auto'),
    sound: flag(raw.sound, true),
    haptics: flag(raw.haptics, true),
    speed: oneOf(SPEEDS, raw.speed, 'normal'),
    others: oneOf(OTHERS_SPEEDS, raw.others, 'normal'),
    pips: flag(raw.pips, false),
    // Older records have them beside the app's.
    own: flagsIn(isRecord(raw.own) ? raw.own : raw),
    time: oneOf(TIME_FACTORS, raw.time, '1'),
    name: nameIn(raw.name),
    names: Array.isArray(raw.names) ? raw.names.slice(0, 4).map(nameIn) : [],
  };
}

export const settings = keptStore('cubarium.settings', (text) =>
  readSettings(text, typeof navigator === 'undefined' ? [] : navigator.languages),
);

export const changeSettings = (change: Partial<Settings>): void =>
  settings.set({ ...settings.get(), ...change });

export const useSettings = (): Settings => useStore(settings);

/** How a switch of a game stands. */
export const useOwnSwitch = ({ name, usual }: { readonly name: string; readonly usual: boolean }): boolean =>
  useSettings().own[name] ?? usual;

/** Keeps the document in step: language, theme and the pace of dice are attributes of the root. */
export function applySettings(root: HTMLElement): () => void {
  const apply = (): void => {
    const { language, theme, speed } = settings.get();
    root.lang = language;
    root.style.colorScheme = theme === 'auto' ? 'light dark' : theme;
    root.style.setProperty('--roll-ms', String(ROLL_MS[speed]));
  };
  apply();
  return settings.subscribe(apply);
}
