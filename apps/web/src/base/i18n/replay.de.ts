import type { AppMessages } from './index.ts';

export const replay: AppMessages['replay'] = {
  title: 'Partie nachspielen',
  previous: 'Einen Schritt zurück',
  play: 'Abspielen',
  pause: 'Anhalten',
  next: 'Einen Schritt weiter',
  speed: 'Tempo',
  moment: (p) => `Schritt ${p.at} von ${p.of}`,
  shareMoment: 'Diesen Moment teilen',
  chooseFile: 'Datei wählen',
  fileHint: 'Eine hier oder an einem anderen Tisch gespeicherte Partie, zum Nachspielen Schritt für Schritt.',
  badFile: 'In dieser Datei finden wir keine Partie.',
};
