import type { PigRuleTexts } from '../rulebook.tsx';

export const messages: PigRuleTexts = {
  intro:
    'Pig braucht einen Würfel und etwas Mut. Du zählst zusammen, was du würfelst, solange du dich traust; eine 1 nimmt alles wieder weg.',
  chapters: { A: 'Das Spiel', B: 'Die Zeit' },
  turn: {
    A4: 'Würfeln und zusammenzählen',
    A5: 'Eine 1: alles weg',
    A3: 'Sichern und behalten',
  },
  clauses: {
    A1: { text: 'Zwei bis vier spielen in der Reihe ihrer Plätze. Wer beginnt, wird ausgelost.' },
    A2: {
      text: 'Der Tisch verabredet ein Ziel von 1 bis 100. Wer sichert und so viele Punkte oder mehr hat, gewinnt sofort.',
      example: 'Ziel 50, 41 Punkte, 9 im Zug: sichern und gewinnen.',
    },
    A3: {
      text: 'Sichern: Was der Zug gebracht hat, gehört dir für immer, und es geht reihum weiter. Etwas zu sichern muss es geben.',
    },
    A4: {
      text: 'Würfeln: Was der Würfel zeigt, kommt zu diesem Zug dazu. Du darfst würfeln, so oft du magst.',
      example: '5, dann 3, dann 6: bisher 14.',
    },
    A5: {
      text: 'Eine 1 verliert alles, was der Zug gebracht hat, und es geht reihum weiter.',
      example: '14 im Zug, dann eine 1: Nichts davon bleibt.',
    },
    A6: {
      text: 'Ist Gnade verabredet, ändert eine 1 nichts, solange der Zug nichts gebracht hat; er geht weiter.',
    },
    B1: {
      text: 'Jede Entscheidung hat eine Frist von höchstens 60 Sekunden. Danach ist verloren, was der Zug gebracht hat, und es geht reihum weiter.',
    },
  },
};
