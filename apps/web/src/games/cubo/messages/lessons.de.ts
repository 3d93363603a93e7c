import type { AllLessonTexts } from '../../../table/model/lesson.ts';

export const messages: AllLessonTexts = {
  round: {
    title: 'Eine Runde in 90 Sekunden',
    can: 'Du kannst jetzt rufen, würfeln, anordnen, abdecken, schnappen und eintauschen. Sechs solche Runden sind ein Spiel.',
    steps: {
      call: {
        say: 'Baue ein Quadrat aus 3 mal 3 Würfeln: Zeilen und Spalten zählen. Ruf, und alle würfeln zugleich.',
        after: 'Auch Ada würfelt: Hier wartet niemand.',
      },
      throw: {
        say: 'Würfle mit allen neun: vier roten, vier blauen und deinem Joker.',
        after: 'Hm. Da passt kaum etwas zusammen.',
      },
      again: {
        say: 'Höchstens 3 Punkte. Würfle neu: immer alle neun, so oft du willst, bis jemand abdeckt.',
      },
      fall: {
        say: 'Die Würfel sind in deiner Hand. Wirf sie.',
        after: 'Viel besser.',
      },
      straight: {
        say: 'Wähle die rote 4, 5 und 6: Drei Zahlen der Reihe nach sind eine Straße und zählen die höchste.',
        after: '6, und alle rot: Eine Farbe verdoppelt. 12 Punkte.',
        answers: {
          falling: '6 5 4 würde auch zählen. In diesem Quadrat kommt die 4 zuerst.',
          order: '4 6 5 zählt 0: Die Zahlen müssen der Reihe nach liegen. Vertausche zwei Würfel.',
          first:
            'Beginne mit der roten 4, 5, 6: Nichts zählt hier mehr. Zweimal drücken nimmt den Würfel weg.',
        },
      },
      joker: {
        say: 'Der Joker ist rot und blau, aber seine 3 bleibt eine 3. Lege links und rechts blaue 3er.',
        after: 'Drei gleiche zählen einmal: 3, alle blau, verdoppelt 6.',
        answers: {
          two: '2 3 3 zählt 0: weder der Reihe nach noch gleich. Nimm die 3er.',
        },
      },
      column: {
        say: 'Spalten zählen auch. Lege die blaue 2 unter 4 und 3, dann die blaue 3, dann die rote 1.',
        after: '4 3 2 nach unten: 4 Punkte. Zusammen 22.',
        answers: {
          two: 'Die Spalte wäre 4 3 3 oder 4 3 1: 0 Punkte. Zuerst die blaue 2.',
          corner: 'Jetzt gleich viel. Aber 2 3 und eine 4 wären noch eine Straße: Lass der 1 die Ecke.',
        },
      },
      cover: {
        say: 'Alle neun liegen. Decke sie ab: Cubo! Von da an darf niemand mehr Würfel aufnehmen.',
        after: 'Abgedeckt: 22 Punkte sind sicher.',
        answers: {
          sixth: 'Nur etwa jeder sechste Wurf schafft 22. Decke ab.',
        },
      },
      grab: {
        say: 'Schnapp dir jetzt einen Würfel der Mitte, bevor Ada es tut. Die blaue 4 passt zu deiner 2 3.',
        after: 'Deiner, für die Wertung.',
        answers: {
          high: 'Ein hoher Würfel, aber keine Reihe gewinnt durch ihn. Die blaue 4 bringt 8.',
          nothing: 'Er bringt nichts. Deine blaue 2 3 warten auf eine blaue 4.',
        },
      },
      seconds: {
        say: 'Du hast genommen, also hat Ada nun sechs Sekunden. Wer zu spät kommt, bekommt diese Runde nichts.',
        after: 'Rechtzeitig: Ada hat mit zwei Sekunden Rest abgedeckt.',
      },
      exchange: {
        say: 'Wertung: Deine blaue 4 darf einen farbigen Würfel ersetzen. Wo entsteht 2 3 4? Wähle ihn und tausche ein.',
        after: '2 3 4, alle blau: 8 mehr. 30 Punkte.',
        answers: {
          joker: 'Der Joker bleibt immer. Schau auf die unterste Zeile.',
          keep: 'Behalten ist erlaubt: 22. Die blaue 4 in der Ecke macht 30 daraus.',
          nothing: 'Das bringt nichts. Die Ecke mit der roten 1 zählt noch nicht.',
        },
      },
      result: {
        say: 'Deine rote 1 geht in die Mitte, die blaue 4 bleibt bei dir. Wer nach sechs Runden die meisten Punkte hat, gewinnt.',
      },
      challenge: {
        say: 'Jetzt du: Dein Quadrat ist abgedeckt und 17 wert. Welchen Würfel der Mitte schnappst du dir?',
        after: 'Am besten: 2 3 4 nach unten durch den Joker, alles rot. 25 Punkte.',
        answers: {
          six: 'Unten 6 6 6, aber die linke Spalte zerbricht: 20. Die rote 4 bringt 25.',
          one: 'Keine Reihe gewinnt dadurch: 17. Die rote 4 bringt 25.',
        },
      },
    },
  },
};
