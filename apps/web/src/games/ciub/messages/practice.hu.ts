import type { CiubPracticeMessages } from './practice.ts';

export const messages: CiubPracticeMessages = {
  aside: 'Ezt a kártyát szeretnéd. Mely kockákat teszed félre?',
  swap: 'Ezt a kártyát szeretnéd. Milyen színt kérsz a fehér cserekocka helyett?',
  yours: 'a te választásod',
  best: 'a legjobb',
  right: (p) => `Igen: ${p.percent}, másképp legfeljebb ${p.next}.`,
  other: (p) => `Így ${p.percent} marad. Többet ígér ez: „${p.way}”, ${p.best}.`,
};
