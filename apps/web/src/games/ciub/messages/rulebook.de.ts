import { reference } from './reference.de.ts';
import type { RulebookMessages } from './rulebook.ts';

export const messages: RulebookMessages = {
  intro:
    'Ciúb ist ein Wettstreit der Zauberei für zwei bis vier. In deinem Zug würfelst, tauschst und sammelst du, bis die Würfel in deiner Schale eine Zauberkarte erfüllen; dann gehören dir die Karte und ihre Punkte. Jede Regel hat eine Nummer, und jede Absage am Tisch nennt die Regel, aus der sie kommt.',
  chapters: {
    S: 'Was es gibt und wie es beginnt',
    F: 'Phase 1: Vorausschau',
    R: 'Phase 2: Würfeln',
    G: 'Phase 3: Eine Karte gewinnen',
    T: 'Phase 4: Tauschen',
    E: 'Wie es endet',
  },
  turn: {
    F1: 'Vorausschauen: Marker oder Entfernen, wenn du magst',
    R1: 'Alles würfeln',
    R2: 'Symbole nutzen',
    R7: 'Würfel in die Schale legen',
    R8: 'Den Rest würfeln oder aufhören',
    G1: 'Eine Karte gewinnen oder einen Würfel nehmen',
    T1: 'Tauschen und die Grenzen einhalten',
  },
  clauses: {
    S1: {
      text: 'Zwei bis vier spielen. Alle beginnen mit fünf weißen Würfeln und einem Marker. Im Vorrat liegen anfangs sieben Würfel von jeder der sechs Farben und kein weißer; weiße kommen hinein, wenn jemand einen austauscht.',
      example: 'Zu dritt sind 15 weiße und 42 farbige Würfel im Spiel.',
    },
    S2: {
      text: 'Es gibt 33 Zauberkarten: 10 mit A, 11 mit B, 11 mit C und eine mit D, das Opus Magnum. Fünf B- und fünf C-Karten tragen eine Eule.',
    },
    S3: {
      text: 'Die kurze Partie kommt ohne Eulen aus: Alle B- und C-Karten mit Eule kommen heraus. In der normalen Partie bleiben sie.',
    },
    S4: {
      text: 'Dann kommen einige Karten ungesehen heraus, bei mehr Personen weniger. Normale Partie: zu zweit 4 A, 4 B und 4 C; zu dritt je 2; zu viert keine. Kurze Partie: zu zweit 4 A, 2 B und 2 C; zu dritt 2 A, 1 B und 1 C; zu viert keine.',
      example: 'Eine kurze Partie zu zweit hat 6 A-, 4 B- und 4 C-Karten und das Opus Magnum: 15 Karten.',
    },
    S5: {
      text: 'Im Nachziehstapel liegen oben die B-Karten, darunter die C-Karten, ganz unten das Opus Magnum; jede Gruppe ist gemischt. Die Reihenfolge kennt niemand, wie viele noch da sind, dürfen alle zählen.',
    },
    S6: {
      text: 'Die A-Karten liegen offen in zwei gleich langen Reihen: zu zweit je drei, zu dritt je vier, zu viert je fünf. Gewonnen wird aus der unteren Reihe; die obere zeigt, was als Nächstes nach unten rücken kann.',
    },
    S7: {
      text: 'Wer beginnt, wird ausgelost, wenn nicht die Person wählt, die den Tisch eröffnet. Gespielt wird im Uhrzeigersinn.',
      editions:
        'Gedruckt beginnt, wer zuletzt mit Zauberei zu tun hatte. Ein Bildschirm kann das nicht wissen, darum entscheidet hier das Los.',
    },
    F1: {
      text: 'Vor dem Würfeln darfst du deinen Marker auf eine offene Karte ohne Marker setzen, in welcher Reihe auch immer. Liegt er schon auf einer Karte, darfst du ihn auf eine andere freie setzen, aber nie zurück in die Hand nehmen.',
      example: 'Dein Marker liegt auf „6 6“. Du darfst ihn auf „1 1 1“ setzen, aber nicht an dich nehmen.',
    },
    F2: {
      text: 'Oder du entfernst eine Karte der oberen Reihe aus dem Spiel. Eine Karte mit Marker ist sicher, auch vor der Person, der er gehört. Die Lücke wird sofort vom Stapel gefüllt.',
    },
    F3: { text: 'Du tust eines von beiden oder keines, nie beides. Dann würfelst du.' },
    F4: {
      text: 'Dein Marker hält alle anderen von einer Karte fern: Sie können sie weder aus der oberen Reihe entfernen noch aus der unteren gewinnen. In letzten Zügen schützt er Karten beider Reihen.',
    },
    R1: {
      text: 'Dein erster Wurf ist mit allen deinen Würfeln, und du musst ihn machen, auch in einem letzten Zug. Jeder gewürfelte Würfel ist aktiv: Was er zeigt, zählt.',
    },
    R2: {
      text: 'Nach einem Wurf darfst du die Aktionen deiner aktiven Würfel außerhalb der Schale nutzen, in beliebiger Reihenfolge, jede einmal. Ein Würfel, dessen Symbol genutzt ist, ist verbraucht, bis er neu gewürfelt oder von einem anderen auf eine Aktion gedreht wird.',
      example:
        'Du hast Austauschen, Neu würfeln, 3, 4 und 1: Du darfst erst tauschen und dann neu würfeln oder umgekehrt. Das genutzte Austauschen ist weg, das genutzte Neu würfeln bleibt, verbraucht.',
    },
    R3: {
      text: 'Austauschen: Dieser Würfel geht in den Vorrat, und du nimmst irgendeinen, der dort liegt, auch einen weißen, wenn es welche gibt. Der neue ist inaktiv: Er zeigt noch nichts und kann nicht in die Schale, bis er gewürfelt oder gedreht wird. Den zurückgegebenen Würfel selbst kannst du nicht nehmen.',
      example: 'Ein weißes Austauschen geht zurück, ein roter Würfel kommt, noch leer.',
    },
    R4: {
      text: 'Neu würfeln: Wirf einen Würfel außerhalb deiner Schale noch einmal. Jeder geht: aktiv, inaktiv, verbraucht oder der Würfel selbst. Er ist dann aktiv und unverbraucht, und eine neue Aktion darauf darfst du nutzen.',
      example: 'Blau würfelt den leeren roten Würfel neu, und eine 6 fällt.',
    },
    R5: {
      text: 'Beliebig drehen: Dreh einen Würfel außerhalb deiner Schale auf irgendeine Seite, die seine Farbe hat, auch auf die, die er zeigt: So wird ein verbrauchtes Symbol wieder frisch. Eine Aktion, die dabei erscheint, darfst du nutzen. Der Würfel mit dem Symbol kommt danach in deine Schale und zeigt weiter „Beliebig drehen“.',
      example: 'Lila dreht eine rote 5 auf 6 und kommt selbst in die Schale.',
    },
    R6: {
      text: 'Ein drehender Würfel darf auch sich selbst drehen; dann kommt er mit der neuen Seite in die Schale. Zu einer Aktion kann er so nicht werden.',
      example:
        'Blau dreht sich selbst auf 1: Der Würfel, der sonst verbraucht wäre, ist nun eine deiner Einsen.',
      editions:
        'Die deutsche und die ungarische Anleitung erlauben hier nur eine Zahl, die englische und die französische Übersetzung eines Spielers auch Totenkopf und 2 gegen 1. Ein Tisch spielt wie die englische, wenn nichts anderes gewählt ist.',
    },
    R7: {
      text: 'Willst du keine Aktion mehr nutzen, legst du Würfel in die Schale: Jeder aktive Totenkopf außerhalb muss hinein, jeder andere aktive Würfel darf. Inaktive können nicht.',
      example: 'Der Totenkopf muss in die Schale, die beiden Sechsen dürfen, der leere Würfel kann nicht.',
    },
    R8: {
      text: 'Dann darfst du alle Würfel außerhalb der Schale noch einmal werfen, auch leere, wenn seit deinem letzten Wurf wenigstens ein Würfel in die Schale kam (gewählt, als Totenkopf oder als genutztes Beliebig drehen) oder ausgetauscht wurde.',
      example:
        'Nichts in die Schale gelegt, nichts getauscht: kein weiterer Wurf. Eine 6 in die Schale: Die anderen vier rollen noch einmal.',
    },
    R9: {
      text: 'Oder du hörst auf, ob noch Würfel draußen liegen oder nicht. Liegen alle in der Schale, musst du. Totenköpfe draußen kommen beim Aufhören von selbst in die Schale.',
    },
    R10: {
      text: 'Was in der Schale liegt, bleibt bis zum Ende des Zuges, wie es ist: Es wird nicht gewürfelt, gedreht, ausgetauscht oder zurückgenommen.',
    },
    G1: {
      text: 'Erfüllen die Würfel in deiner Schale eine Karte der unteren Reihe, auf der kein fremder Marker liegt, darfst du sie gewinnen: eine Karte je Zug. Würfel werden dabei nicht verbraucht, überzählige schaden nicht.',
      example: '1, 1, 6, 6 und ein Totenkopf erfüllen „1 1 6 6“.',
    },
    G2: {
      text: 'Eine Karte mit Zahlen: Jede Zahl muss mindestens so oft in deiner Schale liegen, wie sie abgebildet ist.',
      example: '2, 4, 4 und 6 erfüllen „2 4 6“; 2, 2 und 6 nicht.',
    },
    G3: {
      text: 'Eine Karte wie „20+“: Alle Zahlen in deiner Schale müssen zusammen diese Summe erreichen. Symbole zählen nichts.',
      example: '7 + 6 + 5 + 3 = 21: genug für „20+“.',
    },
    G4: {
      text: 'Eine Karte wie „4=“: so viele Würfel mit derselben Zahl oder so viele Totenköpfe. Beides gemischt zählt nicht.',
      example: 'Vier Dreien erfüllen sie, vier Totenköpfe auch, drei Dreien und ein Totenkopf nicht.',
    },
    G5: {
      text: 'Die Karte liegt offen vor dir. War dein eigener Marker darauf, bekommst du ihn zurück.',
    },
    G6: {
      text: 'Dann wählst du irgendeine Karte der oberen Reihe, mit oder ohne Marker. Sie rückt samt Marker in die Lücke der unteren Reihe, und der Stapel füllt die obere.',
      example:
        'Du gewinnst „1 1 1“ und rückst „6 6“ mit deinem Marker nach unten: Niemand sonst kann sie gewinnen.',
    },
    G7: {
      text: 'Dann gibst du Würfel zurück, aus der Schale und von draußen, bis du fünf hast. Mit fünf oder weniger behältst du alle.',
    },
    G8: {
      text: 'Gewinnst du keine Karte, weil du nicht kannst oder nicht willst, behältst du alle Würfel und nimmst einen weiteren aus dem Vorrat, in irgendeiner Farbe, die es dort gibt. Er liegt außerhalb der Schale. Nehmen musst du ihn; nur aus einem leeren Vorrat gibt es nichts.',
    },
    T1: {
      text: 'Jeder Würfel in deiner Schale, der „2 gegen 1“ zeigt, darf gegen zwei Würfel aus dem Vorrat getauscht werden. Beide haben andere Farben als er; gleich sein dürfen sie. Gibt es nicht zwei solche Würfel, geht dieser Tausch nicht.',
      example: 'Ein grünes „2 gegen 1“ wird ein roter und ein blauer Würfel.',
    },
    T2: {
      text: 'Beliebige deiner farbigen Würfel darfst du eins zu eins gegen weiße tauschen, solange der Vorrat weiße hat. Wer mehr verlangt, als da sind, tauscht keinen.',
    },
    T3: {
      text: 'Beide Arten von Tausch gehen in beliebiger Reihenfolge. Auch was gerade erst kam, durch einen Tausch oder statt einer Karte, darf gegen Weiß getauscht werden.',
    },
    T4: {
      text: 'Am Ende deines Zuges behältst du höchstens fünf weiße Würfel und höchstens vier von jeder anderen Farbe. Was zu viel ist, geht in den Vorrat.',
      example: 'Sechs rote Würfel: Zwei davon gehen zurück.',
    },
    T5: { text: 'Dann ist im Uhrzeigersinn die nächste Person dran.' },
    E1: {
      text: 'Wird die letzte C-Karte aufgedeckt, liegt im Stapel nur noch das Opus Magnum, und das Ende ist nah: Wer die nächste Karte gewinnt, bekommt es dazu, sogar noch im selben Zug, wenn ein Entfernen diese C-Karte aufgedeckt hat.',
    },
    E2: {
      text: 'Von da an bleiben Lücken in der oberen Reihe offen, denn das Opus Magnum liegt nie in der Auslage. Entfernen bleibt erlaubt.',
    },
    E3: {
      text: 'Wer das Opus Magnum bekommt, beendet den Zug wie immer, nur rückt keine Karte nach. Dann haben alle anderen der Reihe nach genau einen letzten Zug.',
    },
    E4: {
      text: 'In einem letzten Zug gibt es keine Vorausschau, und du darfst eine Karte aus beiden Reihen gewinnen, auf der kein fremder Marker liegt. Keine Karte rückt nach. Alles andere ist wie immer.',
    },
    E5: {
      text: 'Dann zählen alle die Punkte ihrer Karten; das Opus Magnum zählt 5. Die meisten Punkte gewinnen. Bei gleich vielen Punkten gewinnt, wer davon die meisten Würfel hat; ist auch das gleich, gewinnt ihr gemeinsam.',
      example: '23 Punkte mit 7 Würfeln schlagen 23 Punkte mit 5 Würfeln.',
    },
  },
  reference,
};
