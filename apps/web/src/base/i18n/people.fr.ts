import type { PeopleMessages } from './people.ts';
import { numbersFor } from './plural.ts';

const n = numbersFor('fr');

/** What people need who meet others. */
export const messages: PeopleMessages = {
  /** Before a match. */
  room: {
    setTo: 'Réglages',
  },
  /** For who watches. */
  watch: {
    who: (p) => `Regardent : ${n.list(p.names)}`,
    large: 'En grand au milieu',
    whoever: 'Comme ça vient',
  },
  /** Being told that it is one's move. */
  turn: {
    ask: 'Tu regardais ailleurs quand ton tour est venu. On te prévient la prochaine fois ?',
    yes: 'Me prévenir',
  },
  /** Keeping away from somebody, and telling whoever runs the server. */
  conduct: {
    title: 'Bloquer ou signaler quelqu’un',
    why: 'Une personne bloquée ne se retrouve jamais à ta table par notre fait, et aucun de vous ne voit ce que l’autre écrit ou montre. Elle n’en sait rien.',
    block: (p) => `Bloquer ${p.name}`,
    blocked: (p) => `Tu as bloqué ${p.name}.`,
    unblock: (p) => `Débloquer ${p.name}`,
    report: (p) => `Signaler ${p.name}`,
    reason: 'De quoi s’agit-il ?',
    reasons: { words: 'Messages', name: 'Nom', play: 'Façon de jouer', other: 'Autre chose' },
    note: 'Que s’est-il passé ? (si tu veux)',
    send: 'Envoyer le signalement',
    sent: 'Merci. La personne qui gère ce serveur peut lire ton signalement.',
    list: 'Personnes bloquées',
    nobody: 'Tu n’as bloqué personne.',
  },
};
