import type { CuboMessages } from './index.ts';

export const intro =
  'Compose avec tes neuf dés le carré aux meilleures lignes et couvre-le avant que le temps soit écoulé. À la fin, les points décident.';

export const rules: CuboMessages['rules'] = [
  {
    clauses: 'R1–R2',
    text: 'Quatre dés tombent au milieu, chacun a les siens en main. Au signal de la personne qui ouvre la manche, tout le monde lance.',
  },
  {
    clauses: 'R3–R4',
    text: 'Lance toujours les neuf, autant de fois que tu veux, jusqu’au premier « Cubo ! ».',
  },
  {
    clauses: 'R5',
    text: 'Après le premier « Cubo ! », plus personne ne reprend ses dés. Si tu les tiens encore, lance une dernière fois.',
  },
  {
    clauses: 'R6–R7',
    text: 'Pose les huit dés de couleur autour du joker. Les neuf posés, couvre ton carré : Cubo !',
  },
  {
    clauses: 'R8',
    text: 'Ton carré couvert, prends un dé du milieu : les plus rapides choisissent d’abord.',
  },
  {
    clauses: 'R9–R10',
    text: 'Qui n’a pas fini a alors six secondes. Trop tard : aucun point.',
  },
  {
    clauses: 'R11',
    text: 'La manche finit quand tout le monde a couvert son carré et pris un dé, ou quand le temps est écoulé.',
  },
  {
    clauses: 'W1',
    text: 'Au décompte, le dé pris peut remplacer un dé de couleur de ton carré, dans la même case et sans changer de face.',
  },
  {
    clauses: 'W2',
    text: 'Trois lignes et trois colonnes comptent, pas les diagonales.',
  },
  {
    clauses: 'W3',
    text: 'Suite : trois chiffres qui se suivent, en montant ou en descendant. Elle vaut le plus grand.',
  },
  {
    clauses: 'W4',
    text: 'Brelan : trois chiffres identiques. Il vaut ce chiffre, une fois.',
  },
  {
    clauses: 'W5',
    text: 'Les trois d’une même couleur : double. Le joker compte en rouge ou en bleu, au choix dans sa ligne et dans sa colonne ; son chiffre reste.',
  },
  {
    clauses: 'W7',
    text: 'Un dé retourne au milieu : tes couleurs peuvent changer, en réunir une seule rapporte.',
  },
  {
    clauses: 'W8',
    text: 'Après six manches, qui a le plus de points gagne ; à égalité, on partage.',
  },
  {
    clauses: 'P1',
    text: 'Secouer et regarder prend un instant : on ne relance pas aussitôt.',
  },
  {
    clauses: 'P2–P4',
    text: 'L’horloge aide : elle donne le signal après 20 secondes, presse tout le monde après trois minutes et échange pour toi après 30 secondes.',
  },
  {
    clauses: 'P6',
    text: 'Table calme : chacun son tour, jusqu’à cinq lancers, sans horloge.',
  },
  {
    clauses: 'P7',
    text: 'En course, on peut convenir du temps minimal entre un lancer et le moment de couvrir le carré.',
  },
];
