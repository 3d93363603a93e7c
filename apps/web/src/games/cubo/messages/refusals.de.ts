import type { CuboMessages } from './index.ts';

export const refusals: CuboMessages['refusals'] = {
  'option-out-of-range': 'So lässt sich kein Tisch einrichten.',
  'impossible-first': 'Wer beginnt, wurde beim Einrichten des Tisches festgelegt.',
  'not-called-yet': 'Warte auf das Kommando: Dann dürfen alle würfeln.',
  'only-starter-calls': 'Das Kommando gibt nur, wer in dieser Runde Startspieler ist.',
  'already-called': 'Das Kommando ist schon gefallen.',
  'dice-not-in-hand': 'Nimm erst alle neun Würfel in die Hand.',
  'dice-already-in-hand': 'Deine Würfel sind schon in der Hand.',
  'must-arrange': 'Jemand hat „Cubo“ gerufen: Ordne an, was du geworfen hast.',
  'no-picking-up-after-cover': 'Jemand hat „Cubo“ gerufen: Niemand nimmt mehr Würfel in die Hand.',
  'joker-not-in-centre': 'Der Joker liegt immer in der Mitte des Cubos.',
  'die-laid-twice': 'Jeder Würfel liegt an genau einer Stelle: Ordne erst alle neun an.',
  'not-your-die': 'Ordne erst alle neun deiner Würfel an.',
  'dice-in-hand': 'Würfle, bevor du abdeckst.',
  'already-covered': 'Dein Cubo ist abgedeckt: Daran ändert sich nichts mehr.',
  'cover-first': 'Decke zuerst deinen Cubo ab, dann nimm einen Würfel.',
  'one-die-only': 'Aus der Mitte gibt es einen Würfel pro Runde.',
  'die-not-in-middle': 'Jemand war schneller: Dieser Würfel ist weg.',
  'name-a-die': 'Wähle einen der Würfel in der Mitte.',
  'too-late': 'Deine Zeit ist um: keine Punkte in dieser Runde.',
  'round-is-over': 'Diese Runde ist zu Ende.',
  'not-scoring': 'Eingetauscht wird bei der Wertung.',
  'not-your-exchange': 'Gewertet wird der Reihe nach, vom Startspieler an.',
  'joker-stays': 'Der Joker kann nicht ausgetauscht werden.',
  'game-over': 'Das Spiel ist zu Ende.',
  'throw-too-early': 'Schüttle sie noch einen Augenblick.',
  'pick-up-too-early': 'Schau dir deinen Wurf erst einen Augenblick an.',
  'no-call-at-calm-table': 'Am ruhigen Tisch braucht es kein Kommando.',
  'not-your-go': 'Gerade ist jemand anderes dran.',
  'no-throws-left': 'Das war dein letzter Wurf: Ordne an, was da liegt.',
  'cover-too-early': 'Lass dir noch einen Augenblick Zeit zum Anordnen.',
};

export const rules: CuboMessages['rules'] = [
  {
    clauses: 'R1–R2',
    text: 'Vier Würfel werden in die Mitte geworfen, neun hat jeder in der Hand. Auf das Kommando des Startspielers würfeln alle zugleich.',
  },
  { clauses: 'R3–R4', text: 'Würfle immer mit allen neun, so oft du willst, bis jemand abdeckt.' },
  {
    clauses: 'R5',
    text: 'Nach dem ersten „Cubo!“ nimmt niemand mehr Würfel in die Hand. Wer sie gerade hält, würfelt noch einmal.',
  },
  { clauses: 'R6–R7', text: 'Lege die acht farbigen Würfel um den Joker. Liegen alle neun, decke ab: Cubo!' },
  {
    clauses: 'R8',
    text: 'Wer abgedeckt hat, nimmt sich einen Würfel aus der Mitte. Der Schnellste wählt zuerst.',
  },
  {
    clauses: 'R9–R10',
    text: 'Danach bleiben dem letzten Spieler sechs Sekunden. Zu spät heißt: keine Punkte.',
  },
  {
    clauses: 'W1',
    text: 'Bei der Wertung darfst du den genommenen Würfel gegen einen farbigen deines Cubos eintauschen, an derselben Stelle.',
  },
  { clauses: 'W2', text: 'Es zählen drei Zeilen und drei Spalten.' },
  { clauses: 'W3', text: 'Straße: Drei Zahlen in Folge bringen die höchste.' },
  { clauses: 'W4', text: 'Drilling: Drei gleiche Zahlen bringen diese Zahl.' },
  { clauses: 'W5', text: 'Alles in einer Farbe: doppelt. Der Joker ist rot und blau, wie du es brauchst.' },
  { clauses: 'W8', text: 'Nach sechs Runden gewinnen die meisten Punkte.' },
  { clauses: 'P6', text: 'Ruhiger Tisch: einer nach dem anderen, je fünf Würfe, ohne Uhr.' },
  {
    clauses: 'P7',
    text: 'Im Rennen kann verabredet sein, wie lange es vom Wurf bis zum Abdecken mindestens dauert.',
  },
];
