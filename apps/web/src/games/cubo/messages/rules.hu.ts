import type { CuboMessages } from './index.ts';

export const intro =
  'Rakj ki a kilenc kockádból minél jobb sorokat és oszlopokat, és takard le a négyzeted, mielőtt letelik az idő. A legtöbb pont nyer.';

export const rules: CuboMessages['rules'] = [
  {
    clauses: 'R1–R2',
    text: 'Négy kocka középre gurul, kilenc mindenkinek a kezében van. A kezdőjátékos jelére mindenki egyszerre dob.',
  },
  {
    clauses: 'R3–R4',
    text: 'Mindig mind a kilenccel dobsz, ahányszor csak akarsz, az első „Cubo!” kiáltásig.',
  },
  {
    clauses: 'R5',
    text: 'Az első „Cubo!” után senki sem vehet kézbe kockát. Akinek épp a kezében van, még egyszer dobhat.',
  },
  {
    clauses: 'R6–R7',
    text: 'Rakd a nyolc színes kockát a dzsóker köré. Ha mind lent van, takard le a négyzeted: Cubo!',
  },
  {
    clauses: 'R8',
    text: 'Aki letakarta a négyzetét, elvesz egy kockát középről; a gyorsabb választ előbb.',
  },
  {
    clauses: 'R9–R10',
    text: 'Aki utoljára marad, annak hat másodperce van. Aki elkésik, nem kap pontot.',
  },
  {
    clauses: 'R11',
    text: 'A forduló véget ér, ha mindenki letakarta a négyzetét és elvett egy kockát, vagy ha letelt az idő.',
  },
  {
    clauses: 'W1',
    text: 'Értékeléskor az elvett kocka a négyzeted egyik színes kockájának helyére kerülhet; a száma nem változik.',
  },
  {
    clauses: 'W2',
    text: 'Három sor és három oszlop számít, az átlók nem.',
  },
  {
    clauses: 'W3',
    text: 'Sorozat: három egymást követő szám, felfelé vagy lefelé. Annyi pont, amennyi a legnagyobb szám.',
  },
  {
    clauses: 'W4',
    text: 'Hármas: három egyforma szám. Ez a szám egyszer számít.',
  },
  {
    clauses: 'W5',
    text: 'Ha mindhárom egyszínű: dupla. A dzsóker a sorában és az oszlopában is piros vagy kék, ahogy jobb; a száma marad.',
  },
  {
    clauses: 'W7',
    text: 'Egy kocka visszakerül középre, így a színeid változhatnak: megéri egy színt gyűjteni.',
  },
  {
    clauses: 'W8',
    text: 'Hat forduló után a legtöbb pont nyer; egyenlő pontnál közös a győzelem.',
  },
  {
    clauses: 'P1',
    text: 'Rázni és nézni is kell egy pillanatig: azonnal újra dobni nem lehet.',
  },
  {
    clauses: 'P2–P4',
    text: 'Az óra segít: 20 másodperc után megadja a jelet, három perc után mindenkit sürget, 30 másodperc után cserél helyetted.',
  },
  {
    clauses: 'P6',
    text: 'Nyugodt asztal: sorban egymás után, fejenként legfeljebb öt dobás, óra nélkül.',
  },
  {
    clauses: 'P7',
    text: 'Versenyben megállapodhattok, mennyi idő teljen el legalább a dobás és a letakarás között.',
  },
];
