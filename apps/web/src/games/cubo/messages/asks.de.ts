import type { AskMessages } from './asks.ts';

export const messages: AskMessages = {
  things: {
    red: {
      title: 'Roter Würfel',
      is: 'Einer deiner acht farbigen Würfel. Drei in einer Farbe in einer Reihe zählen doppelt.',
    },
    blue: {
      title: 'Blauer Würfel',
      is: 'Einer deiner acht farbigen Würfel. Drei in einer Farbe in einer Reihe zählen doppelt.',
    },
    joker: {
      title: 'Joker',
      is: 'Er liegt immer im Zentrum und gilt in jeder seiner beiden Reihen als Rot oder Blau, wie es passt. Seine Zahl bleibt.',
    },
    middle: {
      title: 'Die Mitte',
      is: 'Vier Würfel, die die ganze Runde offen liegen. Wer abgedeckt hat, darf einen nehmen und bei der Wertung gegen einen des eigenen Quadrats eintauschen.',
      cost: 'Nichts: Dafür geht einer deiner Würfel in die Mitte.',
    },
    cell: {
      title: 'Ein Feld',
      is: 'In jedes der neun Felder kommt ein Würfel. Zeilen und Spalten zählen, Diagonalen nicht.',
    },
    others: {
      title: 'Die anderen',
      is: 'Wie weit alle sind: Würfel in der Hand, am Schauen, am Legen, abgedeckt oder zu spät.',
    },
    player: { title: 'Ein Platz', is: 'Wer hier sitzt, was gerade geschieht und die Punkte bisher.' },
    scored: { title: 'Die Wertung', is: 'Was die Quadrate in dieser Runde gebracht haben, Reihe für Reihe.' },
    clear: {
      title: 'Leeren',
      is: 'Nimmt alle gelegten Würfel zurück, um sie anders zu legen. Gewürfelt wird nicht.',
    },
  },
  acts: {
    call: { is: 'Startet die Runde: Alle dürfen würfeln.' },
    throw: { is: 'Wirft alle neun Würfel.' },
    pickUp: {
      is: 'Nimmt alle neun Würfel in die Hand. Wer sie beim ersten „Cubo!“ in der Hand hat, darf noch einmal würfeln.',
      cost: 'Was jetzt da liegt.',
    },
    'pickUp-throw': {
      is: 'Nimmt alle neun Würfel in die Hand und wirft sie noch einmal.',
      cost: 'Was jetzt da liegt, und Zeit.',
    },
    cover: {
      is: 'Deckt dein Quadrat ab. Dann darfst du einen Würfel aus der Mitte nehmen.',
      cost: 'In dieser Runde kannst du nicht mehr würfeln und nichts mehr ändern.',
    },
    take: { is: 'Du nimmst keinen Würfel aus der Mitte.', cost: 'Die Möglichkeit, einen einzutauschen.' },
    exchange: {
      is: 'Der Würfel aus der Mitte kommt an die Stelle des gewählten und behält seine Zahl.',
      cost: 'Der ersetzte Würfel geht in die Mitte.',
    },
    keep: {
      is: 'Dein Quadrat wird so gewertet, wie es liegt.',
      cost: 'Der genommene Würfel nützt dir in dieser Runde nichts.',
    },
    next: { is: 'Du hast genug von der Wertung gesehen. Wenn das alle haben, beginnt die nächste Runde.' },
  },
};
