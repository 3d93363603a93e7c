import { numbersFor } from './plural.ts';
import type { ProofMessages } from './proof.ts';

const n = numbersFor('fr');

/** How the dice of a match are checked. */
export const messages: ProofMessages = {
  title: 'Les dés de cette partie',
  working: 'Chaque lancer et chaque carte est recalculé.',
  fair: (p) =>
    n.count(p.n, {
      one: 'Équitable : # lancer ou carte, conforme à ce qui devait tomber.',
      other: 'Équitable : les # lancers et cartes sont ce qui devait tomber.',
    }),
  otherChance: (p) => `Pas équitable : l’entrée ${p.entry} n’est pas ce qui devait tomber.`,
  found: 'Elle montre',
  expected: 'Elle aurait dû montrer',
  otherSecret: 'Pas équitable : le secret n’est pas celui qui était promis avant la partie.',
  otherShare: 'Pas équitable : la part d’un bot n’est pas celle que le secret lui donne.',
  refused: (p) => `Pas équitable : l’entrée ${p.entry} enfreint les règles, ou son maillon ne convient pas.`,
  otherResult: 'Pas équitable : le résultat n’est pas celui de la partie jouée.',
  broken: 'Pas équitable : le serveur avait promis autre chose avant la partie.',
  promise: (p) =>
    `Avant la partie, un secret a été fixé et son empreinte montrée à tout le monde : ${p.hash}…`,
  shares: 'Puis tout le monde a ajouté sa part, pour que personne ne puisse choisir ce qui tombe.',
  links: (p) =>
    n.count(p.n, {
      one: 'Puis tout le monde a ajouté sa part, et # fois le lancer a révélé le maillon suivant d’une chaîne, pour que personne ne puisse choisir ni prévoir ce qui tombe.',
      other:
        'Puis tout le monde a ajouté sa part, et # fois le lancer a révélé le maillon suivant d’une chaîne, pour que personne ne puisse choisir ni prévoir ce qui tombe.',
    }),
  now: (p) =>
    `Maintenant le secret est ouvert, et cet appareil en a recalculé chaque lancer et chaque carte, en ${p.ms} ms.`,
  seeded:
    'Ces dés suivent d’un texte connu dès le début : on peut les recalculer, mais rien n’y était secret.',
  mathematics: 'Les mathématiques',
  formula:
    'La graine est le HMAC-SHA-256 de toutes les parts avec le secret pour clé. Le bloc i d’un lancer est le HMAC-SHA-256 de son numéro, des maillons et de i avec la graine pour clé ; faces et cartes y sont choisies uniformément, jamais par un reste de division.',
  commitment: 'Empreinte promise',
  secret: 'Secret',
  hash: 'SHA-256 du secret',
  share: (p) => `Part : ${p.name}`,
  seed: 'Graine',
  all: 'Chaque lancer et chaque carte',
  link: (p) => `maillon ${p.link}`,
};
