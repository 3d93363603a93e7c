import type { AppMessages } from './index.ts';
import { numbersFor } from './plural.ts';

const n = numbersFor('fr');

/** What people say to each other at a table. */
export const talk: AppMessages['talk'] = {
  title: 'Discussion',
  unread: (p) =>
    n.count(p.n, {
      one: 'Discussion : # nouveau message',
      other: 'Discussion : # nouveaux messages',
    }),
  signs: 'Réactions',
  lines: 'Messages',
  none: 'Personne n’a encore rien écrit.',
  from: (p) => `${p.name} :`,
  write: 'Ton message',
  send: 'Envoyer',
  mute: 'Masquer quelqu’un',
  muteWhy: 'Tu ne vois plus ce que cette personne écrit ou montre. Elle n’en sait rien.',
  emotes: {
    hello: 'Bonjour !',
    'well-done': 'Bien joué !',
    wow: 'Waouh !',
    oops: 'Oups !',
    thanks: 'Merci !',
    thinking: 'Je réfléchis…',
    hurry: 'Dépêche-toi !',
    'good-game': 'Belle partie !',
  },
};

/** Ending a match together. */
export const ending: AppMessages['ending'] = {
  propose: 'Proposer d’arrêter la partie',
  sure: 'Appuie encore pour arrêter sans victoire : toutes les personnes à la table doivent être d’accord.',
  agree: 'Accepter d’arrêter',
  proposed: (p) =>
    p.names.length === 1
      ? `${p.names[0]} aimerait arrêter la partie sans victoire.`
      : `${n.list(p.names)} aimeraient arrêter la partie sans victoire.`,
  playOn: 'Continuer',
  withdraw: 'Retirer',
  waiting: 'Tu aimerais arrêter la partie. Tout le monde n’a pas encore accepté.',
  done: 'Partie arrêtée d’un commun accord : personne n’a gagné.',
  fair: (p) =>
    n.count(p.n, {
      one: 'Vérifié : # lancer ou carte, conforme à ce qui devait tomber.',
      other: 'Vérifié : les # lancers et cartes sont bien ce qui devait tomber.',
    }),
  unfair: (p) => `L’entrée ${p.entry} n’est pas ce qui devait tomber : ces dés n’étaient pas honnêtes.`,
  otherDice: 'Ce ne sont pas les dés promis avant la partie.',
};

/** How people meet. */
export const meeting: AppMessages['meeting'] = {
  full: 'Toutes les places sont prises. Tu pourras regarder dès que la partie commence.',
  code: {
    have: 'Rejoindre avec un code',
    unknown: 'Aucune table ouverte n’a ce code.',
    label: 'Code de cette table',
    say: 'Ou dis ce code : il se tape sur la page d’accueil.',
  },
  time: 'Temps de réflexion',
  times: {
    none: 'Sans horloge',
    fast: 'Rapide',
    normal: 'Normal',
    slow: 'Lent',
    days: 'En jours',
  },
  seek: {
    somebody: 'Jouer avec quelqu’un',
    looking: (p) => n.count(p.n, { one: '# attend', other: '# attendent' }),
    title: (p) => `${p.game} : jouer avec quelqu’un`,
    waiting: 'On attend quelqu’un qui veut jouer maintenant.',
    nobody:
      'Personne pour l’instant. Joue contre un bot en attendant : on te préviendra dès que quelqu’un arrive.',
    people: (p) =>
      n.count(p.n, { one: 'Il n’y a que toi en ce moment.', other: '# personnes sont là en ce moment.' }),
    bot: 'Un bot en attendant',
    stop: 'Ne plus attendre',
  },
  botLevel: 'Niveau des bots',
  you: 'toi',
  skip: (p) => `Passer le tour de ${p.name}`,
  play: 'Jouer',
  notNow: 'Pas maintenant',
  invited: {
    paired: (p) => `${p.name} est là pour jouer à ${p.game} avec toi.`,
    again: (p) => `${p.name} veut rejouer à ${p.game}.`,
  },
  away: 'pas là',
  setTo: (p) => `${p.what} : ${p.value}`,
  watching: (p) => n.count(p.n, { one: '# regarde', other: '# regardent' }),
  yourTurn: 'À toi de jouer',
  nextTurn: 'Table suivante qui t’attend',
  waitingFor: (p) => `En attente de ${n.list(p.names)}`,
};
