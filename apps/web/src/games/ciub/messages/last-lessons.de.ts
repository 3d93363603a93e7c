import type { AllLessonTexts } from '../../../table/model/lesson.ts';

export const last: AllLessonTexts = {
  ahead: {
    title: 'Marker, Entfernen, Opus Magnum',
    can: 'Du kannst jetzt eine Karte schützen, eine entfernen, das Opus Magnum abpassen und bei Gleichstand gewinnen.',
    steps: {
      token: {
        say: 'Auch Ada will 6 6 6: 42 % mit ihren Würfeln. Wähle sie und lege deinen Marker hin: Er hält andere fern.',
        after: 'Jetzt kannst nur du sie nehmen. Zwei Züge später:',
        answers: {
          any: 'Jede Karte darf ihn tragen. Aber deine roten wollen 6 6 6.',
          either: 'Marker oder Entfernen, eins von beiden je Zug. Jetzt der Marker.',
          open: 'Das dürftest du, aber dann steht 6 6 6 Ada offen.',
        },
      },
      remove: {
        say: 'Du darfst stattdessen eine obere Karte entfernen. Adas Würfel schaffen 2 2 4 4 6 in 94 %: Wähle sie und entferne sie.',
        after: 'Die letzte Karte des Stapels kommt.',
        answers: {
          own: 'Das ist dein eigenes Ziel, und nur die obere Reihe lässt sich entfernen.',
          hard: 'Die sind für alle schwer. 2 2 4 4 6 passt zu Ada.',
          there: 'Dein Marker liegt schon dort. Entferne jetzt eine Karte.',
        },
      },
      roll: {
        say: 'Der Stapel ist leer: Die nächste gewonnene Karte bringt das Opus Magnum mit, 5 Punkte mehr. Würfle.',
        after: '6 6 6 und ein 2 gegen 1.',
      },
      stop: {
        say: 'Lege die drei 6er und das 2 gegen 1 in die Schale: Dort kann es zu zwei Würfeln werden. Höre auf.',
        after: '6 6 6 ist erfüllt.',
        answers: {
          along: 'Nimm die 6er und das 2 gegen 1 mit: Außerhalb der Schale lässt es sich nicht tauschen.',
          enough: 'Du hast, was du brauchst, und ein grüner Würfel kann auf den Totenkopf fallen.',
          extra: 'Auch gut: Weitere Würfel in der Schale schaden nicht.',
        },
      },
      take: {
        say: 'Nimm 6 6 6. Keine Karte rückt mehr nach, und das Opus Magnum kommt mit.',
        after: '6 und 5: Du führst 23 zu 16.',
      },
      keep: {
        say: 'Sechs Würfel, fünf bleiben. Behalte das 2 gegen 1: Bei Gleichstand gewinnt, wer mehr Würfel hat.',
        after: 'Aus einem Würfel werden zwei.',
        answers: {
          two: 'Das 2 gegen 1 ist zwei Würfel wert. Behalte es.',
        },
      },
      trade: {
        say: 'Wähle den grünen Würfel und tausche ihn gegen zwei andere, damit sechs bleiben.',
        after: 'Jetzt sechs Würfel.',
        answers: {
          reds: 'Mehr als vier rote gingen am Ende zurück. Nimm andere Farben.',
          tie: 'Bei Gleichstand zählen die Würfel. Tausche zuerst.',
        },
      },
      end: {
        say: 'Beende deinen Zug. Ada hat einen letzten Zug: ohne Marker, aber mit Karten beider Reihen.',
        after: '23 zu 23. Du hast sechs Würfel, Ada fünf: Du gewinnst.',
      },
      challenge: {
        say: 'Jetzt du: Ada hat 20 Punkte und sechs Würfel. Du hast 15 Punkte und deinen letzten Zug. Wähle die Karte, die du anpeilst.',
        after: 'Am besten: 69 %, und 21 Punkte gewinnen. Jetzt zählen beide Reihen.',
        answers: {
          tie: '98 %, aber 20 zu 20 verliert: Dir bleiben fünf Würfel, Ada hat sechs. 6 6 6 gewinnt in 69 %.',
          hard: '23 Punkte würden reichen, aber nur in 35 %. 6 6 6 gewinnt in 69 %.',
          none: 'Drei 7er brauchen drei grüne Würfel: 0 %. 6 6 6 gewinnt in 69 %.',
          short: 'Über 90 %, aber 18 oder 19 Punkte reichen nicht. 6 6 6 gewinnt in 69 %.',
          aim: 'Wähle zuerst die Karte, die du anpeilst.',
        },
      },
    },
  },
  example: {
    title: 'Ein ganzer Zug: das gedruckte Beispiel',
    can: 'Du kannst jetzt einen ganzen Zug spielen. Auf an den Tisch.',
    steps: {
      token: {
        say: 'Schau zuerst voraus: Wähle die erste obere Karte und lege deinen Marker hin, dann entfernt sie niemand.',
        after: 'Sie ist sicher, bis du sie brauchst.',
        answers: {
          first: 'Genauso gut. Das Beispiel nimmt die erste Karte oben.',
          free: 'Erlaubt, aber der Marker kostet nichts. Lege ihn zuerst.',
        },
      },
      aim: {
        say: 'Dein Ziel ist 1 1 6 6, 6 Punkte wert: mit deinen sieben Würfeln 83 %. Wähle sie.',
      },
      roll: {
        say: 'Würfle jetzt mit allen sieben.',
        after: 'Zweimal Austauschen und Neu würfeln.',
      },
      red: {
        say: 'Du brauchst 6er. Tausche einen weißen Würfel gegen Rot: Das hat eine.',
        after: 'Ein roter Würfel wartet.',
        answers: {
          orange: 'So gut wie Rot: je eine 6. Das Beispiel nimmt Rot.',
          none: 'Diese Farbe hat keine 6. Rot hat eine.',
        },
      },
      again: {
        say: 'Und das andere Austauschen: wieder Rot, denn zwei 6er sind verlangt.',
        after: 'Zwei leere rote rollen beim nächsten Wurf mit.',
      },
      reroll: {
        say: 'Der blaue Würfel würfelt einen anderen neu. Wähle ihn, dann Orange: Das hat eine 6.',
        after: 'Eine 6.',
        answers: {
          wake: 'Genauso gut: Es würde ihn wecken. Das Beispiel würfelt Orange neu.',
          white: 'Weiß hat keine 6. Orange hat eine.',
        },
      },
      six: {
        say: 'Lege die 6 in die Schale, damit sie bleibt, und würfle die anderen sechs.',
        after: 'Austauschen, Neu würfeln und Drehen.',
        answers: {
          outside: 'Sie würde neu gewürfelt. Lege sie in die Schale.',
        },
      },
      yellow: {
        say: 'Jetzt fehlen 1er. Tausche den weißen Würfel gegen Gelb: Zwei seiner Seiten sind 1.',
        after: 'Gelb liegt leer da.',
        answers: {
          twice: 'Gelb zeigt zweimal die 1. Nimm Gelb.',
        },
      },
      wake: {
        say: 'Wecke ihn gleich: Wähle das blaue Neu würfeln, dann den leeren gelben Würfel.',
        after: 'Eine 1.',
        answers: {
          blank: 'Ein leerer Würfel zeigt nichts. Würfle ihn erst neu.',
        },
      },
      adjust: {
        say: 'Der andere blaue dreht: Mach aus der roten 5 eine 6. Er selbst kommt danach in die Schale.',
        after: 'Zwei 6er und eine 1.',
        answers: {
          four: 'Genauso gut: Eine rote 6 ist eine rote 6. Das Beispiel nimmt die 5.',
          itself: 'Eine gute Idee, sogar besser: 92,5 %. Hier folgen wir dem Buch.',
        },
      },
      both: {
        say: 'Lege die 1 und die 6 in die Schale, denn draußen rollen sie wieder. Würfle die letzten drei.',
        after: 'Eine 1 und ein Totenkopf.',
        answers: {
          needed: 'Beide werden gebraucht, und draußen rollen sie wieder.',
        },
      },
      stop: {
        say: 'Lege die 1 in die Schale und höre auf. Der Totenkopf geht von selbst mit, Rot darf draußen bleiben.',
        after: '1 1 6 6: erfüllt.',
        answers: {
          extra: 'Auch gut: Weitere Würfel schaden nicht.',
          tray: 'Die 1 muss in der Schale liegen.',
        },
      },
      take: {
        say: 'Nimm 1 1 6 6 und lass deine markierte Karte nachrücken: Dein Marker reist mit.',
        after: '6 Punkte, und das nächste Ziel ist reserviert.',
        answers: {
          carries: 'Die könnte Ada nehmen. Deine trägt deinen Marker.',
        },
      },
      keep: {
        say: 'Fünf von sieben Würfeln bleiben. Behalte Weiß, ein Rot, Gelb und beide blauen: möglichst viele Farben.',
        after: 'Fünf bleiben.',
        answers: {
          book: 'Erlaubt. Das Buch behält Weiß, ein Rot, Gelb und beide blauen.',
        },
      },
      whiten: {
        say: 'Kein 2 gegen 1 in der Schale. Tausche Rot und Gelb gegen weiße: Die tauschen nächstes Mal aus.',
        after: 'Drei weiße, zwei blaue.',
        answers: {
          two: 'Erlaubt. Das Buch tauscht Rot und Gelb.',
          trade: 'Erlaubt, aber weiße Würfel bringen Austausch. Tausche zuerst.',
        },
      },
      end: {
        say: 'Beende deinen Zug: Was du behältst, würfelst du beim nächsten Mal.',
      },
      challenge: {
        say: 'Noch einmal der zweite Wurf, jetzt du allein: Eine 6 ist sicher, es fehlen 1, 1 und 6. Was tust du zuerst?',
        after: 'Am besten, 92,5 %: Der Würfel, der verbraucht wäre, wird eine 1.',
        answers: {
          red: 'Am besten, 92,5 %: erst schauen, dann über das Drehen entscheiden.',
          white: 'So gut wie das Beste, 92,4 %: Ein weißer bringt eine 1 oder tauscht wieder.',
          book: '91 %, wie im Buch. Einen roten neu würfeln oder Blau selbst auf 1 drehen: 92,5 %.',
          costs: '86 %: Das kostet einen Würfel. Blau selbst auf 1 zu drehen kostet keinen: 92,5 %.',
        },
      },
    },
  },
};
