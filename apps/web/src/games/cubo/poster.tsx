import type { ReactElement } from 'react';
import type { Poster } from '../../table/model/game-ui.ts';
import { CuboDie } from './CuboDie.tsx';
import { CHOICES, LIVE_SCORE, PITCH, RACE } from './messages/pitch.ts';

const Emblem = (): ReactElement => (
  <span className="emblem" aria-hidden="true">
    <CuboDie die={{ colour: 'red', face: 4 }} />
    <CuboDie die={{ colour: 'joker', face: 5 }} />
    <CuboDie die={{ colour: 'red', face: 6 }} />
    <CuboDie die={{ colour: 'blue', face: 3 }} />
  </span>
);

export const poster: Poster = {
  id: 'cubo',
  title: 'Cubo',
  mood: 'daylight',
  pitch: PITCH,
  Emblem,
  seats: { min: 2, max: 4 },
  quick: { pace: 'race', coverMs: 0 },
  oneDevice: { pace: 'calm' },
  // Against people nobody wins by a program that need not lay dice (P7); bots have hands of their own speed anyway.
  friends: { pace: 'race', coverMs: 2000 },
  personBegins: { first: 0 },
  choices: CHOICES,
  // A race needs a screen for each player.
  fixedAtOneDevice: ['pace'],
  switches: [LIVE_SCORE],
  gallery: async () => (await import('./GalleryParts.tsx')).GalleryParts,
  load: async () => (await import('./ui.tsx')).ui,
  rulebook: async () => (await import('./rulebook.tsx')).book,
  firstGame: { options: { pace: 'calm' }, usual: RACE },
  companion: async () => (await import('./CuboCompanion.tsx')).CuboCompanion,
  lens: async () => (await import('./lens.tsx')).lens,
  practice: async () => (await import('./Exercise.tsx')).practice,
  lessons: async () => (await import('./lessons/index.ts')).book,
};
