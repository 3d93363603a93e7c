import type { AllLessonTexts } from '../../../table/model/lesson.ts';

export const messages: AllLessonTexts = {
  round: {
    title: 'Egy forduló 90 másodpercben',
    can: 'Most már tudsz kiáltani, dobni, rakni, letakarni, elvenni és cserélni. Hat ilyen forduló egy játék.',
    steps: {
      call: {
        say: 'Rakj ki egy 3×3-as négyzetet: a sorok és az oszlopok pontot érnek. Kiálts, és mindenki dob.',
        after: 'Ada is dob: senki sem vár a sorára.',
      },
      throw: {
        say: 'Dobj mind a kilenccel: négy piros, négy kék és a dzsókered.',
        after: 'Hm. Alig illik össze valami.',
      },
      again: {
        say: 'Legfeljebb 3 pont. Dobj újra: mindig mind a kilenccel, ahányszor akarsz, amíg valaki le nem takarja a négyzetét.',
      },
      fall: {
        say: 'A kockák a kezedben vannak. Dobd el őket.',
        after: 'Sokkal jobb.',
      },
      straight: {
        say: 'Válaszd a piros 4, 5, 6 kockát: három egymást követő szám sorozat, és a legnagyobbat éri.',
        after: '6, és mind piros: az egy szín dupláz. 12 pont.',
        answers: {
          falling: 'A 6 5 4 is érne pontot. Ebben a négyzetben a 4 az első.',
          order: 'A 4 6 5 nulla pont: a számoknak egymást kell követniük. Cserélj meg két kockát.',
          first: 'Kezdd a piros 4, 5, 6 kockával: itt semmi sem ér többet. Kétszer megnyomva leveszed ezt.',
        },
      },
      joker: {
        say: 'A dzsóker piros is, kék is, de a 3-asa 3-as marad. Tegyél mellé két kék 3-ast.',
        after: 'A három egyforma egyszer számít: 3, mind kék, duplán 6.',
        answers: {
          two: 'A 2 3 3 nulla pont: se nem sorozat, se nem egyforma. A 3-asokat vedd.',
        },
      },
      column: {
        say: 'Az oszlopok is számítanak. Tedd a kék 2-est a 4 és a 3 alá, majd a kék 3-ast, végül a piros 1-est.',
        after: '4 3 2 lefelé: 4 pont. Összesen 22.',
        answers: {
          two: 'Az oszlop 4 3 3 vagy 4 3 1 lenne: nulla pont. Előbb a kék 2.',
          corner: 'Most ugyanannyi. De a 2 3 és egy 4 újabb sorozat lenne: a sarok legyen az 1-esé.',
        },
      },
      cover: {
        say: 'Mind a kilenc lent van. Takard le: Cubo! Innentől senki sem veheti kézbe a kockáit.',
        after: 'Letakarva: 22 pont biztos.',
        answers: {
          sixth: 'Nagyjából csak minden hatodik dobás ér 22-t. Takard le.',
        },
      },
      grab: {
        say: 'Most vegyél el egy kockát középről, mielőtt Ada megteszi. A kék 4 illik a 2 3-hoz.',
        after: 'A tiéd, az értékeléshez.',
        answers: {
          high: 'Nagy szám, de egyik vonalad sem nyer vele. A kék 4 nyolccal több.',
          nothing: 'Semmit sem ad hozzá. A kék 2 3 egy kék 4-esre vár.',
        },
      },
      seconds: {
        say: 'Elvettél egy kockát, ezért Adának hat másodperce van. Aki elkésik, most nem kap pontot.',
        after: 'Időben: Ada két másodperccel a vége előtt lett kész.',
      },
      exchange: {
        say: 'Értékelés: a kék 4 egy színes kocka helyére kerülhet. Hol lesz belőle 2 3 4? Válaszd ki, és cserélj.',
        after: '2 3 4, mind kék: nyolccal több. 30 pont.',
        answers: {
          joker: 'A dzsóker mindig marad. Nézd a legalsó sort.',
          keep: 'Meg is tarthatod: 22. A kék 4 a sarokban 30-at ér.',
          nothing: 'Ez nem hoz semmit. A piros 1-es sarka még semmit sem ér.',
        },
      },
      result: {
        say: 'A piros 1-es középre megy, a kék 4 nálad marad. Hat forduló után akinek a legtöbb pontja van, nyer.',
      },
      challenge: {
        say: 'Most te: a négyzeted letakarva, 17 pontot ér. Melyik középső kockát veszed el?',
        after: 'A legjobb: 2 3 4 lefelé a dzsókeren át, mind piros. 25 pont.',
        answers: {
          six: 'Alul 6 6 6, de a bal oszlop elromlik: 20. A piros 4 25-öt ér.',
          one: 'Egyik vonal sem nyer vele: 17. A piros 4 25-öt ér.',
        },
      },
    },
  },
};
