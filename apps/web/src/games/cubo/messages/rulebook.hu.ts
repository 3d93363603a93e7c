import type { RulebookMessages } from './rulebook.ts';

export const messages: RulebookMessages = {
  intro:
    'A Cubo a négyzetek versenye két–négy játékosnak. Mindenki egyszerre dob, kilenc kockát rak ki három a háromban, és letakarja a négyzetét, mielőtt a többiek teszik. Hat forduló; a legtöbb pont nyer. Minden szabálynak száma van, és az asztalnál minden elutasítás megnevezi a szabályt, amelyből következik.',
  chapters: {
    S: 'Ami kell, és ahogy kezdődik',
    R: 'Egy forduló',
    W: 'Értékelés',
    P: 'Amit a képernyő hozzátesz',
  },
  turn: {
    R2: 'A jel, és mindenki dob',
    R4: 'Dobj újra, ahányszor akarsz',
    R6: 'Rakj nyolcat a dzsóker köré',
    R7: 'Takard le: Cubo!',
    R8: 'Vegyél el egy kockát középről',
    W1: 'Cserélj be egy kockát, aztán értékelj',
  },
  clauses: {
    S1: {
      text: 'Ketten, hárman vagy négyen hat fordulót játszotok közönséges kockákkal, 1-től 6-ig. Mindenkinek négy piros, négy kék kockája és egy fehér dzsókere van. További négy, két piros és két kék, középre való.',
    },
    S2: {
      text: 'Sorsolás dönti el, ki kezdi az első fordulót, hacsak az asztal házigazdája nem választ. Minden forduló után az óramutató járása szerint a következő kezd.',
    },
    R1: {
      text: 'A forduló a négy középső kockával kezdődik: kidobjátok őket, és a végéig mindenki előtt ott vannak.',
    },
    R2: { text: 'Mindenki kézbe veszi a kilenc kockáját. A kezdőjátékos jelére mindenki dobhat.' },
    R3: { text: 'Mindig mind a kilenc kockával dobsz, a dzsókerrel is.' },
    R4: {
      text: 'Dobás után kirakod a négyzeted, vagy mind a kilencet kézbe veszed, és újra dobsz, ahányszor csak akarsz, amíg valaki elsőként le nem takar.',
    },
    R5: {
      text: 'Az első „Cubo!” után senki sem vehet kézbe kockát. Akinek abban a pillanatban kézben van, még egyszer dobhat; aki már dobott, azt rakja ki, ami ott van.',
    },
    R6: {
      text: 'Rakd a nyolc színes kockát a dzsóker köré, három a háromban; a dzsóker mindig középen van. Egy kockát sem fordíthatsz el: mindegyik azt mutatja, amit dobtál, és mindegyik külön mezőn van.',
    },
    R7: {
      text: 'Ha mind a kilenc lent van, letakarhatod a négyzeted, és kiálthatod: „Cubo”. A letakart négyzet már nem változik, és ebben a fordulóban többet nem dobsz.',
    },
    R8: {
      text: 'Aki letakarta a négyzetét, elvehet egyet a középen maradt kockák közül: aki előbb ér oda, az választ, fejenként egyet. Aki utánad takar le, lehet gyorsabb.',
      example:
        'Kék 6-os, piros 6-os, piros 2-es és kék 4-es van középen. Elveszed a piros 6-ost; hármat hagysz a többieknek.',
    },
    R9: {
      text: 'Ha egy kivételével mindenki letakart, és közülük az utolsó elvett egy kockát, hat másodperc kezdődik annak, aki maradt. Ketten az első után kezdődik. Feltartani nem lehet: legkésőbb öt másodperccel e letakarás után elindul.',
    },
    R10: {
      text: 'Aki maradt, annak a hat másodpercen belül le kell takarnia, és akkor ő is elvehet egy kockát. Aki elkésik, ebben a fordulóban sem pontot, sem kockát nem kap.',
    },
    R11: {
      text: 'Aki letakart, de még nem vett el kockát, a forduló végéig megteheti. A forduló akkor ér véget, ha mindenki letakart és elvett, vagy öt másodperccel az utolsó letakarás után, vagy ha a hat másodperc mindenkinek letelt, aki maradt; de aki utoljára időben letakart, annak mindig jár ez az öt másodperc.',
    },
    W1: {
      text: 'A kezdőjátékostól sorban mindenki felfedi a négyzetét. Az elvett kockát most becserélheted a négyzeted egyik színes kockájáért: ugyanarra a mezőre kerül, és azt mutatja, amit középen. Aztán jön az értékelés.',
      example:
        'A középső piros 6-os egy kék 2-es helyére kerül két piros, a 4-es és az 5-ös mellé: 4 5 6, mind piros, 12 pont.',
    },
    W2: { text: 'A négyzetben hat vonal van: három sor és három oszlop. Az átlók nem számítanak.' },
    W3: {
      text: 'A sorozat három egymást követő szám, sorrendben, felfelé vagy lefelé. Annyi pont, amennyi a legnagyobb szám.',
      example: '4 5 6 vegyes színben: 6 pont. A 4 6 5 nincs sorrendben: semmi.',
    },
    W4: {
      text: 'A hármas három egyforma szám. Ez a szám egyszer számít.',
      example: '3 3 3 vegyes színben: 3 pont.',
    },
    W5: {
      text: 'Az egyszínű sorozat vagy hármas duplán számít. A dzsóker piros is, kék is: a sorában és az oszlopában úgy, ahogy jobb, akár másképp ugyanabban a négyzetben. A száma az marad, ami.',
      example:
        'Kék 1-es, a dzsókeren 2-es, kék 3-as: 3 pont, duplán 6. Piros 4-es, a dzsókeren 5-ös, kék 6-os: nem egyszínű, ezért 6.',
    },
    W6: {
      text: 'Minden más vonal nulla pont. A hat vonal összege az, amit a forduló hoz.',
      example: 'Sorok: 12, 5 és 12, oszlopok: 6, 5 és 6, összesen 46 pont.',
    },
    W7: {
      text: 'Értékelés után egy kocka visszakerül középre: az elvett, ha nem használtad, vagy az, amelyiknek a helyére került. Így a színeid fordulóról fordulóra változhatnak; mindig nyolc színes kockád van, középen pedig mindig négy.',
    },
    W8: { text: 'Hat forduló után a legnagyobb összeg nyer. Egyenlő pontnál közös a győzelem.' },
    P1: {
      text: 'A dobás az igazi asztalnál időbe telik, ezért itt is: fél másodperc a kézbe vételtől a dobásig, egy egész a dobástól az újabb kézbe vételig, embernek és botnak egyformán. Az első dobás jöhet a jellel együtt.',
      editions: 'Nincs nyomtatva: az asztalnál a kezed szab határt.',
    },
    P2: {
      text: 'Ha a verseny már három perce tart, és a hat másodperc nem kezdődött el, elkezdődik mindenkinek, aki nem takart le. Amíg senki sem takar le, közben is lehet újra dobni.',
    },
    P3: {
      text: 'A cserére sorban mindenkinek 30 másodperce van. Utána magától megtörténik az a csere, amelyik a legtöbbet hozza, vagy egy sem, ha egyik sem segít.',
    },
    P4: {
      text: 'A kiszolgáló órája dönt: ami előbb ér oda, előbb számít, és ami pont a határidőre ér oda, elkésett. Ha a kezdőjátékos 20 másodpercig nem ad jelet, az óra megadja.',
    },
    P5: {
      text: 'Akinek több idő kell, megkaphatja: az asztal egy helynek a visszaszámlálás és a csere idejének akár tízszeresét is megszavazhatja, mindenki szeme előtt. A kocka elvételére szánt öt másodperc marad.',
    },
    P6: {
      text: 'A nyugodt asztalnál nincs óra. Sorban egymás után jöttök: legfeljebb öt dobás, kirakás, letakarás, egy kocka vagy egy sem. A középsőkért nincs verseny, az értékelés ugyanaz.',
    },
    P7: {
      text: 'Emberek ellen az asztal kérhet legkisebb időt a dobástól a letakarásig, két másodpercet azoknál, amelyeket az alkalmazás nyit, hogy program ne nyerhessen azzal, hogy nem kell neki kéz. A nyugodt asztal nem kéri.',
    },
  },
  reference: {
    lines: 'Mennyit ér egy vonal',
    dice: 'A kockák',
    square: 'Egy egész négyzet',
    squareWhy: 'Hat vonal: 12 + 5 + 12 a sorokban, 6 + 5 + 6 az oszlopokban.',
    colours: {
      red: 'piros, sima szegéllyel: eleinte négy',
      blue: 'kék, dupla szegéllyel: eleinte négy',
      joker: 'a dzsóker, csillaggal: egy van, mindig középen',
    },
    kinds: {
      straight: 'sorozat két színben: a legnagyobb szám',
      straightOne: 'egyszínű sorozat: dupla',
      equal: 'hármas két színben: a szám egyszer',
      equalOne: 'egyszínű hármas: dupla',
      jokerOne: 'a dzsóker a többiek színét veszi fel: dupla',
      jokerMixed: 'a dzsóker két szín között: nem egyszínű',
      broken: 'nincs sorrend: semmi',
    },
  },
};
