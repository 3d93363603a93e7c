import type { CuboLensMessages } from './lens.ts';

export const messages: CuboLensMessages = {
  square: (p) => `Le meilleur carré de ces dés : ${p.points}`,
  exchange: (p) => `Avec le meilleur dé du milieu, cela fait ${p.points}.`,
  cover: 'Pose-le et couvre : un autre lancer promet moins.',
  throwAgain: 'Lance : cela promet plus.',
  take: (p) => `Prends au milieu : ${p.die}.`,
  takeNone: 'Ne prends aucun dé : aucun n’aide.',
  place: (p) => `Échange-le ligne ${p.row}, colonne ${p.column}.`,
  keep: 'Laisse le carré tel quel.',
};
