import { numbersFor } from '../../../app/i18n/plural.ts';
import type { CiubMessages } from './index.ts';
import { hints, refusals, rules } from './refusals.hu.ts';

const n = numbersFor('hu');

const colours: CiubMessages['colours'] = {
  white: 'fehér',
  red: 'piros',
  orange: 'narancssárga',
  yellow: 'sárga',
  green: 'zöld',
  purple: 'lila',
  blue: 'kék',
};

const dice = (count: number): string => n.count(count, { other: '# kocka' });

export const messages: CiubMessages = {
  colours,
  faces: {
    swap: 'csere',
    reroll: 'dobj újra',
    adjust: 'forgasd kedvedre',
    skull: 'koponya',
    two: '2:1 csere',
  },
  die: (p) =>
    p.status === 'inactive'
      ? `${colours[p.colour]} kocka, inaktív`
      : [`${colours[p.colour]} kocka`, p.face, p.status === 'spent' ? 'felhasználva' : '']
          .filter(Boolean)
          .join(', '),
  dice: (p) => dice(p.n),
  selected: 'kiválasztva',
  card: (p) => `varázskártya ${p.task} (${n.count(p.points, { other: '# pont' })})`,
  tasks: {
    total: (p) => `${p.sum}+ összesen`,
    equal: (p) => `${p.count} egyforma`,
    opus: 'Opus Magnum',
  },
  cardState: {
    met: 'elveheted',
    aimed: 'a célod',
    token: (p) => `korong: ${p.name}`,
  },
  display: 'Varázskártyák',
  topRow: 'Felső sor',
  bottomRow: 'Alsó sor',
  pile: (p) => n.count(p.n, { other: 'Még # kártya van a pakliban' }),
  pileEmpty: 'Már csak az Opus Magnum maradt: a következő megszerzett kártyával az is jár.',
  tray: 'Kockamező',
  trayEmpty: 'Ide kerülnek a félretett kockák.',
  pool: 'Kockák',
  supply: 'Közös készlet',
  supplyOf: (p) => `${colours[p.colour]}: ${p.n} a közös készletben`,
  cards: (p) => n.count(p.n, { other: '# kártya' }),
  rollCount: (p) => `${p.n}. dobás`,
  aim: {
    none: 'Koppints egy kártyára, hogy célba vedd.',
    title: 'A célod',
    needs: (p) => `hiányzik: ${p.faces}`,
    sum: (p) => `${p.now} / ${p.wanted}`,
    met: 'teljesült',
    token: 'Korong ide',
    remove: 'Kivétel',
    take: 'Elveszem',
    helpful: 'Ami segít',
  },
  act: {
    rollAll: (p) => `Dobás: ${dice(p.n)}`,
    rollOn: (p) => `Tovább: ${dice(p.n)}`,
    asideAndRoll: (p) => `${p.n} félre, dobok tovább`,
    stop: 'Megállok',
    asideAndStop: (p) => `${p.n} félre, megállok`,
    setAside: 'Inkább félreteszem',
    takeDie: 'Inkább egy kocka',
    keep: 'Ezt az ötöt tartom meg',
    keepSome: (p) => `Megtartva: ${p.n} / 5`,
    suggest: 'Javaslat',
    whiten: (p) => `${p.n} csere fehérre`,
    endTurn: 'Lépés vége',
    really: 'Koppints újra a megerősítéshez',
  },
  say: {
    falling: 'Gurulnak a kockák…',
    turning: 'Új kártya fordul fel…',
    foresight: 'Tedd a korongod egy kártyára, vegyél ki egyet a felső sorból, vagy dobj rögtön.',
    toRoll: 'Most dobj az összes kockáddal.',
    actions: (p) =>
      n.count(p.n, {
        one: 'Használd az akciódat, vagy tegyél félre kockát és dobj tovább.',
        other: '# akciód van: használd őket, vagy tegyél félre kockát és dobj tovább.',
      }),
    setAside: 'A továbbdobáshoz tegyél félre legalább egy kockát, vagy állj meg.',
    mayRoll: 'Dobj tovább, tegyél félre még, vagy állj meg.',
    mustStop: 'Több dobás nincs. Tedd félre, ami kell, és állj meg.',
    swap: 'Melyik színt kéred érte a közös készletből?',
    reroll: 'Melyik kockával dobsz újra?',
    adjust: 'Melyik kockát forgatod el?',
    adjustFace: 'Melyik oldalát mutassa?',
    gain: 'A kockameződ teljesít egy kártyát. Válaszd ki, melyiket veszed el.',
    gainNone: 'Egy kártya sem teljesült. Vegyél el egy kockát a közös készletből.',
    down: 'Melyik kártya csússzon le a felső sorból?',
    takeDie: 'Melyik kockát veszed el a közös készletből?',
    keep: (p) =>
      p.n === 0
        ? 'Ez az öt nálad marad, a többi visszakerül.'
        : `Válaszd ki az öt megtartott kockát: még ${p.n}.`,
    trade: 'Most cserélhetsz kockákat. Aztán fejezd be a lépésed.',
    tradeFor: 'Melyik két kockát kéred érte?',
    end: 'Színes kockákat fehérre cserélhetsz. Aztán fejezd be a lépésed.',
    nothingToTrade: 'Nincs mit cserélni. Fejezd be a lépésed.',
    others: {
      foresight: (p) => `${p.name} a kártyákat nézi.`,
      rolling: (p) => `${p.name} dob.`,
      gaining: (p) => `${p.name} kártyát választ.`,
      trading: (p) => `${p.name} befejezi a lépését.`,
    },
    finalTurn: 'Utolsó lépés: mindkét sor kártyái számítanak.',
    opusNear: 'Elfogyott a pakli: a következő megszerzett kártyával az Opus Magnum is jár.',
    opusGone: (p) => `Az Opus Magnum gazdája: ${p.name}. A többiek még egyszer lépnek.`,
  },
  log: {
    deal: (p) => `A kártyák az asztalon vannak. ${p.name} kezd.`,
    token: (p) => `${p.name} korongot tesz ide: ${p.card}.`,
    remove: (p) => `${p.name} kiveszi ezt: ${p.card}.`,
    aside: (p) => `${p.name} félreteszi: ${p.dice}.`,
    fall: (p) => `${p.name} dobása: ${p.dice}.`,
    swap: (p) => `${p.name} cserél: ${p.die}, helyette ${colours[p.colour]}.`,
    reroll: (p) => `${p.name} újra dob ezzel: ${p.die}.`,
    adjust: (p) => `${p.name} elforgatja: ${p.die}, új oldal: ${p.face}.`,
    stop: (p) => `${p.name} megáll.`,
    gain: (p) => `${p.name} megszerzi: ${p.card}.`,
    opus: (p) => `${p.name} megkapja az Opus Magnumot is.`,
    decline: (p) => `${p.name} elvesz egy kockát: ${colours[p.colour]}.`,
    declineNothing: (p) => `${p.name} üresen találja a közös készletet.`,
    keep: (p) => `${p.name} öt kockát tart meg.`,
    trade: (p) =>
      `${p.name} cserél: ${p.die}, helyette ${n.list(p.colours.map((colour) => colours[colour]))}.`,
    whiten: (p) => `${p.name} fehérre cserél: ${dice(p.n)}.`,
    turnUp: (p) => `Felfordítva: ${p.card}.`,
    undo: (p) => `${p.name} ezt visszavonja.`,
    group: (p) => (p.n === 1 ? p.what : `${p.n} × ${p.what}`),
    list: (p) => n.list(p.items),
  },
  end: {
    tie: 'Egyenlő pontszám: a kockák száma dönt.',
  },
  refusals,
  hints,
  rules,
};
