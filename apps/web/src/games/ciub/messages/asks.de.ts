import { numbersFor } from '../../../base/i18n/plural.ts';
import type { AskMessages } from './asks.ts';
import { reference } from './reference.de.ts';

const n = numbersFor('de');

export const messages: AskMessages = {
  uses: reference.uses,
  faces: (p) => `Seine sechs Seiten: ${p.faces}.`,
  lies: {
    fresh: 'Er wird mit den anderen gewürfelt.',
    inactive: 'Gerade eingetauscht: Er zeigt nichts, bis er gewürfelt oder gedreht wird.',
    spent: 'Sein Symbol ist verbraucht. Neu gewürfelt oder gedreht wäre es wieder frisch.',
    tray: 'Er liegt in der Schale, zählt für Karten und bleibt so bis zum Ende des Zuges.',
    number: 'Seine Zahl zählt für eine Karte, sobald er in der Schale liegt.',
  },
  costs: {
    swap: 'Diesen Würfel: Er geht in den Vorrat. Der neue zeigt erst nach dem nächsten Wurf etwas.',
    reroll: 'Nur das Symbol: Der Würfel bleibt und rollt später wieder mit.',
    adjust: 'Diesen Würfel, für diesen Zug: Er kommt in die Schale.',
    skull: 'Er kommt ohnehin in die Schale, wenn du weiterwürfelst oder aufhörst.',
    aside: 'Ein Würfel weniger im nächsten Wurf: Was in der Schale liegt, wird nicht mehr gewürfelt.',
    gain: (p) =>
      p.n > 0
        ? n.count(p.n, {
            one: 'Du gibst # Würfel zurück: Fünf bleiben.',
            other: 'Du gibst # Würfel zurück: Fünf bleiben.',
          })
        : 'Keinen Würfel: Du hast fünf oder weniger.',
  },
  tasks: {
    numbers:
      'Um sie zu gewinnen, muss jede ihrer Zahlen so oft in deiner Schale liegen, wie sie abgebildet ist.',
    total: 'Um sie zu gewinnen, müssen die Zahlen in deiner Schale zusammen diese Summe erreichen.',
    equal:
      'Um sie zu gewinnen, müssen so viele gleiche Zahlen in deiner Schale liegen, oder so viele Totenköpfe.',
    opus: 'Das Opus Magnum: Wer die nächste Karte gewinnt, bekommt es dazu.',
  },
  canTake: 'Deine Schale erfüllt sie: Hör auf, dann darfst du sie nehmen.',
  things: {
    token: {
      title: 'Marker',
      is: 'Er reserviert eine Karte: Nur wem er gehört, darf sie gewinnen, und niemand darf sie entfernen.',
    },
    pile: {
      title: 'Nachziehstapel',
      is: 'Er füllt die obere Reihe. Ist er leer, beendet die nächste gewonnene Karte die Partie.',
    },
    top: {
      title: 'Obere Reihe',
      is: 'Diese Karten kann noch niemand gewinnen. Wird unten eine gewonnen, rückt eine von ihnen nach.',
    },
    bottom: {
      title: 'Untere Reihe',
      is: 'Von hier werden Karten gewonnen, mit passenden Würfeln in der Schale.',
    },
    tray: {
      title: 'Würfelschale',
      is: 'Was hier liegt, zählt für Karten und ist bis zum Ende deines Zuges vor weiteren Würfen sicher.',
    },
    pool: {
      title: 'Würfel außerhalb der Schale',
      is: 'Diese Würfel kannst du werfen und ihre Symbole nutzen. Für Karten zählt nur die Schale.',
    },
    supply: {
      title: 'Vorrat',
      is: 'Die Würfel, die niemand hat. Austauschen, Tauschen und ein Zug ohne Karte bringen welche von hier.',
    },
    face: {
      title: 'Eine Seite',
      is: 'Das zeigt der gedrehte Würfel dann; ist es eine Aktion, darfst du sie nutzen.',
    },
    player: {
      title: 'Ein Platz',
      is: 'Wer hier sitzt, mit Punkten, Karten und Würfeln bisher. Wer dran ist, ist hervorgehoben.',
    },
  },
  acts: {
    roll: {
      is: 'Wirft jeden Würfel außerhalb der Schale; gewählte kommen vorher in die Schale, Totenköpfe von selbst.',
      cost: 'Was vorher fiel, ist bei allen weg, die noch einmal rollen.',
    },
    stop: {
      is: 'Beendet das Würfeln. Dann gewinnst du eine Karte, die deine Schale erfüllt, oder nimmst einen Würfel.',
      cost: 'Die Würfe, die du noch gehabt hättest.',
    },
    gain: {
      is: 'Nimmt die Karte und ihre Punkte. Eine Karte der oberen Reihe rückt an ihre Stelle.',
      cost: 'Du behältst fünf Würfel; der Rest geht zurück.',
    },
    decline: {
      is: 'Statt einer Karte behältst du alle Würfel und nimmst einen weiteren aus dem Vorrat.',
      cost: 'Die Karte: Jemand anderes kann sie nehmen.',
    },
    keep: { is: 'Die fünf gewählten Würfel bleiben bei dir.', cost: 'Alle anderen gehen in den Vorrat.' },
    trade: {
      is: 'Tauscht ein „2 gegen 1“ in deiner Schale gegen zwei andersfarbige Würfel.',
      cost: 'Diesen Würfel.',
    },
    whiten: { is: 'Tauscht farbige Würfel eins zu eins gegen weiße.', cost: 'Die farbigen Würfel.' },
    endTurn: {
      is: 'Dein Zug endet, und die nächste Person ist dran.',
      cost: 'Was über den Grenzen liegt, geht zurück: fünf weiße, vier von jeder anderen Farbe.',
    },
    placeToken: {
      is: 'Setzt deinen Marker auf diese Karte: Niemand sonst kann sie gewinnen oder entfernen.',
      cost: 'Das Entfernen einer Karte in diesem Zug, und deinen Marker, bis du die Karte gewinnst.',
    },
    removeCard: {
      is: 'Nimmt diese Karte der oberen Reihe aus dem Spiel; vom Stapel kommt eine andere.',
      cost: 'Das Setzen deines Markers in diesem Zug.',
    },
    suggest: {
      is: 'Wählt Würfel, die deinem Ziel dienen oder dir sonst verloren gingen. Es geschieht noch nichts: Du kannst anders wählen.',
    },
    aside: {
      is: 'Lässt das Symbol ungenutzt: Der Würfel kommt beim Weiterwürfeln oder Aufhören in die Schale.',
      cost: 'Sein Symbol, und einen Würfel weniger im nächsten Wurf.',
    },
  },
};
