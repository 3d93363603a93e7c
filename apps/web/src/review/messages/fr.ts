import type { ReviewMessages } from './index.ts';

export const messages: ReviewMessages = {
  title: 'Hasard et talent',
  working: 'Chaque décision est revue.',
  failed: 'Cette partie ne peut pas être revue pour le moment.',
  again: 'Réessayer',
  unfinished:
    'Elle n’a pas été jouée jusqu’au bout : les dernières chances sont celles du moment de l’arrêt.',
  curve: 'La chance de gagner',
  fromTo: (p) => `${p.name} : de ${p.start} au début à ${p.end}.`,
  turning: 'Les tournants',
  moved: (p) => `${p.name} ${p.percent}`,
  shares: 'Ce qui tenait au hasard, ce qui tenait au talent',
  you: (p) => `Tes dés ont valu ${p.luck}, tes choix ${p.choices}.`,
  they: (p) => `${p.name} : les dés ont valu ${p.luck}, les choix ${p.choices}.`,
  dice: 'Dés',
  mistakes: 'Erreurs commises',
  given: 'Erreurs des autres',
  within: (p) => `± ${p.percent}`,
  doubt:
    'Tous les chiffres sont des variations de la chance de gagner. Les choix sont comparés à ceux des autres. Ce que l’estimation ignore est donné par ±.',
  parts: 'En détail',
  decisions: 'Les décisions les plus chères',
  whose: 'Les décisions de',
  none: 'Aucune décision n’a coûté grand-chose.',
  cost: (p) => `Chance de gagner : ${p.percent}`,
  did: 'Ce qui a été fait',
  better: 'Ce qui valait mieux',
  tooLate: 'Trop tard',
  quicker: 'Aller plus vite',
  watch: 'Revoir ce moment',
  tryAgain: 'Rejouer à partir d’ici',
};
