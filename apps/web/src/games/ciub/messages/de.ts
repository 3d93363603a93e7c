import { numbersFor } from '../../../app/i18n/plural.ts';
import type { CiubMessages } from './index.ts';
import { hints, refusals, rules } from './refusals.de.ts';

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

/** Before a masculine noun in the accusative: einen … Würfel. */
const declined: CiubMessages['colours'] = {
  white: 'weißen',
  red: 'roten',
  orange: 'orangen',
  yellow: 'gelben',
  green: 'grünen',
  purple: 'lila',
  blue: 'blauen',
};

const dice = (count: number): string => n.count(count, { other: '# Würfel' });

export const messages: CiubMessages = {
  colours,
  faces: {
    swap: 'Austauschen',
    reroll: 'Neu würfeln',
    adjust: 'Drehen',
    skull: 'Totenkopf',
    two: '2 gegen 1',
  },
  die: (p) =>
    p.status === 'inactive'
      ? `Würfel ${colours[p.colour]}, inaktiv`
      : [`Würfel ${colours[p.colour]}`, p.face, p.status === 'spent' ? 'verbraucht' : '']
          .filter(Boolean)
          .join(', '),
  dice: (p) => dice(p.n),
  selected: 'gewählt',
  card: (p) => `Zauberkarte ${p.task} (${n.count(p.points, { one: '# Punkt', other: '# Punkte' })})`,
  tasks: {
    total: (p) => `Summe ${p.sum}+`,
    equal: (p) => `${p.count} gleiche`,
    opus: 'Opus Magnum',
  },
  cardState: {
    met: 'kannst du nehmen',
    aimed: 'dein Ziel',
    token: (p) => `Marker von ${p.name}`,
  },
  display: 'Zauberkarten',
  topRow: 'Obere Reihe',
  bottomRow: 'Untere Reihe',
  pile: (p) => n.count(p.n, { one: 'Noch # Karte im Stapel', other: 'Noch # Karten im Stapel' }),
  pileEmpty: 'Nur das Opus Magnum ist noch da: Die nächste gewonnene Karte bringt es mit.',
  tray: 'Würfelschale',
  trayEmpty: 'Hier liegen die Würfel, die du beiseitelegst.',
  pool: 'Würfel',
  supply: 'Vorrat',
  supplyOf: (p) => `${colours[p.colour]}: ${p.n} im Vorrat`,
  cards: (p) => n.count(p.n, { one: '# Karte', other: '# Karten' }),
  rollCount: (p) => `Wurf ${p.n}`,
  aim: {
    none: 'Tippe auf eine Karte, um sie anzupeilen.',
    title: 'Dein Ziel',
    needs: (p) => `fehlt ${p.faces}`,
    sum: (p) => `${p.now} von ${p.wanted}`,
    met: 'erfüllt',
    token: 'Marker hierher',
    remove: 'Entfernen',
    take: 'Karte nehmen',
    helpful: 'Passende wählen',
  },
  act: {
    rollAll: (p) => `${dice(p.n)} werfen`,
    rollOn: (p) => `Weiter mit ${n.count(p.n, { one: '# Würfel', other: '# Würfeln' })}`,
    asideAndRoll: (p) => `${p.n} beiseite, weiterwürfeln`,
    stop: 'Aufhören',
    asideAndStop: (p) => `${p.n} beiseite, aufhören`,
    setAside: 'Lieber beiseitelegen',
    takeDie: 'Lieber einen Würfel',
    keep: 'Diese fünf behalten',
    keepSome: (p) => `${p.n} von 5 behalten`,
    suggest: 'Vorschlag',
    whiten: (p) => `${p.n} gegen weiße tauschen`,
    endTurn: 'Zug beenden',
    really: 'Zum Bestätigen noch einmal',
  },
  say: {
    falling: 'Die Würfel rollen …',
    turning: 'Eine neue Karte wird aufgedeckt …',
    foresight: 'Setz deinen Marker auf eine Karte, entferne eine der oberen Reihe, oder würfle gleich.',
    toRoll: 'Jetzt würfle mit allen deinen Würfeln.',
    actions: (p) =>
      n.count(p.n, {
        one: 'Nutze deine Aktion, oder leg Würfel beiseite und würfle weiter.',
        other: 'Nutze deine # Aktionen, oder leg Würfel beiseite und würfle weiter.',
      }),
    setAside: 'Leg mindestens einen Würfel beiseite und würfle weiter, oder hör auf.',
    mayRoll: 'Würfle weiter, leg mehr beiseite, oder hör auf.',
    mustStop: 'Weiterwürfeln geht nicht mehr. Leg beiseite, was du brauchst, und hör auf.',
    swap: 'Welche Farbe willst du dafür aus dem Vorrat?',
    reroll: 'Welchen Würfel willst du neu würfeln?',
    adjust: 'Welchen Würfel willst du drehen?',
    adjustFace: 'Welche Seite soll er zeigen?',
    gain: 'Deine Würfelschale erfüllt eine Karte. Wähle, welche du nimmst.',
    gainNone: 'Keine Karte ist erfüllt. Nimm einen Würfel aus dem Vorrat.',
    down: 'Welche Karte der oberen Reihe rückt nach unten?',
    takeDie: 'Welchen Würfel nimmst du aus dem Vorrat?',
    keep: (p) =>
      p.n === 0
        ? 'Diese fünf bleiben bei dir, der Rest geht zurück.'
        : `Wähle die fünf Würfel, die bleiben: noch ${p.n}.`,
    trade: 'Du darfst jetzt Würfel tauschen. Dann beende deinen Zug.',
    tradeFor: 'Welche zwei Würfel willst du dafür?',
    end: 'Du darfst farbige Würfel gegen weiße tauschen. Dann beende deinen Zug.',
    nothingToTrade: 'Zu tauschen gibt es nichts. Beende deinen Zug.',
    others: {
      foresight: (p) => `${p.name} schaut sich die Karten an.`,
      rolling: (p) => `${p.name} würfelt.`,
      gaining: (p) => `${p.name} wählt eine Karte.`,
      trading: (p) => `${p.name} beendet den Zug.`,
    },
    finalTurn: 'Letzter Zug: Karten beider Reihen zählen.',
    opusNear: 'Der Stapel ist leer: Die nächste gewonnene Karte bringt das Opus Magnum mit.',
    opusGone: (p) => `${p.name} hat das Opus Magnum. Alle anderen haben noch einen Zug.`,
  },
  log: {
    deal: (p) => `Die Karten liegen aus. ${p.name} beginnt.`,
    token: (p) => `${p.name} setzt den Marker auf die ${p.card}.`,
    remove: (p) => `${p.name} entfernt die ${p.card}.`,
    aside: (p) => `${p.name} legt beiseite: ${p.dice}.`,
    fall: (p) => `${p.name} würfelt ${p.dice}.`,
    swap: (p) => `${p.name} tauscht aus: ${p.die} gegen ${colours[p.colour]}.`,
    reroll: (p) => `${p.name} würfelt neu: ${p.die}.`,
    adjust: (p) => `${p.name} dreht auf ${p.face}: ${p.die}.`,
    stop: (p) => `${p.name} hört auf zu würfeln.`,
    gain: (p) => `${p.name} gewinnt die ${p.card}.`,
    opus: (p) => `${p.name} bekommt auch das Opus Magnum.`,
    decline: (p) => `${p.name} nimmt einen ${declined[p.colour]} Würfel.`,
    declineNothing: (p) => `${p.name} findet den Vorrat leer.`,
    keep: (p) => `${p.name} behält fünf Würfel.`,
    trade: (p) =>
      `${p.name} tauscht 2 gegen 1: ${p.die}, gegen ${n.list(p.colours.map((colour) => colours[colour]))}.`,
    whiten: (p) => `${p.name} tauscht ${dice(p.n)} gegen weiße.`,
    turnUp: (p) => `Aufgedeckt: ${p.card}.`,
    undo: (p) => `${p.name} nimmt das zurück.`,
    group: (p) => (p.n === 1 ? p.what : `${p.n} × ${p.what}`),
    list: (p) => n.list(p.items),
  },
  end: {
    tie: 'Gleich viele Punkte: Die Zahl der Würfel entscheidet.',
  },
  refusals,
  hints,
  rules,
};
