import type { CuboMessages } from './index.ts';

export const intro =
  'Lege deine neun Würfel zu einem Quadrat mit den besten Reihen und decke es ab, bevor die Zeit um ist. Die meisten Punkte gewinnen.';

export const rules: CuboMessages['rules'] = [
  {
    clauses: 'R1–R2',
    text: 'Vier Würfel fallen in die Mitte, alle haben ihre neun in der Hand. Wer die Runde startet, gibt das Kommando; dann würfeln alle zugleich.',
  },
  {
    clauses: 'R3–R4',
    text: 'Würfle immer mit allen neun, so oft du willst, bis jemand „Cubo!“ ruft.',
  },
  {
    clauses: 'R5',
    text: 'Nach dem ersten „Cubo!“ nimmt niemand mehr Würfel in die Hand. Wer sie gerade hält, würfelt noch einmal.',
  },
  {
    clauses: 'R6–R7',
    text: 'Lege die acht farbigen Würfel um den Joker. Liegen alle neun, decke ab: Cubo!',
  },
  {
    clauses: 'R8',
    text: 'Wer abgedeckt hat, schnappt sich einen Würfel aus der Mitte. Wer schneller ist, hat die Wahl.',
  },
  {
    clauses: 'R9–R10',
    text: 'Wer noch fehlt, hat dann sechs Sekunden. Zu spät heißt: keine Punkte.',
  },
  {
    clauses: 'R11',
    text: 'Die Runde endet, wenn alle abgedeckt und einen Würfel genommen haben oder die Zeit um ist.',
  },
  {
    clauses: 'W1',
    text: 'Bei der Wertung darf der genommene Würfel einen farbigen deines Cubos ersetzen, an dessen Stelle und mit seiner Zahl.',
  },
  {
    clauses: 'W2',
    text: 'Es zählen drei Zeilen und drei Spalten, keine Diagonalen.',
  },
  {
    clauses: 'W3',
    text: 'Straße: drei Zahlen in Folge, auf- oder absteigend. Sie zählt ihre höchste Zahl.',
  },
  {
    clauses: 'W4',
    text: 'Drilling: drei gleiche Zahlen. Er zählt diese Zahl einmal.',
  },
  {
    clauses: 'W5',
    text: 'Alle drei in einer Farbe: doppelt. Der Joker zählt in jeder seiner Reihen als Rot oder Blau, wie es passt; seine Zahl bleibt.',
  },
  {
    clauses: 'W7',
    text: 'Ein Würfel kommt zurück in die Mitte. So verschieben sich deine Farben: Eine zu sammeln lohnt sich.',
  },
  {
    clauses: 'W8',
    text: 'Nach sechs Runden gewinnen die meisten Punkte; bei Gleichstand gewinnt ihr gemeinsam.',
  },
  {
    clauses: 'P1',
    text: 'Schütteln und Schauen brauchen einen Augenblick: Sofort noch einmal würfeln geht nicht.',
  },
  {
    clauses: 'P2–P4',
    text: 'Die Uhr hilft: Nach 20 Sekunden gibt sie das Kommando, nach drei Minuten drängt sie alle, nach 30 Sekunden tauscht sie für dich.',
  },
  {
    clauses: 'P6',
    text: 'Ruhiger Tisch: nacheinander, je höchstens fünf Würfe, ohne Uhr.',
  },
  {
    clauses: 'P7',
    text: 'Im Rennen kann verabredet sein, wie lange es vom Wurf bis zum Abdecken mindestens dauert.',
  },
];
