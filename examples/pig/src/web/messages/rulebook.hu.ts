import type { PigRuleTexts } from '../rulebook.tsx';

export const messages: PigRuleTexts = {
  intro:
    'A Pighez egy kocka kell és egy kis bátorság. Összeadod, amit dobsz, ameddig mered; az 1-es mindent elvisz.',
  chapters: { A: 'A játék', B: 'Az idő' },
  turn: {
    A4: 'Dobj, és add össze',
    A5: 'Egy 1-es: minden oda',
    A3: 'Tartsd meg, és a tiéd',
  },
  clauses: {
    A1: { text: 'Ketten, hárman vagy négyen játszotok, a helyek sorrendjében. Sorsolás dönti el, ki kezd.' },
    A2: {
      text: 'Az asztal megállapodik egy célban 1 és 100 között. Aki megtart, és van ennyi pontja vagy több, azonnal nyer.',
      example: 'A cél 50, van 41 pontod, a kör 9-et hozott: tartsd meg, és nyersz.',
    },
    A3: {
      text: 'Megtartás: amit a kör hozott, végleg a tiéd, és a következő jön. Kell, hogy legyen mit megtartani.',
    },
    A4: {
      text: 'Dobás: amit a kocka mutat, hozzáadódik ehhez a körhöz. Annyiszor dobsz, ahányszor akarsz.',
      example: '5, aztán 3, aztán 6: eddig 14.',
    },
    A5: {
      text: 'Az 1-es mindent elvisz, amit a kör hozott, és a következő jön.',
      example: 'A kör 14-et hozott, aztán 1-es: semmi sem marad belőle.',
    },
    A6: {
      text: 'Ha kegyelemben állapodtatok meg, az 1-es nem változtat semmin, amíg a kör nem hozott semmit; a kör folytatódik.',
    },
    B1: {
      text: 'Minden döntésre legfeljebb 60 másodperc jut. Utána elvész, amit a kör hozott, és a következő jön.',
    },
  },
};
