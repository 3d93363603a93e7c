import type { CiubMessages } from './index.ts';

export const intro =
  'Sammle Zauberkarten: Würfle in deinem Zug, bis deine Würfelschale eine Karte erfüllt. Die meisten Punkte gewinnen.';

export const rules: CiubMessages['rules'] = [
  {
    clauses: 'F1–F4',
    text: 'Vor dem Würfeln darfst du mit deinem Marker eine offene Karte reservieren oder eine unmarkierte Karte der oberen Reihe entfernen.',
  },
  {
    clauses: 'R1',
    text: 'Würfle mit allen deinen Würfeln.',
  },
  {
    clauses: 'R2',
    text: 'Jedes gewürfelte Symbol darfst du einmal nutzen, in beliebiger Reihenfolge.',
  },
  {
    clauses: 'R7, R10',
    text: 'Lege aktive Würfel in die Schale: Totenköpfe immer, alle anderen, wie du willst. Dort bleiben sie bis zum Ende des Zuges.',
  },
  {
    clauses: 'R8–R9',
    text: 'Würfle den Rest noch einmal, wenn seit dem letzten Wurf ein Würfel in die Schale kam oder ausgetauscht wurde. Aufhören darfst du nach jedem Wurf.',
  },
  {
    clauses: 'G1–G4',
    text: 'Dann darfst du eine Karte der unteren Reihe ohne fremden Marker gewinnen. Zahlen: jede so oft wie abgebildet. „20+“: Deine Zahlen ergeben zusammen 20 oder mehr. „4=“: vier gleiche Zahlen oder vier Totenköpfe, nicht gemischt.',
  },
  {
    clauses: 'G5',
    text: 'Lag dein Marker darauf, bekommst du ihn zurück.',
  },
  {
    clauses: 'G6–G7',
    text: 'Danach rückt eine Karte deiner Wahl von oben nach unten, und du behältst fünf Würfel.',
  },
  {
    clauses: 'G8',
    text: 'Ohne Karte behältst du alle Würfel und nimmst einen in beliebiger Farbe dazu.',
  },
  {
    clauses: 'T1–T2',
    text: 'Zum Schluss darfst du jedes „2 gegen 1“ in deiner Schale gegen zwei andersfarbige Würfel tauschen, und farbige Würfel gegen weiße.',
  },
  {
    clauses: 'T4–T5',
    text: 'Du behältst höchstens fünf weiße Würfel und vier von jeder anderen Farbe; der Rest geht in den Vorrat. Dann ist die nächste Person dran.',
  },
  {
    clauses: 'E1–E5',
    text: 'Ist der Stapel leer, bringt die nächste gewonnene Karte das Opus Magnum mit (5 Punkte). Alle anderen haben noch einen Zug: ohne Marker, ohne Entfernen, dafür mit Karten aus beiden Reihen. Bei gleich vielen Punkten entscheiden die Würfel.',
  },
];

export const symbols: CiubMessages['symbols'] = {
  swap: {
    clauses: 'R3',
    text: 'Austauschen: Der Würfel geht zurück, nimm dafür einen beliebigen aus dem Vorrat. Er ist inaktiv, bis er gewürfelt oder gedreht wird.',
  },
  reroll: {
    clauses: 'R4',
    text: 'Neu würfeln: Wirf einen Würfel außerhalb der Würfelschale noch einmal, auch diesen selbst oder einen inaktiven.',
  },
  adjust: {
    clauses: 'R5–R6',
    text: 'Beliebig drehen: Ein Würfel außerhalb der Schale zeigt die Seite deiner Wahl; der Würfel mit dem Symbol kommt danach in die Schale. Er darf sich auch selbst drehen, aber auf keine Aktion (oder nur auf eine Zahl, je nach Ausgabe dieses Tisches).',
  },
  skull: {
    clauses: 'R7, G4',
    text: 'Totenkopf: kommt immer in die Schale. Er ist keine Zahl, zählt aber für Karten wie „4=“.',
  },
  two: {
    clauses: 'T1',
    text: '2 gegen 1: Liegt der Würfel am Ende deines Zuges in der Schale, darfst du ihn gegen zwei andersfarbige tauschen.',
  },
};
