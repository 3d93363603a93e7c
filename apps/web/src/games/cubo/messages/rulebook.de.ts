import type { RulebookMessages } from './rulebook.ts';

export const messages: RulebookMessages = {
  intro:
    'Cubo ist ein Wettlauf der Quadrate für zwei bis vier. Alle würfeln gleichzeitig, legen neun Würfel drei mal drei und decken ihr Quadrat ab, bevor es die anderen tun. Sechs Runden; die meisten Punkte gewinnen. Jede Regel hat eine Nummer, und jede Absage am Tisch nennt die Regel, aus der sie kommt.',
  chapters: {
    S: 'Was es gibt und wie es beginnt',
    R: 'Eine Runde',
    W: 'Wertung',
    P: 'Was der Bildschirm dazutut',
  },
  turn: {
    R2: 'Das Kommando, und alle würfeln',
    R4: 'Noch einmal würfeln, so oft du willst',
    R6: 'Acht um den Joker legen',
    R7: 'Abdecken: Cubo!',
    R8: 'Einen Würfel aus der Mitte schnappen',
    W1: 'Einen Würfel eintauschen, dann werten',
  },
  clauses: {
    S1: {
      text: 'Zwei bis vier spielen sechs Runden mit gewöhnlichen Würfeln, 1 bis 6. Alle haben vier rote, vier blaue und einen weißen Joker. Vier weitere, zwei rote und zwei blaue, gehören in die Mitte.',
    },
    S2: {
      text: 'Wer die erste Runde startet, wird ausgelost, wenn nicht die Person wählt, die den Tisch eröffnet. Nach jeder Runde startet im Uhrzeigersinn die nächste.',
    },
    R1: {
      text: 'Eine Runde beginnt mit den vier Würfeln der Mitte: Sie werden geworfen und liegen für alle offen da, bis sie endet.',
    },
    R2: {
      text: 'Alle nehmen ihre neun Würfel in die Hand. Wenn die Person, die startet, das Kommando gibt, dürfen alle würfeln.',
    },
    R3: { text: 'Ein Wurf ist immer mit allen neun Würfeln, auch mit dem Joker.' },
    R4: {
      text: 'Nach einem Wurf legst du dein Quadrat, oder du nimmst alle neun zurück in die Hand und würfelst noch einmal, so oft du willst, bis jemand als Erstes abdeckt.',
    },
    R5: {
      text: 'Vom ersten „Cubo!“ an nimmt niemand mehr Würfel in die Hand. Wer sie in diesem Augenblick hält, darf noch einmal würfeln; wer geworfen hat, legt, was da liegt.',
    },
    R6: {
      text: 'Leg die acht farbigen Würfel drei mal drei um den Joker; er liegt immer im Zentrum. Kein Würfel wird gedreht: Jeder behält die Zahl, auf die er fiel, und jeder hat ein eigenes Feld.',
    },
    R7: {
      text: 'Liegen alle neun, darfst du dein Quadrat abdecken und „Cubo“ rufen. Ein abgedecktes Quadrat bleibt, wie es ist, und du würfelst in dieser Runde nicht mehr.',
    },
    R8: {
      text: 'Wer abgedeckt hat, darf einen der Würfel nehmen, die noch in der Mitte liegen: Wer zuerst kommt, hat die Wahl, einen je Person. Wer nach dir abdeckt, kann schneller sein.',
      example:
        'Blaue 6, rote 6, rote 2 und blaue 4 liegen da. Du nimmst die rote 6; dann bleiben drei zur Wahl.',
    },
    R9: {
      text: 'Haben alle bis auf eine Person abgedeckt und hat die letzte davon einen Würfel genommen, beginnen sechs Sekunden für die, die fehlt. Zu zweit beginnen sie nach der ersten. Aufhalten kann sie niemand: Spätestens fünf Sekunden nach diesem Abdecken laufen sie.',
    },
    R10: {
      text: 'Wer noch fehlt, muss in diesen sechs Sekunden abdecken und darf dann auch einen Würfel nehmen. Zu spät heißt: keine Punkte und kein Würfel in dieser Runde.',
    },
    R11: {
      text: 'Wer abgedeckt und noch keinen Würfel genommen hat, darf das bis zum Ende der Runde tun. Sie endet, wenn alle abgedeckt und genommen haben, oder fünf Sekunden nach dem letzten Abdecken, oder wenn die sechs Sekunden für alle um sind, die fehlen; wer zuletzt rechtzeitig abdeckte, hat aber immer diese fünf Sekunden.',
    },
    W1: {
      text: 'Der Reihe nach, von der Person an, die gestartet hat, wird aufgedeckt. Du darfst nun den genommenen Würfel gegen einen farbigen deines Quadrats eintauschen: Er kommt in dasselbe Feld und zeigt, was er in der Mitte zeigte. Dann wird gewertet.',
      example:
        'Die rote 6 aus der Mitte ersetzt eine blaue 2 neben zwei roten, 4 und 5: 4 5 6 ganz in Rot, 12 Punkte.',
    },
    W2: { text: 'Ein Quadrat hat sechs Reihen: drei Zeilen und drei Spalten. Diagonalen zählen nicht.' },
    W3: {
      text: 'Eine Straße sind drei Zahlen in Folge, der Reihe nach, auf- oder absteigend. Sie zählt ihre höchste Zahl.',
      example: '4 5 6 in gemischten Farben: 6 Punkte. 4 6 5 liegt durcheinander: nichts.',
    },
    W4: {
      text: 'Ein Drilling sind drei gleiche Zahlen. Er zählt diese Zahl einmal.',
      example: '3 3 3 in gemischten Farben: 3 Punkte.',
    },
    W5: {
      text: 'Straße oder Drilling in einer Farbe zählt doppelt. Der Joker gilt als Rot und als Blau: in jeder seiner beiden Reihen, wie es passt, auch verschieden im selben Quadrat. Seine Zahl bleibt, was sie ist.',
      example:
        'Blaue 1, Joker mit 2, blaue 3: 3 Punkte, verdoppelt 6. Rote 4, Joker mit 5, blaue 6: nicht eine Farbe, also 6.',
    },
    W6: {
      text: 'Jede andere Reihe zählt nichts. Die Summe der sechs Reihen ist dein Ergebnis der Runde.',
      example: 'Zeilen 12, 5 und 12, Spalten 6, 5 und 6: 46 Punkte.',
    },
    W7: {
      text: 'Nach der Wertung geht ein Würfel zurück in die Mitte: der genommene, wenn du ihn nicht gebraucht hast, sonst der, den er ersetzt hat. So verschieben sich deine Farben von Runde zu Runde; du hast immer acht farbige Würfel, und die Mitte hat immer vier.',
    },
    W8: { text: 'Nach sechs Runden gewinnt die höchste Summe. Bei Gleichstand gewinnt ihr gemeinsam.' },
    P1: {
      text: 'Würfeln braucht am echten Tisch Zeit, also auch hier: eine halbe Sekunde vom In-die-Hand-Nehmen bis zum Wurf, eine ganze vom Wurf bis zum nächsten In-die-Hand-Nehmen, für Menschen und Bots gleich. Der erste Wurf darf mit dem Kommando kommen.',
      editions: 'Nicht gedruckt: Am Tisch setzen die Hände die Grenze.',
    },
    P2: {
      text: 'Dauert ein Rennen schon drei Minuten und haben die sechs Sekunden nicht begonnen, beginnen sie für alle, die nicht abgedeckt haben. Bis jemand abdeckt, darf inzwischen weiter neu gewürfelt werden.',
    },
    P3: {
      text: 'Für das Eintauschen haben alle nacheinander 30 Sekunden. Danach wird von selbst so getauscht, dass es am meisten bringt, oder gar nicht, wenn nichts hilft.',
    },
    P4: {
      text: 'Die Uhr des Servers entscheidet: Was zuerst ankommt, zählt zuerst, und was genau am Ende einer Frist ankommt, ist zu spät. Kommt 20 Sekunden lang kein Kommando, gibt es die Uhr.',
    },
    P5: {
      text: 'Wer mehr Zeit braucht, kann sie haben: Ein Tisch darf für einen Platz bis zum Zehnfachen der Sekunden für Countdown und Eintauschen verabreden, für alle sichtbar. Die fünf Sekunden zum Nehmen bleiben.',
    },
    P6: {
      text: 'Ein ruhiger Tisch hat keine Uhr. Alle sind nacheinander dran: höchstens fünf Würfe, legen, abdecken, einen Würfel nehmen oder keinen. Um die Mitte gibt es kein Rennen, und gewertet wird gleich.',
    },
    P7: {
      text: 'Gegen Menschen kann ein Tisch eine Mindestzeit vom Wurf bis zum Abdecken verlangen, zwei Sekunden an Tischen, die die App eröffnet, damit kein Programm gewinnt, weil es keine Hände braucht. Ein ruhiger Tisch verlangt sie nicht.',
    },
  },
  reference: {
    lines: 'Was eine Reihe zählt',
    dice: 'Die Würfel',
    square: 'Ein ganzes Quadrat',
    squareWhy: 'Sechs Reihen: 12 + 5 + 12 in den Zeilen, 6 + 5 + 6 in den Spalten.',
    colours: {
      red: 'Rot, mit einfachem Rand: vier am Anfang',
      blue: 'Blau, mit doppeltem Rand: vier am Anfang',
      joker: 'der Joker, mit Stern: einer, immer im Zentrum',
    },
    kinds: {
      straight: 'Straße in zwei Farben: die höchste Zahl',
      straightOne: 'Straße in einer Farbe: doppelt',
      equal: 'Drilling in zwei Farben: die Zahl einmal',
      equalOne: 'Drilling in einer Farbe: doppelt',
      jokerOne: 'Der Joker nimmt die Farbe der anderen an: doppelt',
      jokerMixed: 'Der Joker zwischen zwei Farben: nicht eine Farbe',
      broken: 'Zahlen durcheinander: nichts',
    },
  },
};
