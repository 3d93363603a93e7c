import type { PeopleMessages } from './people.ts';
import { numbersFor } from './plural.ts';

const n = numbersFor('de');

/** What people need who meet others. */
export const messages: PeopleMessages = {
  /** Before a match. */
  room: {
    setTo: 'Eingestellt',
  },
  /** For who watches. */
  watch: {
    who: (p) => `Es schauen zu: ${n.list(p.names)}`,
    large: 'Groß in der Mitte',
    whoever: 'Wie es kommt',
  },
  /** Being told that it is one's move. */
  turn: {
    ask: 'Du warst weg, als du an die Reihe kamst. Sollen wir dir nächstes Mal Bescheid geben?',
    yes: 'Bescheid geben',
  },
  /** Keeping away from somebody, and telling whoever runs the server. */
  conduct: {
    title: 'Jemanden blockieren oder melden',
    why: 'Wen du blockierst, den bringen wir nie mit dir an einen Tisch, und keiner von euch liest oder sieht, was der andere sagt. Die Person erfährt nichts davon.',
    block: (p) => `${p.name} blockieren`,
    blocked: (p) => `${p.name} ist blockiert.`,
    unblock: (p) => `${p.name} nicht mehr blockieren`,
    report: (p) => `${p.name} melden`,
    reason: 'Worum geht es?',
    reasons: { words: 'Nachrichten', name: 'Name', play: 'Spielweise', other: 'Etwas anderes' },
    note: 'Was ist passiert? (wenn du magst)',
    send: 'Meldung senden',
    sent: 'Danke. Wer diesen Server betreibt, kann deine Meldung lesen.',
    list: 'Blockierte Personen',
    nobody: 'Du hast niemanden blockiert.',
  },
};
