import type { AskMessages } from './asks.ts';

export const messages: AskMessages = {
  things: {
    red: {
      title: 'Dé rouge',
      is: 'Un de tes huit dés de couleur. Trois d’une couleur alignés comptent double.',
    },
    blue: {
      title: 'Dé bleu',
      is: 'Un de tes huit dés de couleur. Trois d’une couleur alignés comptent double.',
    },
    joker: {
      title: 'Joker',
      is: 'Il est toujours au centre et vaut rouge ou bleu, dans sa ligne et dans sa colonne, comme cela t’arrange. Son chiffre reste.',
    },
    middle: {
      title: 'Le milieu',
      is: 'Quatre dés visibles toute la manche. Qui a couvert son carré peut en prendre un et l’échanger au décompte contre un dé de son carré.',
      cost: 'Rien : un de tes dés va au milieu à la place.',
    },
    cell: {
      title: 'Une case',
      is: 'Chacune des neuf cases reçoit un dé. Lignes et colonnes comptent, pas les diagonales.',
    },
    others: {
      title: 'Les autres',
      is: 'Où en est chacun : dés en main, regarde, pose, carré couvert ou trop tard.',
    },
    player: { title: 'Une place', is: 'La personne assise ici, ce qu’elle fait et ses points jusqu’ici.' },
    scored: {
      title: 'Le décompte',
      is: 'Ce que les carrés ont rapporté dans cette manche, ligne par ligne.',
    },
    clear: { title: 'Vider', is: 'Reprend tous les dés posés pour les poser autrement. Rien n’est relancé.' },
  },
  acts: {
    call: { is: 'Ouvre la manche : tout le monde peut lancer.' },
    throw: { is: 'Lance les neuf dés.' },
    pickUp: {
      is: 'Prend les neuf dés en main. Qui les tient au premier « Cubo ! » peut lancer une fois encore.',
      cost: 'Ce qui est posé maintenant.',
    },
    'pickUp-throw': {
      is: 'Prend les neuf dés en main et les relance.',
      cost: 'Ce qui est posé maintenant, et du temps.',
    },
    cover: {
      is: 'Couvre ton carré. Ensuite, tu peux prendre un dé au milieu.',
      cost: 'Tu ne peux plus ni lancer ni changer quoi que ce soit dans cette manche.',
    },
    take: { is: 'Tu ne prends pas de dé au milieu.', cost: 'La possibilité d’en échanger un.' },
    exchange: {
      is: 'Le dé du milieu prend la place de celui choisi et garde son chiffre.',
      cost: 'Le dé remplacé va au milieu.',
    },
    keep: { is: 'Ton carré compte tel qu’il est.', cost: 'Le dé pris ne te sert pas dans cette manche.' },
    next: {
      is: 'Tu as assez vu le décompte. Quand c’est le cas de tout le monde, la manche suivante commence.',
    },
  },
};
