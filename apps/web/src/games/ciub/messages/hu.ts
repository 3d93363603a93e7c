import { numbersFor } from '../../../base/i18n/plural.ts';
import type { RecapText } from './values.ts';
import type { CiubMessages } from './index.ts';
import { hints, refusals } from './refusals.hu.ts';
import { intro, rules, symbols } from './rules.hu.ts';
import { chooser, costs, facts, news, rows } from './words.hu.ts';

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

const faces: CiubMessages['faces'] = {
  swap: 'cserélj kockát',
  reroll: 'dobj újra',
  adjust: 'forgasd, ahogy tetszik',
  skull: 'koponya',
  two: '2:1 csere',
};

const pairOf = ([one, other]: Parameters<CiubMessages['log']['trade']>[0]['pair']): string =>
  one === other ? `2 × ${colours[one]}` : n.list([colours[one], colours[other]]);

const dice = (count: number): string => n.count(count, { other: '# kocka' });

function taken({ card, opus, points, die }: RecapText): readonly string[] {
  if (card === null) return die === null ? [] : [`új kocka: ${colours[die]}`];
  return [opus ? `elvitte: ${card} és az Opus Magnum` : `elvitte: ${card}`, `+${points}`];
}

export const messages: CiubMessages = {
  colours,
  faces,
  die: (p) =>
    p.status === 'inactive'
      ? `${colours[p.colour]} kocka, inaktív`
      : [`${colours[p.colour]} kocka`, p.face, p.status === 'spent' ? 'felhasználva' : '']
          .filter(Boolean)
          .join(', '),
  dice: (p) => dice(p.n),
  selected: (p) => `${p.n} kiválasztva`,
  told: (p) => (p.face === 'skull' ? faces.skull : `„${faces[p.face]}”`),
  group: (p) => (p.n === 1 ? p.what : `${p.n} × ${p.what}`),
  list: (p) => n.list(p.items),
  card: (p) => `„${p.task}” varázskártya (${n.count(p.points, { other: '# pont' })})`,
  tasks: {
    total: (p) => `${p.sum}+ összesen`,
    equal: (p) => `${p.count} egyforma`,
    opus: 'Opus Magnum',
  },
  cardState: {
    met: 'elveheted',
    aimed: 'a célod',
    token: (p) => `${p.name} korongja: csak ${p.name} viheti el`,
  },
  display: 'Varázskártyák',
  topRow: 'Felső sor',
  bottomRow: 'Alsó sor',
  pile: (p) => n.count(p.n, { other: 'Még # kártya van a húzópakliban' }),
  pileEmpty: 'Már csak az Opus Magnum maradt: a következő megszerzett kártyával az is jár.',
  tray: 'Kockamező',
  trayEmpty: 'Ide kerülnek a félretett kockák.',
  pool: 'Kockák',
  supply: 'Közös készlet',
  cards: (p) => n.count(p.n, { other: '# kártya' }),
  rollCount: (p) => `${p.n}. dobás`,
  aim: {
    none: 'Válassz egy kártyát célnak.',
    title: 'A célod',
    needs: (p) => `hiányzik: ${p.faces}`,
    needsEqual: (p) => `hiányzik: ${p.n} egyforma`,
    sum: (p) => `${p.now}, kell: ${p.wanted}`,
    later: 'előbb le kell kerülnie',
    reserved: (p) => `csak ${p.name} viheti el`,
    own: 'a te korongod: csak te viheted el',
    theirs: (p) => `${p.name} célja talán`,
    theirsNone: (p) => `${p.name} még semmit sem tett félre.`,
    met: 'teljesült',
    token: 'Korong ide',
    remove: 'Eltávolítom',
    take: 'Elveszem',
    helpful: 'Hasznosak kijelölése',
  },
  act: {
    rollAll: (p) => `Dobok ${p.n} kockával`,
    rollOn: 'Tovább dobok',
    asideAndRoll: (p) => `${p.n} félre, dobok tovább`,
    stop: 'Megállok',
    setAside: 'Inkább félreteszem',
    takeDie: 'Inkább kockát kérek',
    goOn: 'Tovább',
    keep: 'Ezt az ötöt tartom meg',
    keepSome: (p) => `Megtartva: ${p.n} / 5`,
    suggest: 'Javaslat',
    whiten: (p) => `${p.n} kockát fehérre cserélek`,
    endTurn: 'Befejezem a lépést',
    really: 'Még egyszer a megerősítéshez',
  },
  say: {
    falling: 'Gurulnak a kockák…',
    turning: 'Új kártya fordul fel…',
    foresight:
      'Tedd a kártyajelölő korongod egy kártyára, távolíts el egyet a felső sorból, vagy dobj rögtön.',
    toRoll: 'Most dobj az összes kockáddal.',
    actions: (p) =>
      n.count(p.n, {
        one: 'Használd az akciódat, vagy tegyél kockát a kockamezőre, és dobj tovább.',
        other: '# akciód van: használd őket, vagy tegyél kockát a kockamezőre, és dobj tovább.',
      }),
    setAside: 'Az újabb dobáshoz tegyél legalább egy kockát a kockamezőre, vagy állj meg.',
    mayRoll: 'Dobj tovább, tegyél még kockát a kockamezőre, vagy állj meg.',
    mustStop: 'Több dobás nincs. Tedd a kockamezőre, ami kell, és állj meg.',
    swap: 'Melyik színt kéred érte a közös készletből?',
    reroll: 'Melyik kockával dobsz újra?',
    adjust: 'Melyik kockát forgatod el?',
    adjustFace: 'Melyik oldalát mutassa?',
    gain: 'A kockáid teljesítenek egy kártyát. Válaszd ki, melyiket veszed el.',
    gainNone: 'A kockáid egy kártyát sem teljesítenek. Vegyél el egy kockát a közös készletből.',
    supplyEmpty: 'Üres a közös készlet: most nem jár kocka.',
    takeCard: 'Most vedd el a kártyát.',
    down: 'Melyik kártya csússzon le a felső sorból?',
    takeDie: 'Melyik kockát veszed el a közös készletből?',
    keep: (p) =>
      p.n === 0
        ? 'Ez az öt nálad marad, a többi visszakerül.'
        : `Válaszd ki, melyik öt kockát tartod meg: még ${p.n}.`,
    trade: 'Most cserélhetsz kockákat. Aztán fejezd be a lépésed.',
    tradeFor: 'Melyik két kockát kéred érte?',
    tradeSecond: (p) => `Az első kocka: ${colours[p.colour]}. És a második?`,
    end: 'Színes kockákat fehérre cserélhetsz. Aztán fejezd be a lépésed.',
    nothingToTrade: 'Nincs mit cserélni. Fejezd be a lépésed.',
    others: {
      foresight: (p) => `${p.name} a kártyákat nézi.`,
      rolling: (p) => `${p.name} dob.`,
      gaining: (p) => `${p.name} kártyát választ.`,
      keeping: (p) => `${p.name} kiválasztja, melyik öt kockát tartja meg.`,
      trading: (p) => `${p.name} befejezi a lépését.`,
    },
  },
  log: {
    deal: (p) => `A kártyák az asztalon vannak. ${p.name} kezd.`,
    token: (p) => `${p.name} leteszi a korongját: ${p.card}.`,
    remove: (p) => `${p.name} eltávolít egy kártyát: ${p.card}.`,
    aside: (p) => `${p.name} a kockamezőre teszi: ${p.dice}.`,
    fall: (p) => `${p.name} dobása: ${p.dice}.`,
    swap: (p) => `${p.name} cserél: ${colours[p.from]} kocka, helyette ${colours[p.to]}.`,
    reroll: (p) => `${p.name} újra dob ezzel: ${p.die}.`,
    adjust: (p) => `${p.name} elforgatja: ${p.die}, új oldal: ${p.face}.`,
    stop: (p) => `${p.name} megáll.`,
    gain: (p) => `${p.name} megszerzi: ${p.card}.`,
    opus: (p) => `${p.name} megkapja az Opus Magnumot is.`,
    decline: (p) => `${p.name} elvesz egy kockát: ${colours[p.colour]}.`,
    declineNothing: (p) => `Üres a közös készlet: ${p.name} nem vesz el kockát.`,
    keep: (p) => `${p.name} öt kockát tart meg.`,
    trade: (p) => `${p.name} 2:1 arányban cserél: ${colours[p.die]} kocka, helyette ${pairOf(p.pair)}.`,
    whiten: (p) => `${p.name} fehérre cserél: ${dice(p.n)}.`,
    turnUp: (p) => `Felfordítva: ${p.card}.`,
  },
  watched: {
    token: (p) => `${p.name} megjelöli: ${p.card}.`,
    remove: (p) => `${p.name} eltávolítja: ${p.card}.`,
    turnUp: (p) => `Új kártya: ${p.card}.`,
    roll: (p) =>
      p.dice === null
        ? `${p.name} dob, ${dice(p.n)}.`
        : `${p.name} félreteszi: ${p.dice}; újra dob, ${dice(p.n)}.`,
    stop: (p) => (p.dice === null ? `${p.name} megáll.` : `${p.name} félreteszi: ${p.dice}, és megáll.`),
    fall: (p) => `${p.name}: ${p.dice}.`,
    swap: (p) => `${p.name} cserél: ${colours[p.from]} helyett ${colours[p.to]}.`,
    reroll: (p) => `${p.name} újradob: ${colours[p.colour]}.`,
    adjust: (p) => `${p.name} elforgat: ${colours[p.colour]}, most ${p.face}.`,
    gain: (p) => `${p.name} kártyát szerez: ${p.card}, ${n.count(p.points, { other: '# pont' })}.`,
    opus: (p) => `${p.name} megkapja az Opus Magnumot is.`,
    keep: (p) => `${p.name} öt kockát tart meg.`,
    recap: (p) => [`${p.name}: ${p.rolls} dobás`, ...taken(p)].join(', '),
  },
  end: {
    tie: 'Egyenlő pontszám: a kockák száma dönt.',
  },
  undo: 'Mindent visszavonhatsz, ami az utolsó dobás vagy felfordított kártya óta történt.',
  keys: 'Billentyűk: 1–9 kockát választ, szóköz dob, Z visszavon, Escape kilép a választásból, S a te körödre ugrik.',
  rows,
  news,
  facts,
  costs,
  chooser,
  refusals,
  hints,
  intro,
  rules,
  symbols,
};
