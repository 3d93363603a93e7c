import type { CiubMessages } from './index.ts';

export const intro =
  'Gagne des cartes sort : à ton tour, lance jusqu’à ce que ta zone de dés corresponde à une carte. À la fin, les points décident.';

export const rules: CiubMessages['rules'] = [
  {
    clauses: 'F1–F4',
    text: 'Avant de lancer, tu peux réserver une carte visible avec ton jeton, ou retirer une carte sans jeton de la rangée du haut.',
  },
  {
    clauses: 'R1',
    text: 'Lance tous tes dés.',
  },
  {
    clauses: 'R2',
    text: 'Chaque symbole obtenu sert une fois, dans l’ordre que tu veux.',
  },
  {
    clauses: 'R7, R10',
    text: 'Mets des dés actifs dans ta zone de dés : les crânes toujours, les autres comme tu veux. Ils y restent jusqu’à la fin du tour.',
  },
  {
    clauses: 'R8–R9',
    text: 'Relance le reste si, depuis le dernier lancer, un dé est allé dans ta zone ou a été échangé. Tu peux t’arrêter après chaque lancer.',
  },
  {
    clauses: 'G1–G4',
    text: 'Ensuite, tu peux gagner une carte de la rangée du bas sans jeton adverse. Chiffres : chacun autant de fois qu’il y figure. « 20+ » : tes chiffres totalisent 20 ou plus. « 4= » : quatre chiffres égaux ou quatre crânes, sans mélange.',
  },
  {
    clauses: 'G5',
    text: 'Si ton jeton était dessus, tu le récupères.',
  },
  {
    clauses: 'G6–G7',
    text: 'Ensuite, une carte de la rangée du haut, à ton choix, descend, et tu gardes cinq dés.',
  },
  {
    clauses: 'G8',
    text: 'Sans carte, tu gardes tous tes dés et tu en prends un de plus, de la couleur que tu veux.',
  },
  {
    clauses: 'T1–T2',
    text: 'À la fin, tu peux échanger chaque « 2 pour 1 » de ta zone contre deux dés d’autres couleurs, et des dés de couleur contre des blancs.',
  },
  {
    clauses: 'T4–T5',
    text: 'Tu gardes au plus cinq dés blancs et quatre de chaque autre couleur ; le reste retourne au stock. Puis c’est à la personne suivante.',
  },
  {
    clauses: 'E1–E5',
    text: 'Quand la pioche est vide, la prochaine carte gagnée apporte l’Opus Magnum (5 points). Les autres ont un dernier tour : ni jeton ni retrait, mais des cartes des deux rangées. À égalité de points, le nombre de dés décide.',
  },
];

export const symbols: CiubMessages['symbols'] = {
  swap: {
    clauses: 'R3',
    text: 'Échange : le dé retourne au stock, prends-en un de la couleur de ton choix. Il reste inactif tant qu’il n’est pas lancé ou tourné.',
  },
  reroll: {
    clauses: 'R4',
    text: 'Nouveau lancer : relance un dé hors de ta zone de dés, même celui-ci ou un dé inactif.',
  },
  adjust: {
    clauses: 'R5–R6',
    text: 'Choisir une face : tourne un dé hors de ta zone sur la face voulue ; le dé du symbole va ensuite dans la zone. Il peut se tourner lui-même, mais pas sur une action (ou seulement sur un chiffre, selon l’édition de la table).',
  },
  skull: {
    clauses: 'R7, G4',
    text: 'Crâne : va toujours dans ta zone de dés. Ce n’est pas un chiffre, mais il compte pour les cartes comme « 4= ».',
  },
  two: {
    clauses: 'T1',
    text: '2 pour 1 : si ce dé est dans ta zone à la fin de ton tour, tu peux l’échanger contre deux dés d’autres couleurs.',
  },
};
