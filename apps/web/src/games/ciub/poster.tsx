import type { ReactElement } from 'react';
import { Die } from '../../dice/Die.tsx';
import type { Poster } from '../../table/model/game-ui.ts';
import { CHOICES, PITCH } from './messages/pitch.ts';

const Emblem = (): ReactElement => (
  <span className="emblem" aria-hidden="true">
    <Die colour="orange" face="6" />
    <Die colour="white" face="swap" />
    <Die colour="purple" face="adjust" />
    <Die colour="green" face="7" />
  </span>
);

export const poster: Poster = {
  id: 'ciub',
  title: 'Ciúb',
  mood: 'twilight',
  pitch: PITCH,
  Emblem,
  seats: { min: 2, max: 4 },
  quick: { length: 'short', selfAdjust: 'no-actions' },
  oneDevice: { length: 'short', selfAdjust: 'no-actions' },
  friends: { length: 'normal', selfAdjust: 'no-actions' },
  personBegins: { first: 0 },
  choices: CHOICES,
  fixedAtOneDevice: [],
  switches: [],
  gallery: async () => (await import('./GalleryParts.tsx')).GalleryParts,
  load: async () => (await import('./ui.tsx')).ui,
  rulebook: async () => (await import('./rulebook.tsx')).book,
  companion: async () => (await import('./CiubCompanion.tsx')).CiubCompanion,
  lens: async () => (await import('./lens.tsx')).lens,
  practice: async () => (await import('./Exercise.tsx')).practice,
  lessons: async () => (await import('./lessons/index.ts')).book,
};
