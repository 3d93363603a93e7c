import type { AllLessonTexts } from '../../../table/model/lesson.ts';

export const last: AllLessonTexts = {
  ahead: {
    title: 'Korong, eltávolítás, Opus Magnum',
    can: 'Most már tudsz kártyát védeni, eltávolítani, az Opus Magnumot időzíteni, és egyenlő pontnál nyerni.',
    steps: {
      token: {
        say: 'Ada is a 6 6 6-ot akarja: 42% a kockáival. Válaszd ki, és tedd oda a korongod: távol tartja a többieket.',
        after: 'Most csak te veheted el. Két lépéssel később:',
        answers: {
          any: 'Bármelyik kártyára teheted. De a pirosaid a 6 6 6-ot akarják.',
          either: 'Korong vagy eltávolítás, lépésenként az egyik. Most a korong.',
          open: 'Szabad, de akkor a 6 6 6 Adának is nyitva áll.',
        },
      },
      remove: {
        say: 'Inkább eltávolíthatsz egy felső kártyát. Adának a 2 2 4 4 6 94%: válaszd ki, és távolítsd el.',
        after: 'Felfordul a pakli utolsó kártyája.',
        answers: {
          own: 'Az a te célod, és csak a felső sorból lehet eltávolítani.',
          hard: 'Azok mindenkinek nehezek. A 2 2 4 4 6 Adának való.',
          there: 'A korongod már ott van. Most távolíts el egy kártyát.',
        },
      },
      roll: {
        say: 'Üres a pakli: a következő megszerzett kártyával jár az Opus Magnum, plusz 5 pont. Dobj.',
        after: '6 6 6 és egy 2:1 csere.',
      },
      stop: {
        say: 'Tedd félre a három 6-ost és a 2:1 cserét: a kockamezőn két kocka lehet belőle. Állj meg.',
        after: 'A 6 6 6 teljesült.',
        answers: {
          along: 'Vidd a 6-osokat és a 2:1 cserét is: a kockamezőn kívül nem cserélhető.',
          enough: 'Megvan, ami kell, és a zöld koponyára eshet.',
          extra: 'Így is jó: a plusz kocka nem árt.',
        },
      },
      take: {
        say: 'Vedd el a 6 6 6-ot. Már nem jön le kártya, és az Opus Magnum is a tiéd.',
        after: '6 meg 5: 23–16-ra vezetsz.',
      },
      keep: {
        say: 'Hat kocka, öt marad. Tartsd meg a 2:1 cserét: egyenlő pontnál a több kocka dönt.',
        after: 'Egy kockából kettő lesz.',
        answers: {
          two: 'A 2:1 csere két kockát ér. Tartsd meg.',
        },
      },
      trade: {
        say: 'Válaszd a zöld kockát, és cseréld két más színűre, hogy hat maradjon.',
        after: 'Most hat kocka.',
        answers: {
          reds: 'Négynél több piros a végén visszamegy. Válassz más színeket.',
          tie: 'Egyenlő pontnál a több kocka dönt. Előbb cserélj.',
        },
      },
      end: {
        say: 'Fejezd be a lépésed. Adának egy utolsó lépése van: korong nélkül, de mindkét sorból.',
        after: '23–23. Neked hat kockád van, Adának öt: te nyersz.',
      },
      challenge: {
        say: 'Most te: Adának 20 pontja és hat kockája van. Neked 15 pontod van, és ez az utolsó lépésed. Válaszd ki a célkártyádat.',
        after: 'A legjobb: 69%, és 21 pont nyer. Most mindkét sor számít.',
        answers: {
          tie: '98%, de 20–20-nál vesztesz: neked öt kockád marad, Adának hat van. A 6 6 6 69%-kal nyer.',
          hard: '23 pont nyerne, de csak 35%-kal. A 6 6 6 69%-kal nyer.',
          none: 'A három 7-eshez három zöld kocka kell: 0%. A 6 6 6 69%-kal nyer.',
          short: '90% fölött, de 18 vagy 19 pont nem elég. A 6 6 6 69%-kal nyer.',
          aim: 'Előbb válassz célkártyát.',
        },
      },
    },
  },
  example: {
    title: 'Egy egész lépés: a nyomtatott példa',
    can: 'Most már egy egész lépést végig tudsz játszani. Irány az asztal.',
    steps: {
      token: {
        say: 'Előbb tervezz: válaszd az első felső kártyát, és tedd rá a korongod, hogy senki se távolítsa el.',
        after: 'Biztonságban van, amíg kell.',
        answers: {
          first: 'Ugyanolyan jó. A példa a felső első kártyát választja.',
          free: 'Szabad, de a korong ingyen van. Előbb tedd le.',
        },
      },
      aim: {
        say: 'A célod az 1 1 6 6, 6 pontot ér: a hét kockáddal 83%. Válaszd ki.',
      },
      roll: {
        say: 'Most dobj mind a héttel.',
        after: 'Két csere és egy újradobás.',
      },
      red: {
        say: '6-osok kellenek. Cserélj egy fehéret pirosra, azon van egy.',
        after: 'Egy piros várakozik.',
        answers: {
          orange: 'Olyan jó, mint a piros: egy-egy 6-os. A példa pirosat vesz.',
          none: 'Azon nincs 6-os. A piroson van.',
        },
      },
      again: {
        say: 'És a másik csere: megint piros, mert két 6-os kell.',
        after: 'Két üres piros gurul a következő dobásban.',
      },
      reroll: {
        say: 'A kék újradob egy kockamezőn kívüli kockát. Válaszd ki, majd a narancssárgát: azon van 6-os.',
        after: 'Egy 6-os.',
        answers: {
          wake: 'Ugyanolyan jó: felébresztené. A példa a narancssárgát dobja újra.',
          white: 'A fehéren nincs 6-os. A narancssárgán van.',
        },
      },
      six: {
        say: 'Tedd félre a 6-ost, hogy megmaradjon, és dobj a másik hattal.',
        after: 'Csere, újradobás és forgatás.',
        answers: {
          outside: 'Újra gurulna. Tedd félre.',
        },
      },
      yellow: {
        say: 'Most 1-es kell. Cseréld a fehéret sárgára: két oldalán 1-es van.',
        after: 'A sárga még üres.',
        answers: {
          twice: 'A sárgán kétszer van 1-es. Válaszd a sárgát.',
        },
      },
      wake: {
        say: 'Ébreszd fel rögtön: válaszd a kék újradobást, majd az üres sárgát.',
        after: 'Egy 1-es.',
        answers: {
          blank: 'Az üres kocka semmit sem mutat. Előbb dobd újra.',
        },
      },
      adjust: {
        say: 'A másik kék forgat: legyen a piros 5-ösből 6-os. A kék utána a kockamezőre kerül.',
        after: 'Két 6-os és egy 1-es.',
        answers: {
          four: 'Ugyanolyan jó: a piros 6 az piros 6. A példa az 5-öst veszi.',
          itself: 'Remek ötlet, még jobb is: 92,5%. Most a könyvet követjük.',
        },
      },
      both: {
        say: 'Tedd félre az 1-est és a 6-ost, mert kint újra gurulnának. Dobj az utolsó hárommal.',
        after: 'Egy 1-es és egy koponya.',
        answers: {
          needed: 'Mindkettő kell, és kint újra gurulnak.',
        },
      },
      stop: {
        say: 'Tedd félre az 1-est, és állj meg. A koponya magától megy, a piros kint maradhat.',
        after: '1 1 6 6: teljesült.',
        answers: {
          extra: 'Így is jó: a plusz kocka nem árt.',
          tray: 'Az 1-esnek a kockamezőn kell lennie.',
        },
      },
      take: {
        say: 'Vedd el az 1 1 6 6-ot, és hozd le a megjelölt kártyád: a korongod vele megy.',
        after: '6 pont, és a következő cél le van foglalva.',
        answers: {
          carries: 'Azt Ada is elvehetné. A tieden ott a korongod.',
        },
      },
      keep: {
        say: 'Hétből öt marad. Tartsd meg a fehéret, egy pirosat, a sárgát és mindkét kéket: minél több színt.',
        after: 'Öt marad.',
        answers: {
          book: 'Szabad. A könyv a fehéret, egy pirosat, a sárgát és mindkét kéket tartja meg.',
        },
      },
      whiten: {
        say: 'Nincs 2:1 csere. Cseréld a pirosat és a sárgát fehérre: azok legközelebb cserélnek.',
        after: 'Három fehér, két kék.',
        answers: {
          two: 'Szabad. A könyv a pirosat és a sárgát cseréli.',
          trade: 'Szabad, de a fehér cserét hoz. Előbb cserélj.',
        },
      },
      end: {
        say: 'Fejezd be a lépésed: amit megtartasz, azzal dobsz legközelebb.',
      },
      challenge: {
        say: 'Megint a második dobás, most egyedül: egy 6-os biztos, kell még 1, 1 és 6. Mit teszel először?',
        after: 'A legjobb, 92,5%: a kocka, ami elveszne, az egyik 1-esed lesz.',
        answers: {
          red: 'A legjobb, 92,5%: előbb nézd meg, és utána dönts a forgatásról.',
          white: 'Olyan jó, mint a legjobb, 92,4%: egy fehér 1-est hoz, vagy újra cserél.',
          book: '91%, mint a könyvben. Dobj újra egy pirosat, vagy forgasd a kéket önmagát 1-esre: 92,5%.',
          costs: '86%: egy kockába kerül. A kék önmagát 1-esre forgatva egybe sem: 92,5%.',
        },
      },
    },
  },
};
