import { numbersFor } from '../../../base/i18n/plural.ts';
import type { CuboMessages } from './index.ts';
import { refusals } from './refusals.hu.ts';
import { intro, rules } from './rules.hu.ts';

const n = numbersFor('hu');
const whose = (name: string | null): string =>
  name === null ? 'A legjobb fordulód' : `${name} legjobb fordulója`;

const dieNames = { red: 'piros kocka', blue: 'kék kocka', joker: 'dzsóker' } as const;
const colours = { red: 'piros', blue: 'kék', joker: 'dzsóker' } as const;
const points = (count: number): string => n.count(count, { other: '# pont' });

export const messages: CuboMessages = {
  die: (p) => (p.face === null ? dieNames[p.colour] : `${colours[p.colour]} ${p.face}`),
  thrown: (p) =>
    [
      p.red.length > 0 ? `piros ${p.red.join(', ')}` : '',
      p.blue.length > 0 ? `kék ${p.blue.join(', ')}` : '',
      p.joker === null ? '' : `dzsóker ${p.joker}`,
    ]
      .filter(Boolean)
      .join('; '),
  points: (p) => points(p.n),
  round: (p) => `${p.round}. forduló a ${p.of}-ból`,
  total: 'Összesen',
  throwCount: (p) => `${p.n}. dobás`,
  throwsLeft: (p) => n.count(p.n, { other: 'még # dobás' }),
  area: {
    square: 'A négyzeted',
    squareOf: (p) => `${p.name} négyzete`,
    loose: 'Lerakandó kockák',
    middle: 'Kockák középen',
    others: 'A többiek',
    taken: (p) => `Középről elvéve: ${p.die}`,
    middleEmpty: 'elvitték',
  },
  cell: {
    empty: (p) => `${p.row}. sor, ${p.column}. oszlop: üres`,
    next: (p) => `${p.row}. sor, ${p.column}. oszlop: üres, ez következik`,
    die: (p) => `${p.row}. sor, ${p.column}. oszlop: ${p.die}`,
  },
  line: {
    row: (p) => `${p.n}. sor: ${points(p.points)}`,
    column: (p) => `${p.n}. oszlop: ${points(p.points)}`,
    doubled: 'egyszínű, dupla',
    sum: 'A négyzet pontjai',
  },
  act: {
    call: 'Cubót kiáltok',
    throw: 'Dobok',
    throwAgain: 'Újra dobok',
    pickUp: 'Kézbe veszem',
    cover: 'Cubo!',
    coverIn: (p) => `Cubo! ${p.s} mp múlva`,
    clear: 'Leszedem',
    takeNone: 'Egyet sem kérek',
    keep: (p) => `Megtartom: ${points(p.points)}`,
    exchange: (p) => `Cserélek: ${points(p.points)}`,
    next: 'Következő forduló',
    waiting: 'Várunk a többiekre',
  },
  say: {
    opening: 'Gurulnak a középső kockák.',
    ready: 'A kockáid a kezedben vannak. Ha mindenki kész, add meg a jelet.',
    readyOther: (p) => `Kockák kézben. A jelet ${p.name} adja.`,
    starting: 'Készülj…',
    throwNow: 'Dobj.',
    throwLast: (p) => `${p.name} Cubót kiáltott. Még egyszer dobhatsz.`,
    falling: 'Gurulnak a kockák.',
    offline: 'Nincs kapcsolat: a dobás megvárja, amíg helyreáll.',
    lay: 'Rakd ki a négyzeted, vagy dobj újra.',
    layOnly: 'Most rakd ki a négyzeted.',
    layFast: (p) => `${p.name} Cubót kiáltott. Rakd ki a négyzeted.`,
    laid: 'Mind a kilenc lent van: Cubo!',
    covering: 'Mind a kilenc kint van, mindjárt letakarod.',
    hurry: 'Takard le a négyzeted, mielőtt letelik az idő.',
    late: 'Most elkéstél: ebben a fordulóban nincs pont.',
    take: 'Vegyél el gyorsan egy kockát középről.',
    takeCalm: 'Vegyél el egy kockát középről, vagy egyet se.',
    wait: 'Letakarva. A többiek még rakják.',
    watch: (p) => `Mindenki egyszerre játszik; a nagy négyzet gazdája ${p.name}.`,
    goOf: (p) => `${p.name} következik.`,
    exchange: (p) => `Kicserélheted a négyzeted egy kockáját erre: ${p.die}.`,
    exchangeCell: 'Cseréld ki ezt a kockát, vagy válassz másikat.',
    exchangeOf: (p) => `${p.name} cserélhet egy kockát.`,
    scored: 'Számoljuk a kört.',
    leads: (p) => `${n.list(p.names)} vezet: ${points(p.n)}.`,
    over: 'Lement a hat forduló.',
  },
  moment: {
    cover: (p) => `Cubo! ${p.name} letakarta`,
    take: (p) => `${p.name} elveszi: ${p.die}`,
  },
  status: {
    hand: 'kockák kézben',
    thrown: 'nézi',
    laying: (p) => n.count(p.n, { other: '# kocka lerakva' }),
    covered: 'letakarva',
    took: (p) => `letakarva, elvett: ${p.die}`,
    late: 'elkésett',
    waiting: 'vár',
  },
  summary: {
    title: (p) => `${p.round}. forduló: értékelés`,
    none: 'Nem takarta le időben: nincs pont.',
    total: (p) => `összesen ${p.n}`,
    exchanged: 'középről',
  },
  time: {
    start: (p) => `Rajt: ${p.s}`,
    call: (p) => `Magától indul ${p.s} mp múlva`,
    cover: (p) => n.count(p.s, { other: '# másodperc a letakarásra' }),
    take: (p) => n.count(p.s, { other: '# másodperc az elvételre' }),
    exchange: (p) => n.count(p.s, { other: '# másodperc a cserére' }),
  },
  log: {
    deal: (p) => `${p.name} kezd.`,
    open: (p) => `${p.round}. forduló. Középen: ${p.dice}.`,
    call: (p) => `${p.name} kiáltja: Cubo!`,
    clockCall: 'Letelt a várakozás: Cubo!',
    throws: (p) => `${p.name}: ${p.n}. dobás.`,
    fall: (p) => `${p.name} dobása: ${p.dice}.`,
    pickUp: (p) => `${p.name} kézbe veszi a kockákat.`,
    cover: (p) => `${p.name} letakarja a négyzetét: Cubo!`,
    take: (p) => `${p.name} elvesz középről: ${p.die}.`,
    takeNone: (p) => `${p.name} nem vesz el kockát.`,
    countdown: (p) => `Még ${p.s} másodperc: ${n.list(p.names)}.`,
    ends: 'A forduló véget ért.',
    exchange: (p) => `${p.name} cserél: ${p.given} helyére ${p.die}.`,
    keep: (p) => `${p.name} nem cserél.`,
    scored: (p) => `${p.name}: ${points(p.points)}.`,
  },
  facts: {
    decisive: (p) => `${p.round}. forduló: ${p.name} ${p.points} pont, ${p.more} ponttal több bárkinél`,
    best: (p) => `${whose(p.name)}: a ${p.round}., ${p.points} pont`,
  },
  end: { tie: 'Egyenlő pontszám: közös a győzelem.' },
  undo: 'Nyugodt asztalnál visszavonhatod, ami az utolsó dobásod óta történt; versenyben minden azonnal számít.',
  keys: 'Billentyűk: 1–8 kockát rak le (1–4 elvesz egyet középről), szóköz dob, C Cubót kiált, Z visszavon, S a te körödre ugrik.',
  refusals,
  intro,
  rules,
};
