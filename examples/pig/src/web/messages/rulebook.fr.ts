import type { PigRuleTexts } from '../rulebook.tsx';

export const messages: PigRuleTexts = {
  intro:
    'Pig demande un dé et un peu d’audace. Tu additionnes tes lancers tant que tu l’oses ; un 1 reprend tout.',
  chapters: { A: 'Le jeu', B: 'Le temps' },
  turn: {
    A4: 'Lance et additionne',
    A5: 'Un 1 : tout est perdu',
    A3: 'Garde, et c’est à toi',
  },
  clauses: {
    A1: { text: 'On joue à deux, trois ou quatre, dans l’ordre des places. Le sort désigne qui commence.' },
    A2: {
      text: 'La table convient d’un but de 1 à 100. Qui garde et a autant de points ou plus gagne aussitôt.',
      example: 'But 50, 41 points, 9 dans le tour : garde et gagne.',
    },
    A3: {
      text: 'Garder : ce que le tour a rapporté est à toi pour de bon, et c’est au suivant. Il faut qu’il y ait quelque chose à garder.',
    },
    A4: {
      text: 'Lancer : ce que montre le dé s’ajoute à ce tour. Tu peux lancer autant que tu veux.',
      example: '5, puis 3, puis 6 : 14 pour l’instant.',
    },
    A5: {
      text: 'Un 1 fait perdre tout ce que le tour a rapporté, et c’est au suivant.',
      example: '14 dans le tour, puis un 1 : il n’en reste rien.',
    },
    A6: {
      text: 'Si la clémence est convenue, un 1 ne change rien tant que le tour n’a rien rapporté ; il continue.',
    },
    B1: {
      text: 'Chaque décision a un délai de 60 secondes au plus. Ensuite, ce que le tour a rapporté est perdu, et c’est au suivant.',
    },
  },
};
