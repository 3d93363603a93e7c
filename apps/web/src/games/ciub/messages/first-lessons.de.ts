import type { AllLessonTexts } from '../../../table/model/lesson.ts';

export const first: AllLessonTexts = {
  goal: {
    title: 'Das Ziel und eine erste Karte',
    can: 'Du kannst jetzt eine Karte anpeilen, würfeln, Würfel in die Schale legen, aufhören und die Karte nehmen.',
    steps: {
      aim: {
        say: 'Zauberkarten geben Punkte; wer die meisten hat, gewinnt. Wähle 1 1 1: die leichteste Karte hier, 93 % mit deinen Würfeln.',
        after: 'Dein Ziel: drei Würfel mit einer 1.',
        answers: {
          likelier: 'Eine gute Karte für später. Drei 1er sind wahrscheinlicher, fang damit an.',
          top: 'Die obere Reihe muss erst nach unten rücken: Lektion 2 zeigt es. Wähle 1 1 1.',
        },
      },
      roll: {
        say: 'Jeder Zug beginnt mit allen deinen Würfeln. Wirf sie.',
        after: 'Gleich zwei 1er.',
      },
      aside: {
        say: 'Wähle beide 1er und würfle weiter. Sie warten in der Schale; alles andere wird neu gewürfelt.',
        after: 'Eine dritte 1, und die ersten beiden blieben sicher.',
        answers: {
          nothing: 'Lege zuerst einen Würfel in die Schale: Weiterwürfeln kostet mindestens einen.',
          both: 'Nimm beide: Eine 1 draußen wird neu gewürfelt.',
          ones: 'Nur die 1er helfen. Jeder andere Würfel in der Schale rollt nicht mehr für dich.',
          stop: 'Zwei 1er erfüllen noch keine Karte. Würfle weiter: Die Schale ist sicher.',
        },
      },
      stop: {
        say: 'Wähle die dritte 1 und höre auf. Nur Würfel in der Schale zählen für eine Karte.',
        after: '1 1 1: Deine Schale erfüllt die Karte.',
        answers: {
          outside: 'Die 1 liegt noch draußen, dort zählt sie nicht. Wähle sie zuerst.',
          fine: 'Auch gut: Die Schale behält ihre 1er, was immer jetzt fällt.',
        },
      },
      'stop-now': {
        say: 'Die anderen Würfel haben sich geändert, deine drei 1er nicht. Höre jetzt auf.',
        after: '1 1 1: Deine Schale erfüllt die Karte.',
        answers: {
          enough: 'Du hast alles, was du brauchst. Höre auf und nimm deine Karte.',
        },
      },
      take: {
        say: 'Wähle eine Karte der oberen Reihe: Sie rückt in die Lücke nach. Dann nimm 1 1 1.',
        after: 'Drei Punkte gehören dir.',
        answers: {
          down: 'Eine Karte der oberen Reihe füllt die Lücke. Wähle eine, die dir gefällt.',
          ones: 'Deine Schale zeigt drei 1er, also erfüllt sie die Karte 1 1 1.',
          die: 'Das ist für Züge ohne Karte. Diese Karte ist mehr wert.',
        },
      },
      end: {
        say: 'Eine Karte beendet das Würfeln, deine fünf Würfel bleiben bei dir. Beende deinen Zug.',
      },
      challenge: {
        say: 'Jetzt du allein, mit welchem Ziel du willst: Welche Würfel legst du in die Schale, bevor du weiterwürfelst?',
        after: 'Am besten: 95 % für 1 1 1. Nur was hilft, nicht mehr.',
        answers: {
          one: '94 %, fast so gut: Eine 1 draußen rollt noch einmal. Beide 1er: 95 %.',
          extra: '76 % für 1 1 1: Der zusätzliche Würfel rollt nicht mehr für dich. Nur beide 1er: 95 %.',
          four: '33 %: Ein einziger Würfel rollt noch. Nur beide 1er: 95 %.',
          fours: '92 % für 2 2 4 4, fast so gut. Beide 1er: 95 % für 1 1 1.',
          threes: '70 % für 3 3 3 3, einen Punkt mehr wert. Beide 1er: 95 % für 1 1 1.',
          less: 'Es geht besser: Welcher Karte bist du am nächsten?',
          stop: 'Deine Schale erfüllt noch keine Karte. Lege etwas hinein und würfle weiter.',
        },
      },
    },
  },
  rows: {
    title: 'Zwei Reihen: was als Nächstes kommt',
    can: 'Du kannst jetzt beide Reihen lesen und wählen, was als Nächstes kommt.',
    steps: {
      match: {
        say: 'Deine Schale zeigt 2, 4 und 6. Wähle die passende Karte der unteren Reihe: Nur sie kannst du nehmen.',
        after: 'Richtig: jede Zahl so oft wie abgebildet.',
        answers: {
          top: 'Die obere Reihe wartet. Erst muss eine Karte nach unten rücken, dann kann sie jemand nehmen.',
          other: 'Diese Karte will andere Zahlen. Suche 2 4 6.',
        },
      },
      down: {
        say: 'Eine obere Karte rückt nach, und Ada ist zuerst dran. Wähle 6 6: du 76 %, Ada 71 %. Dann nimm deine Karte.',
        after: '3 Punkte, und 6 6 ist in Reichweite.',
        answers: {
          equal: 'Adas weiße Würfel schaffen vier gleiche in 88 %, deine in 65 %.',
          threes: 'Vier 3er: 0 % mit deinen Würfeln, 69 % mit Adas. Besser 6 6.',
          die: 'Ein Würfel tröstet, wenn keine Karte passt. Hier passt eine.',
        },
      },
      pile: {
        say: 'Der Stapel füllt die obere Reihe auf: Spätere Karten verlangen mehr und zahlen mehr. Die Zahl sagt, wie viele noch da sind.',
        after: 'Ist er leer, ist das Ende nah.',
        answers: {
          first: 'Gleich. Erst ein Blick auf den Stapel.',
        },
      },
      watch: {
        say: 'Beende deinen Zug und sieh zu: Ada könnte nehmen, was du nach unten gerückt hast.',
        after: 'Ada fand keine Karte und nimmt dafür einen Würfel.',
      },
      roll: {
        say: '6 6 ist noch da. Würfle darum.',
        after: 'Zwei 6er.',
        answers: {
          token: 'Der Marker kommt in Lektion 6. Würfle jetzt einfach.',
          remove: 'Das Entfernen kommt in Lektion 6. Würfle jetzt einfach.',
        },
      },
      stop: {
        say: 'Wähle beide 6er und höre auf: Mehr verlangt die Karte nicht.',
        after: '6 6 ist erfüllt.',
        answers: {
          extra: 'Auch gut: Weitere Würfel in der Schale schaden nicht.',
          enough: 'Mehr brauchst du nicht. Höre auf und nimm die Karte.',
          both: 'Beide 6er müssen in der Schale liegen.',
        },
      },
      take: {
        say: 'Nimm 6 6 und lass eine Karte nachrücken: Was die anderen bekommen können, wählst du allein.',
        after: '4 Punkte mehr: Was du nachgerückt hast, kam zu dir.',
        answers: {
          top: 'Obere Reihe: noch nicht. Nimm die 6 6 unten.',
        },
      },
      challenge: {
        say: 'Jetzt du: 3 3 3 3 gehört dir. Du behältst zwei weiße, drei gelbe, Ada hat drei weiße, zwei orange Würfel. Welche Karte rückt nach?',
        after: 'Am besten: du 92 %, und Orange hat nichts Ungerades: Ada 0 %.',
        answers: {
          shared: '92 % für dich, aber Ada ist zuerst dran und schafft 1 1 1 in 60 %.',
          theirs: 'Gelb hat keine 2: 0 % für dich, 86 % für Ada.',
          die: 'Eine Karte ist besser: Nimm 3 3 3 3 und wähle, was nachrückt.',
        },
      },
    },
  },
  swap: {
    title: 'Austauschen und die sieben Farben',
    can: 'Du kannst jetzt austauschen und weißt: Weiß 1–4 und Austauschen, Rot hoch, Orange gerade, Gelb ungerade, Grün 7, Lila dreht, Blau von allem etwas.',
    steps: {
      supply: {
        say: 'Du willst 6 6, aber weiße Würfel zeigen 1 bis 4 und Austauschen. Sieh in den Vorrat: Wer hat eine 6?',
        after: 'Rot und Orange haben je eine.',
        answers: {
          fine: 'Auch gut. Der Vorrat zeigt es: Nur Rot und Orange haben eine 6.',
        },
      },
      roll: {
        say: 'Weiße Würfel sind die Tür zu allen Farben: Zwei ihrer sechs Seiten tauschen aus. Würfle.',
        after: 'Zweimal Austauschen: zwei neue Würfel.',
      },
      first: {
        say: 'Wähle ein Austauschen: Der Würfel geht zurück, du wählst eine Farbe. Rot oder Orange, wegen der 6.',
        after: 'Der neue Würfel zeigt nichts: Er ist noch nicht gewürfelt.',
        answers: {
          none: 'Diese Farbe hat keine 6. Rot und Orange haben eine.',
          white: 'Im Vorrat ist kein weißer Würfel mehr.',
          costs:
            'Hier hilft nichts für 6 6, und jeder Würfel weniger kostet: 43 % statt 76 %. Tausche zuerst aus.',
        },
      },
      second: {
        say: 'Nun das andere Austauschen. Ein neuer Würfel rollt beim nächsten Wurf mit: Nimm Rot, eine zweite Chance.',
        after: 'Zwei farbige Würfel warten.',
        answers: {
          good: 'Für 6 6 genauso gut. Nehmen wir diesmal Rot.',
          none: 'Diese Farbe hat keine 6. Nimm Rot.',
          free: 'Das dürftest du, aber das zweite Austauschen ist geschenkt. Nutze es zuerst.',
        },
      },
      on: {
        say: 'Ein Austausch allein erlaubt das Weiterwürfeln. Lege nichts weg: Alle fünf rollen, auch die leeren.',
        after: 'Eine 6, auf dem roten Würfel.',
        answers: {
          rolling: 'Lass ihn rollen: Er kann noch tauschen. 52 % statt 76 %.',
          blank: 'Ein leerer Würfel zeigt noch nichts. Weiterwürfeln weckt ihn.',
          empty: 'In der Schale liegt noch nichts. Würfle weiter.',
        },
      },
      six: {
        say: 'Lege die 6 in die Schale, damit sie bleibt, und würfle mit vieren weiter.',
        after: 'Die zweite 6.',
        answers: {
          away: 'Lege die 6 in die Schale: Draußen würde sie neu gewürfelt, und Weiterwürfeln braucht einen.',
          only: 'Nur die 6 hilft. Lass alle anderen draußen, dann können sie noch eine werden.',
        },
      },
      stop: {
        say: 'Lege sie in die Schale und höre auf: Die Karte ist erfüllt. Das Austauschen kann warten.',
        after: '6 6, mit Würfeln, die du gewählt hast.',
        answers: {
          later: 'Auch gut: ein neuer Würfel für spätere Züge.',
          tray: 'Die 6 muss in die Schale, sonst nichts.',
        },
      },
      challenge: {
        say: 'Jetzt du: Du willst 2 2 2 2 und hast 2 2, 1, 3 und ein Austauschen. Welche Farbe nimmst du?',
        after: 'Am besten, 85 %: Die Hälfte der orangen Seiten ist eine 2.',
        answers: {
          blue: '76 %: eine 2 und drei hilfreiche Symbole. Orange, zur Hälfte 2er: 85 %.',
          none: '65 %: Darauf ist keine 2. Orange: 85 %.',
          purple: '63 %: keine 2 darauf, Lila dreht nur. Orange: 85 %.',
          green: '61 %: Darauf ist keine 2. Orange: 85 %.',
          first: 'Höchstens 81 %, dabei kostet das Austauschen nichts. Wähle es: Welche Farbe hat 2er?',
        },
      },
    },
  },
};
