import { numbersFor } from '../../../base/i18n/plural.ts';
import type { RecapText } from './values.ts';
import type { CiubMessages } from './index.ts';
import { hints, refusals } from './refusals.de.ts';
import { intro, rules, symbols } from './rules.de.ts';
import { chooser, costs, facts, news, rows } from './words.de.ts';

const n = numbersFor('de');

const colours: CiubMessages['colours'] = {
  white: 'weiß',
  red: 'rot',
  orange: 'orange',
  yellow: 'gelb',
  green: 'grün',
  purple: 'lila',
  blue: 'blau',
};

/** Before a masculine noun: ein … Würfel. */
const named: CiubMessages['colours'] = {
  white: 'weißer',
  red: 'roter',
  orange: 'oranger',
  yellow: 'gelber',
  green: 'grüner',
  purple: 'lila',
  blue: 'blauer',
};

/** The same in the accusative: einen … Würfel. */
const declined: CiubMessages['colours'] = {
  white: 'weißen',
  red: 'roten',
  orange: 'orangen',
  yellow: 'gelben',
  green: 'grünen',
  purple: 'lila',
  blue: 'blauen',
};

const faces: CiubMessages['faces'] = {
  swap: 'Austauschen',
  reroll: 'Neu würfeln',
  adjust: 'Beliebig drehen',
  skull: 'Totenkopf',
  two: '2 gegen 1',
};

const pairOf = ([one, other]: Parameters<CiubMessages['log']['trade']>[0]['pair']): string =>
  one === other ? `2 × ${colours[one]}` : `zwei: ${n.list([colours[one], colours[other]])}`;

const dice = (count: number): string => n.count(count, { other: '# Würfel' });

const rolled = (count: number): string => (count > 1 ? `${count} Würfe` : 'ein Wurf');

function taken({ card, opus, points, die }: RecapText): readonly string[] {
  if (card === null) return die === null ? [] : [`ein Würfel mehr: ${colours[die]}`];
  return [opus ? `nimmt ${card} und das Opus Magnum` : `nimmt ${card}`, `+${points}`];
}

export const messages: CiubMessages = {
  colours,
  faces,
  die: (p) =>
    p.status === 'inactive'
      ? `${named[p.colour]} Würfel, inaktiv`
      : [`${named[p.colour]} Würfel`, p.face, p.status === 'spent' ? 'verbraucht' : '']
          .filter(Boolean)
          .join(', '),
  dice: (p) => dice(p.n),
  selected: (p) => `${p.n} gewählt`,
  told: (p) => (p.face === 'skull' ? faces.skull : `„${faces[p.face]}“`),
  group: (p) => (p.n === 1 ? p.what : `${p.n} × ${p.what}`),
  list: (p) => n.list(p.items),
  card: (p) => `Zauberkarte „${p.task}“ (${n.count(p.points, { one: '# Punkt', other: '# Punkte' })})`,
  tasks: {
    total: (p) => `Summe ${p.sum}+`,
    equal: (p) => `${p.count} gleiche`,
    opus: 'Opus Magnum',
  },
  cardState: {
    met: 'kannst du nehmen',
    aimed: 'dein Ziel',
    token: (p) => `Marker von ${p.name}: nur für ${p.name}`,
  },
  display: 'Zauberkarten',
  topRow: 'Obere Reihe',
  bottomRow: 'Untere Reihe',
  pile: (p) =>
    n.count(p.n, { one: 'Noch # Karte im Nachziehstapel', other: 'Noch # Karten im Nachziehstapel' }),
  pileEmpty: 'Nur das Opus Magnum ist noch da: Die nächste gewonnene Karte bringt es mit.',
  tray: 'Würfelschale',
  trayEmpty: 'Noch leer. Leg hier Würfel hinein.',
  pool: 'Würfel',
  supply: 'Vorrat',
  cards: (p) => n.count(p.n, { one: '# Karte', other: '# Karten' }),
  rollCount: (p) => `Wurf ${p.n}`,
  aim: {
    none: 'Wähle eine Karte als Ziel.',
    title: 'Dein Ziel',
    needs: (p) => `fehlt noch: ${p.faces}`,
    needsEqual: (p) => n.count(p.n, { one: 'fehlt noch: # gleicher', other: 'fehlt noch: # gleiche' }),
    sum: (p) => `${p.now} von ${p.wanted}`,
    later: 'muss erst nach unten',
    reserved: (p) => `ist für ${p.name} reserviert`,
    own: 'dein Marker: nur du darfst sie nehmen',
    theirs: (p) => `${p.name} peilt wohl an`,
    theirsNone: (p) => `${p.name} hat noch nichts in der Schale.`,
    met: 'erfüllt',
    token: 'Marker hierher',
    remove: 'Entfernen',
    take: 'Karte nehmen',
    helpful: 'Passende wählen',
  },
  act: {
    rollAll: (p) => `${dice(p.n)} werfen`,
    rollOn: 'Weiter',
    asideAndRoll: (p) => `${p.n} in die Schale, weiter`,
    stop: 'Aufhören',
    setAside: 'Lieber in die Schale',
    takeDie: 'Lieber einen Würfel',
    goOn: 'Weiter',
    keep: 'Diese fünf behalten',
    keepSome: (p) => `${p.n} von 5 gewählt`,
    suggest: 'Vorschlag',
    whiten: (p) => n.count(p.n, { one: '# gegen einen weißen tauschen', other: '# gegen weiße tauschen' }),
    endTurn: 'Zug beenden',
    really: 'Zum Bestätigen noch einmal',
  },
  say: {
    falling: 'Die Würfel rollen …',
    turning: 'Eine neue Karte wird aufgedeckt …',
    foresight: 'Setz deinen Marker auf eine Karte, entferne eine aus der oberen Reihe oder würfle sofort.',
    toRoll: 'Würfle jetzt mit allem, was du hast.',
    actions: (p) =>
      n.count(p.n, {
        one: 'Nutze deine Aktion, oder leg Würfel in die Schale und würfle weiter.',
        other: 'Nutze deine # Aktionen, oder leg Würfel in die Schale und würfle weiter.',
      }),
    setAside: 'Leg mindestens einen Würfel in die Schale und würfle weiter, oder hör auf.',
    mayRoll: 'Würfle weiter, leg mehr in die Schale oder hör auf.',
    mustStop: 'Weiterwürfeln geht nicht mehr. Leg in die Schale, was du brauchst, und hör auf.',
    swap: 'Welche Farbe willst du dafür aus dem Vorrat?',
    reroll: 'Welchen Würfel willst du neu würfeln?',
    adjust: 'Welchen Würfel willst du drehen?',
    adjustFace: 'Welche Seite soll er zeigen?',
    gain: 'Deine Würfel erfüllen eine Karte. Wähle, welche du nimmst.',
    gainNone: 'Deine Würfel erfüllen keine Karte. Nimm einen Würfel aus dem Vorrat.',
    supplyEmpty: 'Der Vorrat ist leer, du nimmst keinen Würfel.',
    takeCard: 'Nimm jetzt die Karte.',
    down: 'Welche Karte der oberen Reihe rückt nach unten?',
    takeDie: 'Welchen Würfel nimmst du aus dem Vorrat?',
    keep: (p) =>
      p.n === 0
        ? 'Diese fünf bleiben bei dir, der Rest geht zurück.'
        : `Wähle die fünf Würfel, die bleiben: noch ${p.n}.`,
    trade: 'Du darfst jetzt Würfel tauschen. Dann beende deinen Zug.',
    tradeFor: 'Welche zwei Würfel willst du dafür?',
    tradeSecond: (p) => `Erster Würfel: ${colours[p.colour]}. Und der zweite?`,
    end: 'Du darfst farbige Würfel gegen weiße tauschen. Dann beende deinen Zug.',
    nothingToTrade: 'Zu tauschen gibt es nichts. Beende deinen Zug.',
    others: {
      foresight: (p) => `${p.name} schaut sich die Karten an.`,
      rolling: (p) => `${p.name} würfelt.`,
      gaining: (p) => `${p.name} wählt eine Karte.`,
      keeping: (p) => `${p.name} wählt, welche fünf Würfel bleiben.`,
      trading: (p) => `${p.name} beendet den Zug.`,
    },
  },
  log: {
    deal: (p) => `Die Karten liegen aus. ${p.name} beginnt.`,
    token: (p) => `${p.name} setzt den Marker auf die ${p.card}.`,
    remove: (p) => `${p.name} entfernt die ${p.card}.`,
    aside: (p) => `${p.name} legt in die Schale: ${p.dice}.`,
    fall: (p) => `${p.name} würfelt ${p.dice}.`,
    swap: (p) => `${p.name} tauscht einen ${declined[p.from]} Würfel gegen einen ${declined[p.to]}.`,
    reroll: (p) => `${p.name} würfelt neu: ${p.die}.`,
    adjust: (p) => `${p.name} dreht einen Würfel auf ${p.face}: ${p.die}.`,
    stop: (p) => `${p.name} hört auf zu würfeln.`,
    gain: (p) => `${p.name} gewinnt die ${p.card}.`,
    opus: (p) => `${p.name} bekommt auch das Opus Magnum.`,
    decline: (p) => `${p.name} nimmt einen ${declined[p.colour]} Würfel.`,
    declineNothing: (p) => `Der Vorrat ist leer: ${p.name} nimmt keinen Würfel.`,
    keep: (p) => `${p.name} behält fünf Würfel.`,
    trade: (p) => `${p.name} tauscht einen ${declined[p.die]} Würfel gegen ${pairOf(p.pair)}.`,
    whiten: (p) =>
      n.count(p.n, {
        one: `${p.name} tauscht # Würfel gegen einen weißen.`,
        other: `${p.name} tauscht # Würfel gegen weiße.`,
      }),
    turnUp: (p) => `Aufgedeckt: ${p.card}.`,
  },
  watched: {
    token: (p) => `${p.name} markiert ${p.card}.`,
    remove: (p) => `${p.name} entfernt ${p.card}.`,
    turnUp: (p) => `Neue Karte: ${p.card}.`,
    roll: (p) =>
      p.dice === null
        ? `${p.name} wirft ${dice(p.n)}.`
        : `${p.name} legt ${p.dice} in die Schale und wirft ${dice(p.n)}.`,
    stop: (p) =>
      p.dice === null ? `${p.name} hört auf.` : `${p.name} legt ${p.dice} in die Schale und hört auf.`,
    fall: (p) => `${p.name}: ${p.dice}.`,
    swap: (p) => `${p.name} tauscht ${colours[p.from]} gegen ${colours[p.to]}.`,
    reroll: (p) => `${p.name} wirft ${colours[p.colour]} neu.`,
    adjust: (p) => `${p.name} dreht ${colours[p.colour]} auf ${p.face}.`,
    gain: (p) => `${p.name} gewinnt ${p.card}: ${n.count(p.points, { one: '# Punkt', other: '# Punkte' })}.`,
    opus: (p) => `Das Opus Magnum geht an ${p.name}.`,
    keep: (p) => `${p.name} behält fünf Würfel.`,
    recap: (p) => [`${p.name}: ${rolled(p.rolls)}`, ...taken(p)].join(', '),
  },
  end: {
    tie: 'Gleich viele Punkte: Die Zahl der Würfel entscheidet.',
  },
  undo: 'Du kannst alles zurücknehmen, was seit dem letzten Wurf oder der letzten aufgedeckten Karte geschah.',
  keys: 'Tasten: 1–9 wählen Würfel, Leertaste würfelt, Z nimmt zurück, Escape verlässt eine Auswahl, S springt zu deinem Zug.',
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
