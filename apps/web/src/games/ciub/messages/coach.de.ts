import type { HintTexts } from '../../../table/model/lesson.ts';

export const messages: HintTexts = {
  final: 'Im letzten Zug gibt es weder Marker noch Entfernen, aber du darfst aus beiden Reihen nehmen.',
  opus: 'Der Stapel ist leer: Wer die nächste Karte gewinnt, bekommt auch das Opus Magnum, 5 Punkte.',
  token:
    'Vor dem Würfeln darfst du eine Karte wählen und deinen Marker darauf legen: Andere können sie dann nicht nehmen oder entfernen.',
  remove:
    'Statt des Markers darfst du eine Karte der oberen Reihe entfernen, bevor sie zu jemand anderem herunterkommt.',
  roll: 'Wähle eine Karte, um sie anzupeilen, dann wirf alle deine Würfel.',
  swap: 'Austauschen schickt diesen Würfel zurück und bringt eine Farbe deiner Wahl, leer bis zum nächsten Wurf.',
  reroll:
    'Neu würfeln wirft einen Würfel außerhalb der Schale noch einmal, auch einen leeren oder sich selbst.',
  adjust: 'Drehen zeigt eine Seite deiner Wahl und geht danach in die Schale: Nutze es zuletzt.',
  skull:
    'Ein Totenkopf kommt beim Weiterwürfeln oder Aufhören in die Schale, wenn du ihn nicht vorher neu würfelst oder drehst.',
  two: 'Lege ein 2 gegen 1 in die Schale: Am Ende deines Zuges wird es zu zwei anderen Würfeln.',
  seven: 'Nur grüne Würfel haben eine 7: Eine Karte mit 7ern braucht für jede einen grünen.',
  inactive: 'Dieser Würfel kam eben dazu und zeigt nichts, bis er gewürfelt oder gedreht wird.',
  aside: 'Wähle Würfel, die deiner Karte helfen: Sie warten in der Schale, alles andere wird neu gewürfelt.',
  gain: 'Deine Schale erfüllt eine Karte: Wähle sie, dann die obere, die nachrückt, und nimm sie.',
  nothing: 'Ohne Karte behältst du alle Würfel und nimmst einen dazu: Der nächste Zug wird stärker.',
  keep: 'Eine Karte kostet Würfel: Behalte die fünf, deren Farben zum nächsten Ziel passen, und jedes 2 gegen 1.',
  trade: 'Dieser Würfel darf zu zwei Würfeln anderer Farben werden, aber nur jetzt.',
  whiten: 'Tausche farbige Würfel gegen weiße, wenn du nächstes Mal mehr austauschen willst.',
};
