import type { PeopleMessages } from './people.ts';
import { numbersFor } from './plural.ts';

const n = numbersFor('hu');

/** What people need who meet others. */
export const messages: PeopleMessages = {
  /** Before a match. */
  room: {
    setTo: 'Beállítások',
  },
  /** For who watches. */
  watch: {
    who: (p) => `Nézők: ${n.list(p.names)}`,
    large: 'Nagyban középen',
    whoever: 'Ahogy jön',
  },
  /** Being told that it is one's move. */
  turn: {
    ask: 'Máshol jártál, amikor rád került a sor. Szóljunk legközelebb?',
    yes: 'Szóljatok',
  },
  /** Keeping away from somebody, and telling whoever runs the server. */
  conduct: {
    title: 'Valaki letiltása vagy bejelentése',
    why: 'Akit letiltasz, azt sosem hozzuk veled egy asztalhoz, és egyikőtök sem látja, amit a másik ír vagy jelez. Ő erről nem kap értesítést.',
    block: (p) => `${p.name} letiltása`,
    blocked: (p) => `${p.name} le van tiltva.`,
    unblock: (p) => `${p.name} letiltásának feloldása`,
    report: (p) => `${p.name} bejelentése`,
    reason: 'Miről van szó?',
    reasons: { words: 'Üzenetek', name: 'Név', play: 'Játékmód', other: 'Valami más' },
    note: 'Mi történt? (ha szeretnéd)',
    send: 'Bejelentés küldése',
    sent: 'Köszönjük. A szerver üzemeltetője elolvashatja a bejelentésedet.',
    list: 'Letiltott személyek',
    nobody: 'Senkit sem tiltottál le.',
  },
};
