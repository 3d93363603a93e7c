import type { ReactElement } from 'react';
import { Die, type Poster, type OptionChoice } from '@cubarium/web/game';

const Emblem = (): ReactElement => (
  <span className="emblem" aria-hidden="true">
    <Die colour="red" face="6" pips />
    <Die colour="white" face="1" pips />
  </span>
);

/** What people may choose for a new table: a number, a switch and a few answers, one of each kind. */
const CHOICES: readonly OptionChoice[] = [
  {
    kind: 'number',
    option: 'target',
    label: { de: 'Ziel in Punkten', en: 'Points to reach', fr: 'Points à atteindre', hu: 'Elérendő pontok' },
    min: 10,
    max: 100,
    step: 10,
  },
  {
    kind: 'switch',
    option: 'mercy',
    label: { de: 'Gnade', en: 'Mercy', fr: 'Clémence', hu: 'Kegyelem' },
    note: {
      de: 'Eine 1 schadet nicht, solange der Zug nichts gebracht hat (A6).',
      en: 'A 1 does no harm while the turn has brought nothing (A6).',
      fr: 'Un 1 ne coûte rien tant que le tour n’a rien rapporté (A6).',
      hu: 'Az 1-es nem árt, amíg a kör nem hozott semmit (A6).',
    },
  },
  {
    kind: 'values',
    option: 'limitMs',
    label: {
      de: 'Zeit für jeden Wurf',
      en: 'Time for each roll',
      fr: 'Temps par lancer',
      hu: 'Idő dobásonként',
    },
    values: [10, 30, 60].map((s) => ({
      value: 1000 * s,
      label: { de: `${s} s`, en: `${s} s`, fr: `${s} s`, hu: `${s} mp` },
    })),
  },
];

const USUAL = { target: 50, mercy: false, limitMs: 60_000 };

export const poster: Poster = {
  id: 'pig',
  title: 'Pig',
  mood: 'daylight',
  pitch: {
    de: 'Ein Würfel: Zähle zusammen, solange du dich traust, und sichere, bevor eine 1 fällt.',
    en: 'One die: add up for as long as you dare, and hold before a 1 falls.',
    fr: 'Un seul dé : additionne tant que tu l’oses, et garde avant qu’un 1 ne tombe.',
    hu: 'Egyetlen kocka: adj össze, ameddig mersz, és tartsd meg, mielőtt 1-es jön.',
  },
  Emblem,
  seats: { min: 2, max: 4 },
  quick: USUAL,
  oneDevice: USUAL,
  friends: USUAL,
  // Who begins is always drawn (A1).
  personBegins: {},
  choices: CHOICES,
  fixedAtOneDevice: [],
  switches: [],
  gallery: async () => (await import('./GalleryParts.tsx')).GalleryParts,
  load: async () => (await import('./ui.tsx')).ui,
  rulebook: async () => (await import('./rulebook.tsx')).book,
};
