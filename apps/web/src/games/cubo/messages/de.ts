import { numbersFor } from '../../../base/i18n/plural.ts';
import type { CuboMessages } from './index.ts';
import { refusals } from './refusals.de.ts';
import { intro, rules } from './rules.de.ts';

const n = numbersFor('de');
const whose = (name: string | null): string => (name === null ? 'Deine beste' : `Die beste von ${name}`);

const dieNames = { red: 'roter Würfel', blue: 'blauer Würfel', joker: 'Jokerwürfel' } as const;
const faceNames = { red: 'rote', blue: 'blaue', joker: 'Joker' } as const;
const points = (count: number): string => n.count(count, { one: '# Punkt', other: '# Punkte' });

export const messages: CuboMessages = {
  die: (p) => (p.face === null ? dieNames[p.colour] : `${faceNames[p.colour]} ${p.face}`),
  thrown: (p) =>
    [
      p.red.length > 0 ? `rot ${p.red.join(', ')}` : '',
      p.blue.length > 0 ? `blau ${p.blue.join(', ')}` : '',
      p.joker === null ? '' : `Joker ${p.joker}`,
    ]
      .filter(Boolean)
      .join('; '),
  points: (p) => points(p.n),
  round: (p) => `Runde ${p.round} von ${p.of}`,
  total: 'Summe',
  throwCount: (p) => `Wurf ${p.n}`,
  throwsLeft: (p) => n.count(p.n, { one: 'noch # Wurf', other: 'noch # Würfe' }),
  area: {
    square: 'Dein Cubo',
    squareOf: (p) => `Cubo von ${p.name}`,
    loose: 'Noch anzuordnen',
    middle: 'Würfel in der Mitte',
    others: 'Die anderen',
    taken: (p) => `Aus der Mitte genommen: ${p.die}`,
    middleEmpty: 'genommen',
  },
  cell: {
    empty: (p) => `Zeile ${p.row}, Spalte ${p.column}: leer`,
    next: (p) => `Zeile ${p.row}, Spalte ${p.column}: leer, als Nächstes`,
    die: (p) => `Zeile ${p.row}, Spalte ${p.column}: ${p.die}`,
  },
  line: {
    row: (p) => `Zeile ${p.n}: ${points(p.points)}`,
    column: (p) => `Spalte ${p.n}: ${points(p.points)}`,
    doubled: 'einfarbig, doppelt',
    sum: 'Punkte des Cubos',
  },
  act: {
    call: '„Cubo!“ rufen',
    throw: 'Würfeln',
    throwAgain: 'Neu würfeln',
    pickUp: 'In die Hand',
    cover: 'Cubo!',
    coverIn: (p) => `Cubo! in ${p.s} s`,
    clear: 'Abräumen',
    takeNone: 'Keinen nehmen',
    keep: (p) => `Behalten: ${points(p.points)}`,
    exchange: (p) => `Eintauschen: ${points(p.points)}`,
    next: 'Nächste Runde',
    waiting: 'Warten auf die anderen',
  },
  say: {
    opening: 'Die vier Würfel der Mitte fallen.',
    ready: 'Deine Würfel sind in der Hand. Wenn alle bereit sind, gib das Kommando.',
    readyOther: (p) => `Würfel in der Hand. ${p.name} gibt das Kommando.`,
    starting: 'Mach dich bereit …',
    throwNow: 'Würfle.',
    throwLast: (p) => `${p.name} hat „Cubo“ gerufen. Du darfst noch einmal würfeln.`,
    falling: 'Die Würfel fallen.',
    offline: 'Keine Verbindung: Geworfen wird, sobald sie wieder da ist.',
    lay: 'Ordne deinen Cubo an oder würfle neu.',
    layOnly: 'Ordne jetzt deinen Cubo an.',
    layFast: (p) => `${p.name} hat „Cubo“ gerufen. Ordne deine Würfel an.`,
    laid: 'Alle neun liegen: Cubo!',
    covering: 'Alle neun liegen und werden gleich abgedeckt.',
    hurry: 'Decke deinen Cubo ab, bevor die Zeit um ist.',
    late: 'Diesmal zu spät: keine Punkte in dieser Runde.',
    take: 'Schnapp dir einen Würfel aus der Mitte.',
    takeCalm: 'Nimm einen Würfel aus der Mitte, oder keinen.',
    wait: 'Abgedeckt. Die anderen ordnen noch an.',
    watch: (p) => `Alle spielen zugleich; groß siehst du den Cubo von ${p.name}.`,
    goOf: (p) => `${p.name} ist dran.`,
    exchange: (p) => `Du darfst den Würfel aus der Mitte (${p.die}) eintauschen.`,
    exchangeCell: 'Tausche diesen Würfel aus oder wähle einen anderen.',
    exchangeOf: (p) => `${p.name} darf einen Würfel eintauschen.`,
    scored: 'Die Runde wird gewertet.',
    leads: (p) => `${n.list(p.names)} ${p.names.length > 1 ? 'führen' : 'führt'} mit ${points(p.n)}.`,
    over: 'Sechs Runden sind gespielt.',
  },
  moment: {
    cover: (p) => `Cubo! ${p.name} hat abgedeckt`,
    take: (p) => `${p.name} nimmt ${p.die}`,
  },
  status: {
    hand: 'Würfel in der Hand',
    thrown: 'schaut',
    laying: (p) => n.count(p.n, { one: '# Würfel liegt', other: '# Würfel liegen' }),
    covered: 'abgedeckt',
    took: (p) => `abgedeckt, hat die ${p.die}`,
    late: 'zu spät',
    waiting: 'wartet',
  },
  summary: {
    title: (p) => `Wertung der Runde ${p.round}`,
    none: 'Nicht rechtzeitig abgedeckt: keine Punkte.',
    total: (p) => `${p.n} insgesamt`,
    exchanged: 'aus der Mitte',
  },
  time: {
    start: (p) => `Start in ${p.s}`,
    call: (p) => `Start von selbst in ${p.s} s`,
    cover: (p) => n.count(p.s, { one: 'noch # Sekunde zum Abdecken', other: 'noch # Sekunden zum Abdecken' }),
    take: (p) => n.count(p.s, { one: 'noch # Sekunde zum Nehmen', other: 'noch # Sekunden zum Nehmen' }),
    exchange: (p) =>
      n.count(p.s, { one: 'noch # Sekunde zum Eintauschen', other: 'noch # Sekunden zum Eintauschen' }),
  },
  log: {
    deal: (p) => `${p.name} beginnt.`,
    open: (p) => `Runde ${p.round}. In der Mitte: ${p.dice}.`,
    call: (p) => `${p.name} ruft: Cubo!`,
    clockCall: 'Die Uhr ruft: Cubo!',
    throws: (p) => `${p.name}: Wurf ${p.n}.`,
    fall: (p) => `${p.name} würfelt ${p.dice}.`,
    pickUp: (p) => `${p.name} nimmt die Würfel in die Hand.`,
    cover: (p) => `${p.name} deckt ab: Cubo!`,
    take: (p) => `${p.name} nimmt die ${p.die} aus der Mitte.`,
    takeNone: (p) => `${p.name} nimmt keinen Würfel.`,
    countdown: (p) => `${p.s} Sekunden für ${n.list(p.names)}.`,
    ends: 'Die Runde ist zu Ende.',
    exchange: (p) => `${p.name} tauscht ein: ${p.die} für ${p.given}.`,
    keep: (p) => `${p.name} tauscht nichts ein.`,
    scored: (p) => `${p.name} bekommt ${points(p.points)}.`,
  },
  facts: {
    decisive: (p) => `Runde ${p.round}: ${p.points} für ${p.name}, ${p.more} mehr als alle anderen`,
    best: (p) =>
      `${whose(p.name)}: Runde ${p.round} mit ${n.count(p.points, { one: '# Punkt', other: '# Punkten' })}`,
  },
  end: { tie: 'Gleichstand: Der Sieg wird geteilt.' },
  undo: 'Am ruhigen Tisch kannst du zurücknehmen, was seit deinem letzten Wurf geschah; im Rennen gilt alles sofort.',
  keys: 'Tasten: 1–8 legen Würfel (1–4 nehmen einen aus der Mitte), Leertaste würfelt, C ruft „Cubo!“, Z nimmt zurück, S springt zu deinem Zug.',
  refusals,
  intro,
  rules,
};
