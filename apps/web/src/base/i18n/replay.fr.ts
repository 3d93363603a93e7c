import type { AppMessages } from './index.ts';

export const replay: AppMessages['replay'] = {
  title: 'Revoir la partie',
  previous: 'Étape précédente',
  play: 'Lecture',
  pause: 'Pause',
  next: 'Étape suivante',
  speed: 'Vitesse',
  moment: (p) => `Étape ${p.at} sur ${p.of}`,
  shareMoment: 'Partager ce moment',
  chooseFile: 'Choisir un fichier',
  fileHint: 'Une partie enregistrée ici ou à une autre table, à revoir étape par étape.',
  badFile: 'Nous ne trouvons pas de partie dans ce fichier.',
};
