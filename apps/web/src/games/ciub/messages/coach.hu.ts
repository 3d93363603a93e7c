import type { HintTexts } from '../../../table/model/lesson.ts';

export const messages: HintTexts = {
  final: 'Az utolsó lépésben nincs korong és eltávolítás, de mindkét sorból vehetsz.',
  opus: 'Üres a pakli: aki a következő kártyát szerzi, az Opus Magnumot is kapja, 5 pont.',
  token:
    'Dobás előtt válassz egy kártyát, és rá teheted a korongod: más nem veheti el és nem távolíthatja el.',
  remove: 'A korong helyett eltávolíthatsz egy felső kártyát, mielőtt lekerülne másnak.',
  roll: 'Válassz egy kártyát, hogy célba vedd, aztán dobj az összes kockáddal.',
  swap: 'A csere visszaküldi ezt a kockát, és bármilyen színt hoz, ami a dobásig üres.',
  reroll: 'Az újradobás egy kockamezőn kívüli kockát dob újra, akár üreset vagy önmagát.',
  adjust: 'A forgatás egy kockát tetszés szerint beállít, majd a kockamezőre kerül: hagyd utoljára.',
  skull:
    'A koponya a kockamezőre kerül, ha újra dobsz vagy megállsz, hacsak előbb újra nem dobod vagy el nem forgatod.',
  two: 'Tedd félre a 2:1 cserét: a lépésed végén két másik kocka lesz belőle.',
  seven: 'Csak a zöldön van 7-es: a 7-es kártyákhoz mindegyikre egy zöld kell.',
  inactive: 'Ez a kocka most került be, és semmit sem mutat, amíg nem dobsz vele vagy el nem forgatod.',
  aside: 'Válaszd ki a hasznos kockákat: a kockamezőn várnak, a többivel újra dobsz.',
  gain: 'A kockameződ teljesít egy kártyát: válaszd ki, aztán azt is, melyik jön le, és vedd el.',
  nothing: 'Kártya nélkül minden kockád marad, és kapsz még egyet: a következő lépés erősebb lesz.',
  keep: 'A kártya kockába kerül: azt az ötöt tartsd meg, amelyik a következő célhoz illik, és a 2:1 cserét.',
  trade: 'Ebből a kockából két más színű lehet, de csak most.',
  whiten: 'Cserélj színes kockát fehérre, ha legközelebb több cserét szeretnél.',
};
