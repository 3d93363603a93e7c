import type { AllLessonTexts } from '../../../table/model/lesson.ts';

export const next: AllLessonTexts = {
  order: {
    title: 'Újradobás, forgatás, koponya',
    can: 'Most már tudsz újradobni, forgatni, kockát menteni a koponyától, és jó sorrendben cselekedni.',
    steps: {
      roll: {
        say: 'A célod 1 4 7. Csak a zöldön van 7-es. Dobj.',
        after: 'Egy 1-es, egy koponya, egy újradobás és egy forgatás.',
      },
      skull: {
        say: 'A koponya az újabb dobás előtt a kockamezőre kerül. Előbb az akciók: válaszd a kék újradobást, majd a koponyát.',
        after: 'Nincs már koponya: a zöld is újradob.',
        answers: {
          along: 'A koponya elvinné az egyetlen zöldet: 42%. Előbb dobd újra: 83%.',
          last: 'Ez is jó, 82%. Előbb újradobás, végül forgatás: 83%.',
          hurts: 'Lehet, de a koponya árt. Válaszd a zöldet.',
        },
      },
      fresh: {
        say: 'A frissen dobott jel rögtön használható. A zölddel dobd újra a fehér 3-ast: 4-es kell.',
        after: 'Itt a 4-es.',
        answers: {
          spent: 'A kék már felhasználta a jelét. A zöldön friss van.',
          lost: 'Akkor a zöld újradobása elvész: 77%. Előbb használd: 83%.',
        },
      },
      adjust: {
        say: 'A forgatás egy kocka bármely oldalát adja. Válaszd a lilát, a zöldet, a 7-et; a lila utána a kockamezőre kerül.',
        after: 'Megvan az 1, a 4 és a 7.',
        answers: {
          itself: 'Önmagát is számra forgathatja. De neked a 7 hiányzik.',
          seven: 'Ezen a kockán nincs 7-es. Csak a zöldön van.',
        },
      },
      stop: {
        say: 'A sorrenden múlt: előbb újradobás, végül forgatás. Tedd félre az 1, 4, 7-et, és állj meg.',
        after: 'A kockamező teljesíti az 1 4 7-et.',
        answers: {
          used: 'Már a kockamezőn van, ebben a lépésben elhasználva.',
          three: 'Mindhárom számnak a kockamezőn kell lennie.',
          extra: 'Így is jó: a plusz kocka nem árt.',
        },
      },
      take: {
        say: 'Vedd el az 1 4 7-et. A koponyák is számíthatnak: négy koponya teljesíti a négy egyenlőségjeles kártyát.',
        after: '4 pont, egy dobásban három jellel.',
        answers: {
          equal: 'Ahhoz négy egyforma szám vagy négy koponya kell. Vedd el az 1 4 7-et.',
        },
      },
      challenge: {
        say: 'Most te: 6 6 kell. Van egy 6-os, egy piros 5-ös és egy csere. Melyik szín segít a legtöbbet?',
        after: 'A legjobb, 90%: két lila oldal 6-osra forgatja a piros 5-öst.',
        answers: {
          blue: '89%, nagyon jó: forgat, újradob vagy cserél. A lila kétszer olyan gyakran forgat: 90%.',
          six: '87%: még egy 6-os. A lila a meglévő pirosat forgatja: 90%.',
          white: '87%: még egy esély cserére. Lila: 90%.',
          weak: 'Nagyjából 83%: nincs rajta 6-os, és nem is forgat. Lila: 90%.',
          first: 'Legfeljebb 87%, pedig a csere ingyen van. Válaszd: melyik szín segít?',
        },
      },
    },
  },
  between: {
    title: 'Két lépés között: a kockáid',
    can: 'Most már olyan kockákkal fejezed be a lépést, amilyenekkel akarod: elveszel, megtartasz, cserélsz.',
    steps: {
      die: {
        say: 'Most nincs kártya: minden kockád marad, és kapsz még egyet. A sárgán van 3-as: azt válaszd.',
        after: '3 3 3 3 a következő lépésben: 93% a 69% helyett.',
        answers: {
          strong: 'Így is jó: nagyjából 90% a 3 3 3 3-ra legközelebb.',
          weak: 'Jó, minden kocka segít: nagyjából 85%. A sárga 93% lenne.',
          two: 'Négyből két 3-as. A következő lépésben minden kockád újra gurul.',
        },
      },
      six: {
        say: 'Hat kocka öt helyett: egy lépés sem vész kárba. Fejezd be.',
        after: 'Néhány lépéssel később.',
        answers: {
          coloured: 'Fehérre csak színes kockát cserélhetsz.',
        },
      },
      price: {
        say: 'Most hét kocka, és 6 6 a kockamezőn. Vedd el a kártyát; a 6 6 6 jöhet le.',
        after: '4 pont. Az ára: csak öt kocka marad.',
        answers: {
          wait: 'Várhatsz, de 4 pont megér egy-két kockát.',
        },
      },
      keep: {
        say: 'Tarts meg ötöt. Egy színből legfeljebb négy maradhat: négy piros és a 2:1 csere.',
        after: 'Innentől csak a szín számít, meg a 2:1 csere.',
        answers: {
          five: 'Egy színből csak négy marad: egy piros a végén visszamenne.',
          two: 'A 2:1 cseréből mindjárt két kocka lesz. Tartsd meg, és négy pirosat.',
          white: 'Így is jó: a fehér legközelebb cserélhet.',
          exactly: 'Pontosan öt, se több, se kevesebb.',
        },
      },
      trade: {
        say: 'A zöld kocka 2:1 cserével van a kockamezőn. Válaszd ki: két másik színű kocka lesz belőle.',
        after: 'Hat kocka a következő lépéshez.',
        answers: {
          own: 'A két új kocka nem lehet zöld.',
          tray: 'Csak a kockamezőn lévő 2:1 cseréből lesz két kocka.',
          reds: 'Pirosból van elég. Más színek több választást adnak.',
          now: 'A 2:1 csere csak most él. Előbb cseréld el.',
        },
      },
      whiten: {
        say: 'A színes kockákból fehér is lehet, mert a fehér cserél. Cserélj el egy pirosat.',
        after: 'A fehér cserét hoz, a piros 6-ost.',
        answers: {
          fine: 'Így is jó: minden piros marad, jó a 6 6 6-hoz.',
        },
      },
      limits: {
        say: 'Ami öt fehér vagy színenként négy fölött van, most visszamenne. Nálad rendben: fejezd be a lépésed.',
      },
      challenge: {
        say: 'Most te: hét kockából öt marad, a következő célod az 1 4 7. Melyik ötöt tartod meg?',
        after: 'A legjobb, 72%: a fehéren van 1 és 4, és zöldre cserélhető, a 7-esért.',
        answers: {
          good: '70%, nagyon jó. A lilával, ami forgat: 72%.',
          purple: '69%, nagyon jó. A lila és a kék együtt: 72%.',
          colours: '61%: a piroson és a narancssárgán nincs se 1-es, se 7-es. Lila és kék: 72%.',
          whites: 'Kevesebb fehér ritkábban cserél zöldre, a 7-esért: legfeljebb 66%. Mindhárom fehér: 72%.',
        },
      },
    },
  },
};
