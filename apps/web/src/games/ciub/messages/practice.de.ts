import type { CiubPracticeMessages } from './practice.ts';

export const messages: CiubPracticeMessages = {
  aside: 'Du willst diese Karte. Welche Würfel legst du in die Schale?',
  swap: 'Du willst diese Karte. Welche Farbe nimmst du für den weißen Würfel zum Austauschen?',
  yours: 'deine Wahl',
  best: 'am besten',
  right: (p) => `Ja: ${p.percent}, sonst höchstens ${p.next}.`,
  other: (p) => `Das lässt dir ${p.percent}. Mehr verspricht „${p.way}“: ${p.best}.`,
};
