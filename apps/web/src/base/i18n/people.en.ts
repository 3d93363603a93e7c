import { numbersFor } from './plural.ts';

const n = numbersFor('en');

/** What people need who meet others. */
export const messages = {
  /** Before a match. */
  room: {
    setTo: 'Set to',
  },
  /** For who watches. */
  watch: {
    who: (p: { names: readonly string[] }) => `Watching: ${n.list(p.names)}`,
    large: 'Large in the middle',
    whoever: 'As it goes',
  },
  /** Being told that it is one's move. */
  turn: {
    ask: 'You were away when your turn came. Would you like to be told next time?',
    yes: 'Tell me',
  },
  /** Keeping away from somebody, and telling whoever runs the server. */
  conduct: {
    title: 'Block or report somebody',
    why: 'Whoever you block is never brought to a table with you, and neither of you reads or sees what the other says. They aren’t told.',
    block: (p: { name: string }) => `Block ${p.name}`,
    blocked: (p: { name: string }) => `${p.name} is blocked.`,
    unblock: (p: { name: string }) => `Unblock ${p.name}`,
    report: (p: { name: string }) => `Report ${p.name}`,
    reason: 'What is it about?',
    reasons: { words: 'Messages', name: 'Name', play: 'Way of playing', other: 'Something else' },
    note: 'What happened (if you like)',
    send: 'Send the report',
    sent: 'Thank you. Whoever runs this server can read your report.',
    list: 'Blocked people',
    nobody: 'You have blocked nobody.',
  },
} as const;
