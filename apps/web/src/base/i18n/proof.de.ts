import { numbersFor } from './plural.ts';
import type { ProofMessages } from './proof.ts';

const n = numbersFor('de');

/** How the dice of a match are checked. */
export const messages: ProofMessages = {
  title: 'Die Würfel dieser Partie',
  working: 'Jeder Wurf und jede Karte wird nachgerechnet.',
  fair: (p) =>
    n.count(p.n, {
      one: 'Fair: # Wurf oder Karte, gefallen wie er musste.',
      other: 'Fair: Alle # Würfe und Karten sind, was fallen musste.',
    }),
  otherChance: (p) => `Nicht fair: Eintrag ${p.entry} ist nicht, was fallen musste.`,
  found: 'Er zeigt',
  expected: 'Er hätte zeigen müssen',
  otherSecret: 'Nicht fair: Das Geheimnis ist nicht das vor der Partie versprochene.',
  otherShare: 'Nicht fair: Der Beitrag eines Bots ist nicht der, den das Geheimnis ihm gibt.',
  refused: (p) =>
    `Nicht fair: Eintrag ${p.entry} verstößt gegen die Regeln, oder sein Kettenglied passt nicht.`,
  otherResult: 'Nicht fair: Das Ergebnis ist nicht das der gespielten Partie.',
  broken: 'Nicht fair: Der Server hatte vor der Partie etwas anderes versprochen.',
  promise: (p) =>
    `Vor der Partie wurde ein Geheimnis festgelegt und allen sein Fingerabdruck gezeigt: ${p.hash} …`,
  shares: 'Dann haben alle etwas Eigenes beigetragen, damit niemand wählen konnte, was fällt.',
  links: (p) =>
    n.count(p.n, {
      one: 'Dann haben alle etwas Eigenes beigetragen, und #-mal wurde beim Würfeln das nächste Glied einer Kette aufgedeckt, damit niemand wählen oder vorhersehen konnte, was fällt.',
      other:
        'Dann haben alle etwas Eigenes beigetragen, und #-mal wurde beim Würfeln das nächste Glied einer Kette aufgedeckt, damit niemand wählen oder vorhersehen konnte, was fällt.',
    }),
  now: (p) =>
    `Jetzt liegt das Geheimnis offen, und dieses Gerät hat daraus jeden Wurf und jede Karte nachgerechnet, in ${p.ms} ms.`,
  seeded:
    'Diese Würfel folgen aus einem Text, der von Anfang an bekannt war: Sie lassen sich nachrechnen, geheim war daran nichts.',
  mathematics: 'Die Mathematik',
  formula:
    'Der Startwert ist HMAC-SHA-256 aller Beiträge mit dem Geheimnis als Schlüssel. Block i eines Wurfs ist HMAC-SHA-256 seiner Nummer, der Kettenglieder und von i mit dem Startwert als Schlüssel; daraus werden Flächen und Karten gleichmäßig gewählt, nie durch einen Divisionsrest.',
  commitment: 'Versprochener Fingerabdruck',
  secret: 'Geheimnis',
  hash: 'SHA-256 des Geheimnisses',
  share: (p) => `Beitrag: ${p.name}`,
  seed: 'Startwert',
  all: 'Jeder Wurf und jede Karte',
  link: (p) => `Kettenglied ${p.link}`,
};
