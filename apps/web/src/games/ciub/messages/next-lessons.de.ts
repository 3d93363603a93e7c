import type { AllLessonTexts } from '../../../table/model/lesson.ts';

export const next: AllLessonTexts = {
  order: {
    title: 'Neu würfeln, drehen, Totenköpfe',
    can: 'Du kannst jetzt neu würfeln, drehen, einen Würfel vor dem Totenkopf retten und Aktionen richtig ordnen.',
    steps: {
      roll: {
        say: 'Dein Ziel ist 1 4 7. Nur Grün hat eine 7. Würfle.',
        after: 'Eine 1, ein Totenkopf, Neu würfeln und Drehen.',
      },
      skull: {
        say: 'Ein Totenkopf kommt beim Weiterwürfeln in die Schale. Vorher sind Aktionen dran: Wähle das blaue Neu würfeln, dann ihn.',
        after: 'Kein Totenkopf mehr: Auch Grün würfelt neu.',
        answers: {
          along: 'Der Totenkopf nähme dein einziges Grün mit: 42 %. Würfle es erst neu: 83 %.',
          last: 'Auch gut, 82 %. Erst neu würfeln, zuletzt drehen: 83 %.',
          hurts: 'Möglich, aber der Totenkopf schadet. Wähle Grün.',
        },
      },
      fresh: {
        say: 'Ein eben gefallenes Symbol wirkt sofort. Würfle mit Grün die weiße 3 neu: Du brauchst eine 4.',
        after: 'Da ist die 4.',
        answers: {
          spent: 'Blau hat sein Symbol verbraucht. Grün hat ein frisches.',
          lost: 'Dann ist Grüns Neu würfeln verloren: 77 %. Nutze es zuerst: 83 %.',
        },
      },
      adjust: {
        say: 'Drehen zeigt jede Seite eines Würfels. Wähle Lila, dann Grün, dann 7; Lila kommt danach in die Schale.',
        after: '1, 4 und 7 liegen da.',
        answers: {
          itself: 'Er darf sich selbst auf eine Zahl drehen. Dir fehlt aber die 7.',
          seven: 'Dieser Würfel hat keine 7. Nur Grün hat eine.',
        },
      },
      stop: {
        say: 'Auf die Reihenfolge kam es an: erst neu würfeln, zuletzt drehen. Lege 1, 4 und 7 in die Schale und höre auf.',
        after: 'Die Schale erfüllt 1 4 7.',
        answers: {
          used: 'Er liegt jetzt in der Schale, für diesen Zug verbraucht.',
          three: 'Alle drei Zahlen müssen in der Schale liegen.',
          extra: 'Auch gut: Weitere Würfel in der Schale schaden nicht.',
        },
      },
      take: {
        say: 'Nimm 1 4 7. Übrigens zählen auch Totenköpfe: Vier davon erfüllen die Karte mit vier Gleichheitszeichen.',
        after: '4 Punkte, mit drei Symbolen in einem Wurf.',
        answers: {
          equal: 'Das braucht vier gleiche Zahlen oder vier Totenköpfe. Nimm 1 4 7.',
        },
      },
      challenge: {
        say: 'Jetzt du: Du willst 6 6. Eine 6 liegt da, eine rote 5 und ein Austauschen. Welche Farbe hilft am meisten?',
        after: 'Am besten, 90 %: Zwei lila Seiten drehen deine rote 5 zur 6.',
        answers: {
          blue: '89 %, sehr gut: Blau dreht, würfelt neu oder tauscht. Lila dreht doppelt so oft: 90 %.',
          six: '87 %: noch eine 6. Lila dreht den roten Würfel, den du hast: 90 %.',
          white: '87 %: noch eine Chance auszutauschen. Lila: 90 %.',
          weak: 'Rund 83 %: keine 6 darauf und kein Drehen. Lila: 90 %.',
          first: 'Höchstens 87 %, dabei kostet das Austauschen nichts. Wähle es: Welche Farbe hilft?',
        },
      },
    },
  },
  between: {
    title: 'Zwischen den Zügen: deine Würfel',
    can: 'Du kannst jetzt einen Zug mit den Würfeln beenden, die du willst: nehmen, behalten, tauschen.',
    steps: {
      die: {
        say: 'Diesmal keine Karte: Du behältst alle Würfel und nimmst einen dazu. Gelb hat 3er: Wähle es.',
        after: '3 3 3 3 im nächsten Zug: 93 % statt 69 %.',
        answers: {
          strong: 'Auch gut: rund 90 % für 3 3 3 3 im nächsten Zug.',
          weak: 'Gut, jeder Würfel hilft: rund 85 %. Gelb gäbe 93 %.',
          two: 'Zwei 3er von vier. Im nächsten Zug rollen wieder alle Würfel.',
        },
      },
      six: {
        say: 'Sechs Würfel statt fünf: Kein Zug ist verloren. Beende ihn.',
        after: 'Einige Züge später.',
        answers: {
          coloured: 'Nur farbige Würfel werden gegen weiße getauscht.',
        },
      },
      price: {
        say: 'Nun sieben Würfel und 6 6 in der Schale. Nimm die Karte; 6 6 6 darf nachrücken.',
        after: '4 Punkte. Der Preis: Du behältst nur fünf Würfel.',
        answers: {
          wait: 'Du könntest warten, aber 4 Punkte jetzt sind ein, zwei Würfel wert.',
        },
      },
      keep: {
        say: 'Behalte fünf. Höchstens vier einer Farbe bleiben, also: vier rote und das 2 gegen 1.',
        after: 'Ab hier zählen nur Farben, und das 2 gegen 1.',
        answers: {
          five: 'Nur vier einer Farbe bleiben: Ein roter ginge am Ende zurück.',
          two: 'Das 2 gegen 1 wird gleich zu zwei Würfeln. Behalte es, und vier rote.',
          white: 'Auch gut: Der weiße Würfel kann nächstes Mal austauschen.',
          exactly: 'Genau fünf, nicht mehr und nicht weniger.',
        },
      },
      trade: {
        say: 'Der grüne Würfel liegt mit 2 gegen 1 in der Schale. Wähle ihn: Er wird zu zwei Würfeln anderer Farben.',
        after: 'Sechs Würfel für den nächsten Zug.',
        answers: {
          own: 'Die zwei neuen Würfel müssen andere Farben haben als Grün.',
          tray: 'Nur ein 2 gegen 1 in der Schale wird zu zwei Würfeln.',
          reds: 'Rote hast du genug. Andere Farben geben dir mehr Auswahl.',
          now: 'Das 2 gegen 1 wirkt nur jetzt. Tausche es zuerst.',
        },
      },
      whiten: {
        say: 'Farbige Würfel dürfen auch weiß werden, denn weiße tauschen aus. Tausche einen roten.',
        after: 'Ein weißer bringt Austausch, ein roter 6er.',
        answers: {
          fine: 'Auch gut: Alle roten bleiben, gut für 6 6 6.',
        },
      },
      limits: {
        say: 'Was über fünf weiße oder vier einer Farbe geht, käme nun zurück. Bei dir passt alles: Beende deinen Zug.',
      },
      challenge: {
        say: 'Jetzt du: Fünf von sieben Würfeln bleiben, und 1 4 7 ist dein nächstes Ziel. Welche fünf behältst du?',
        after: 'Am besten, 72 %: Weiß hat 1 und 4 und tauscht gegen Grün, die 7.',
        answers: {
          good: '70 %, sehr gut. Mit Lila, das dreht: 72 %.',
          purple: '69 %, sehr gut. Lila und Blau zusammen: 72 %.',
          colours: '61 %: Rot und Orange haben keine 1 und keine 7. Lila und Blau: 72 %.',
          whites:
            'Weniger weiße tauschen seltener gegen Grün und seine 7: höchstens 66 %. Alle drei weißen: 72 %.',
        },
      },
    },
  },
};
