import type { HintTexts } from '../../../table/model/lesson.ts';

export const messages: HintTexts = {
  exchange: 'Le dé pris peut remplacer un dé de couleur dans sa case et garde son nombre.',
  take: 'Prends un dé du milieu : au décompte, il peut remplacer un des tiens.',
  countdown: 'Six secondes pour poser le reste et couvrir : un carré modeste vaut mieux que rien.',
  call: 'Tu ouvres cette manche : regarde le milieu, crie, et tout le monde lance.',
  throw: 'Lance les neuf dés ; s’ils ne te plaisent pas, tu peux tous les relancer.',
  lay: 'Choisis un dé : il va dans la prochaine case libre, et deux dés posés peuvent changer de place.',
  line: 'Trois qui se suivent valent le plus grand, trois égaux leur nombre une fois, le reste 0.',
  colour: 'Une seule couleur double une ligne ; le joker va avec les deux, mais son nombre reste.',
  round: 'Un de tes dés a peut-être changé de couleur : collectionner une couleur aide à doubler.',
};
