import type { AskMessages } from './ask.ts';

export const messages: AskMessages = {
  how: 'Choisis ce que tu veux comprendre.',
  keys: '? commence et finit les questions ; un appui long ou un clic droit demande à tout moment. Au clavier, va sur la chose et appuie sur Entrée.',
  done: 'Plus de questions',
  now: 'Maintenant',
  cost: 'Ce que ça coûte',
  nothing: 'Il n’y a rien de plus à en dire. Les règles disent le reste.',
  frame: {
    back: 'Mène à l’accueil. La table t’y attend parmi tes parties.',
    next: 'Mène à la prochaine table où c’est ton tour.',
    hint: 'Calcule la meilleure action maintenant et dit ce que d’autres donneraient. Touche : H.',
    talk: 'Messages et petits signes pour toute la table.',
    sound: 'Coupe ou remet le son, sur cet appareil seulement.',
    log: 'Tout ce qui s’est passé à cette table, ligne par ligne.',
    menu: 'Règles, réglages, leçons, la partie en fichier, et de quoi l’arrêter.',
    undo: 'Annule ton dernier choix ou ta dernière action, au plus jusqu’aux derniers dés tombés ou à ce que les autres ont fait. Touche : Z.',
    skip: 'Montre d’un coup ce que font les autres, jusqu’à ton tour. Touche : S.',
    cancel: 'Quitte ce choix ; rien ne s’est passé. Touche : Échap.',
    lesson: 'Guide la leçon : une étape en arrière, en avant, ou la leçon fait l’étape pour toi.',
    coach: 'Range ce conseil, ou tous. Le menu les fait revenir.',
  },
};
