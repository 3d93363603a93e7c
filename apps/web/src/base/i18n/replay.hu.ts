import type { AppMessages } from './index.ts';

export const replay: AppMessages['replay'] = {
  title: 'Visszanézés',
  previous: 'Vissza egyet',
  play: 'Lejátszás',
  pause: 'Megállítás',
  next: 'Előre egyet',
  speed: 'Tempó',
  moment: (p) => `${p.at}. állás, összesen ${p.of}`,
  shareMoment: 'Pillanat megosztása',
  chooseFile: 'Fájl kiválasztása',
  fileHint: 'Itt vagy más asztalnál mentett parti, amelyet végig visszanézhetsz.',
  badFile: 'Ebben a fájlban nem találunk partit.',
};
