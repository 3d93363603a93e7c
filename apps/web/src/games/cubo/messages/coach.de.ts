import type { HintTexts } from '../../../table/model/lesson.ts';

export const messages: HintTexts = {
  exchange: 'Der genommene Würfel darf einen farbigen an seinem Platz ersetzen und behält seine Zahl.',
  take: 'Nimm einen Würfel der Mitte: Bei der Wertung darf er einen von deinen ersetzen.',
  countdown:
    'Sechs Sekunden, um den Rest zu legen und abzudecken: Ein schwaches Quadrat ist besser als keins.',
  call: 'Du beginnst diese Runde: Sieh dir die Mitte an, dann ruf, und alle würfeln zugleich.',
  throw: 'Wirf alle neun; gefallen sie dir nicht, darfst du alle noch einmal werfen.',
  lay: 'Wähle einen Würfel: Er kommt ins nächste freie Feld, und zwei liegende lassen sich vertauschen.',
  line: 'Drei der Reihe nach zählen die höchste, drei gleiche ihre Zahl einmal, alles andere 0.',
  colour: 'Eine einzige Farbe verdoppelt eine Reihe; der Joker passt zu beiden, aber seine Zahl bleibt.',
  round:
    'Vielleicht hat ein Würfel von dir die Farbe gewechselt: Eine Farbe zu sammeln macht Verdopplungen wahrscheinlicher.',
};
