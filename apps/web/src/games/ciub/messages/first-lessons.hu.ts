import type { AllLessonTexts } from '../../../table/model/lesson.ts';

export const first: AllLessonTexts = {
  goal: {
    title: 'A cél és az első kártya',
    can: 'Most már tudsz kártyát célba venni, dobni, kockát félretenni, megállni és kártyát elvenni.',
    steps: {
      aim: {
        say: 'A varázskártyák pontot érnek, és akinek a legtöbb van, nyer. Válaszd az 1 1 1-et: ez a legkönnyebb, 93%.',
        after: 'A célod: három 1-est mutató kocka.',
        answers: {
          likelier: 'Jó kártya, majd később. A három 1-es valószínűbb, kezdd azzal.',
          top: 'A felső sornak előbb le kell jönnie: a 2. lecke megmutatja. Válaszd az 1 1 1-et.',
        },
      },
      roll: {
        say: 'Minden lépés az összes kockáddal kezdődik. Dobj.',
        after: 'Rögtön két 1-es.',
      },
      aside: {
        say: 'Válaszd mindkét 1-est, és dobj tovább. Ők a kockamezőn várnak, a többivel újra dobsz.',
        after: 'Egy harmadik 1-es, és az első kettő megmaradt.',
        answers: {
          nothing: 'Előbb tegyél félre egy kockát: az újabb dobáshoz legalább egy kell.',
          both: 'Mindkettőt: a kint hagyott 1-essel újra dobsz.',
          ones: 'Csak az 1-esek kellenek. Amit még félreteszel, az már nem gurul neked.',
          stop: 'Két 1-es még nem elég. Dobj tovább: a kockamező biztonságos.',
        },
      },
      stop: {
        say: 'Válaszd ki a harmadik 1-est, és állj meg. Csak a kockamező számít a kártyához.',
        after: '1 1 1: a kockameződ teljesíti a kártyát.',
        answers: {
          outside: 'Az 1-es még kint van, ott nem számít. Előbb válaszd ki.',
          fine: 'Így is jó: a kockamező megtartja az 1-eseket, bármi jön.',
        },
      },
      'stop-now': {
        say: 'A többi kocka változott, a három 1-es nem. Most állj meg.',
        after: '1 1 1: a kockameződ teljesíti a kártyát.',
        answers: {
          enough: 'Megvan minden. Állj meg, és vedd el a kártyád.',
        },
      },
      take: {
        say: 'Válaszd a felső sor egyik kártyáját: az jön le a helyére. Aztán vedd el az 1 1 1-et.',
        after: 'Három pont a tiéd.',
        answers: {
          down: 'A felső sor egy kártyája kerül a helyére. Válaszd azt, amelyik tetszik.',
          ones: 'A kockameződön három 1-es van, ez az 1 1 1 kártyát teljesíti.',
          die: 'Az a kártya nélküli lépésekre való. Ez a kártya többet ér.',
        },
      },
      end: {
        say: 'A kártya véget vet a dobásnak, az öt kockád nálad marad. Fejezd be a lépésed.',
      },
      challenge: {
        say: 'Most egyedül, bármelyik céllal: melyik kockákat teszed félre, mielőtt tovább dobsz?',
        after: 'A legjobb: 95% az 1 1 1-re. Csak ami segít, semmi több.',
        answers: {
          one: '94%, majdnem ilyen jó: a kint hagyott 1-essel újra dobsz. Mindkét 1-es: 95%.',
          extra: '76% az 1 1 1-re: a plusz kocka már nem gurul neked. Csak a két 1-es: 95%.',
          four: '33%: egyetlen kocka marad a dobáshoz. Csak a két 1-es: 95%.',
          fours: '92% a 2 2 4 4-re, majdnem ilyen jó. Mindkét 1-es: 95% az 1 1 1-re.',
          threes: '70% a 3 3 3 3-ra, ami egy ponttal többet ér. Mindkét 1-es: 95% az 1 1 1-re.',
          less: 'Van jobb: melyik kártyához vagy a legközelebb?',
          stop: 'A kockameződ még semmit sem teljesít. Tegyél félre valamit, és dobj tovább.',
        },
      },
    },
  },
  rows: {
    title: 'Két sor: ami ezután jön',
    can: 'Most már olvasod mindkét sort, és megválasztod, mi jöjjön.',
    steps: {
      match: {
        say: 'A kockameződön 2, 4 és 6 van. Válaszd az alsó sorban azt, amit teljesít: csak onnan vehetsz el.',
        after: 'Így van: minden szám annyiszor, ahányszor rajta van.',
        answers: {
          top: 'A felső sor várakozik. Egy kártyának le kell jönnie, hogy elvegyék.',
          other: 'Az a kártya más számokat kér. Keresd a 2 4 6-ot.',
        },
      },
      down: {
        say: 'Egy felső kártya lejön, és Ada lép előbb. Válaszd a 6 6-ot: te 76%, Ada 71%. Aztán vedd el a kártyád.',
        after: '3 pont, és a 6 6 elérhető.',
        answers: {
          equal: 'Ada fehér kockái 88% eséllyel adnak négy egyformát, a tieid 65%-kal.',
          threes: 'Négy 3-as: a te kockáiddal 0%, Adáéval 69%. Jobb a 6 6.',
          die: 'A kocka vigasz, ha nincs kártya. Itt viszont van.',
        },
      },
      pile: {
        say: 'A húzópakli tölti fel a felső sort: a későbbi kártyák többet kérnek és többet érnek. A szám a maradék.',
        after: 'Ha elfogy, közel a vége.',
        answers: {
          first: 'Mindjárt. Előbb nézd meg a paklit.',
        },
      },
      watch: {
        say: 'Fejezd be a lépésed, és figyeld Adát: elveheti, amit lehoztál.',
        after: 'Ada nem talált kártyát, ezért egy kockát kapott.',
      },
      roll: {
        say: 'A 6 6 még ott van. Dobj érte.',
        after: 'Két 6-os.',
        answers: {
          token: 'A korong a 6. leckében jön. Most csak dobj.',
          remove: 'Az eltávolítás a 6. leckében jön. Most csak dobj.',
        },
      },
      stop: {
        say: 'Válaszd ki mindkét 6-ost, és állj meg: a kártya ennyit kér.',
        after: 'A 6 6 teljesült.',
        answers: {
          extra: 'Így is jó: a plusz kocka nem árt.',
          enough: 'Ennél több nem kell. Állj meg, és vedd el a kártyát.',
          both: 'Mindkét 6-osnak a kockamezőn kell lennie.',
        },
      },
      take: {
        say: 'Vedd el a 6 6-ot, és hozz le egy kártyát: egyedül te döntöd el, mit kaphatnak a többiek.',
        after: 'Még 4 pont: amit lehoztál, a tiéd lett.',
        answers: {
          top: 'Felső sor: még nem. Vedd el lent a 6 6-ot.',
        },
      },
      challenge: {
        say: 'Most te: a 3 3 3 3 a tiéd. Két fehér, három sárga kockád marad, Adának három fehér, két narancssárga. Melyik kártya jöjjön le?',
        after: 'A legjobb: te 92%, a narancssárgán nincs páratlan: Ada 0%.',
        answers: {
          shared: 'Neked 92%, de Ada lép előbb, és 60%-kal megvan neki az 1 1 1.',
          theirs: 'A sárgán nincs 2-es: neked 0%, Adának 86%.',
          die: 'Egy kártya jobb: vedd el a 3 3 3 3-at, és válaszd ki, mi jöjjön le.',
        },
      },
    },
  },
  swap: {
    title: 'A csere és a hét szín',
    can: 'Most már tudsz cserélni, és tudod: fehér 1–4 és csere, piros magas, narancssárga páros, sárga páratlan, zöld 7, lila forgat, kék mindenből egy kicsit.',
    steps: {
      supply: {
        say: '6 6 kell, de a fehér kockákon 1–4 és csere van. Nézd meg a készletet: melyiken van 6-os?',
        after: 'A piroson és a narancssárgán van egy-egy.',
        answers: {
          fine: 'Így is jó. A készleten látszik: csak a piroson és a narancssárgán van 6-os.',
        },
      },
      roll: {
        say: 'A fehér kocka az ajtó a színekhez: hatból két oldala csere. Dobj.',
        after: 'Két csere: két új kocka.',
      },
      first: {
        say: 'Válassz egy cserét: az a kocka visszamegy, te színt választasz. Pirosat vagy narancssárgát, a 6-os miatt.',
        after: 'Az új kocka üres: még nem dobtál vele.',
        answers: {
          none: 'Ezen a színen nincs 6-os. A piroson és a narancssárgán van.',
          white: 'Nincs több fehér kocka a készletben.',
          costs:
            'Itt semmi sem segít, és minden elengedett kocka esélybe kerül: 43% a 76% helyett. Előbb cserélj.',
        },
      },
      second: {
        say: 'Most a másik cserét. A becserélt kocka a következő dobásban már gurul: vegyél pirosat, még egy esély.',
        after: 'Két színes kocka várakozik.',
        answers: {
          good: 'A 6 6-hoz ugyanolyan jó. Most legyen piros.',
          none: 'Ezen a színen nincs 6-os. Vegyél pirosat.',
          free: 'Szabad, de a második csere ingyen van. Előbb használd fel.',
        },
      },
      on: {
        say: 'Csere után félretétel nélkül is dobhatsz tovább. Ne tégy félre semmit: mind az öt gurul, az üresek is.',
        after: 'Egy 6-os, a piros kockán.',
        answers: {
          rolling: 'Hadd guruljon: még cserélhet. 52% a 76% helyett.',
          blank: 'Az üres kocka még semmit sem mutat. Az újabb dobás felébreszti.',
          empty: 'A kockamező még üres. Dobj tovább.',
        },
      },
      six: {
        say: 'Tedd félre a 6-ost, hogy megmaradjon, és dobj tovább néggyel.',
        after: 'A második 6-os.',
        answers: {
          away: 'Tedd félre a 6-ost: kint újra gurulna, és az újabb dobáshoz félre kell tenni egyet.',
          only: 'Csak a 6-os segít. A többi maradjon kint, lehet még belőle 6-os.',
        },
      },
      stop: {
        say: 'Tedd félre, és állj meg: megvan a kártya. A csere várhat.',
        after: '6 6, olyan kockákkal, amiket te választottál.',
        answers: {
          later: 'Így is jó: új kocka a későbbi lépésekhez.',
          tray: 'A 6-osnak a kockamezőn a helye, más nem kell.',
        },
      },
      challenge: {
        say: 'Most te: 2 2 2 2 kell, és 2 2, 1, 3 meg egy csere van. Melyik színt választod?',
        after: 'A legjobb, 85%: a narancssárga oldalainak fele 2-es.',
        answers: {
          blue: '76%: egy 2-es és három hasznos jel. A narancssárga, félig 2-es: 85%.',
          none: '65%: nincs rajta 2-es. Narancssárga: 85%.',
          purple: '63%: nincs rajta 2-es, csak forgat. Narancssárga: 85%.',
          green: '61%: nincs rajta 2-es. Narancssárga: 85%.',
          first: 'Legfeljebb 81%, pedig a csere ingyen van. Válaszd: melyik színen van 2-es?',
        },
      },
    },
  },
};
