import type { AskMessages } from './asks.ts';

export const messages: AskMessages = {
  things: {
    red: {
      title: 'Piros kocka',
      is: 'Egyike a nyolc színes kockádnak. Három egyszínű egy vonalban duplán számít.',
    },
    blue: {
      title: 'Kék kocka',
      is: 'Egyike a nyolc színes kockádnak. Három egyszínű egy vonalban duplán számít.',
    },
    joker: {
      title: 'Dzsóker',
      is: 'Mindig középen van, és a sorában meg az oszlopában is piros vagy kék, ahogy jobb. A száma marad.',
    },
    middle: {
      title: 'A középső kockák',
      is: 'Négy kocka, amely egész fordulóban látszik. Aki letakart, elvehet egyet, és értékeléskor becserélheti a négyzete egyik kockájáért.',
      cost: 'Semmibe: helyette egy kockád középre kerül.',
    },
    cell: {
      title: 'Egy mező',
      is: 'A kilenc mező mindegyikére egy kocka kerül. A sorok és az oszlopok számítanak, az átlók nem.',
    },
    others: {
      title: 'A többiek',
      is: 'Ki hol tart: kézben a kockák, nézi, rakja, letakarta, vagy elkésett.',
    },
    player: { title: 'Egy hely', is: 'Aki itt ül, amit épp tesz, és az eddigi pontjai.' },
    scored: { title: 'Az értékelés', is: 'Mit hoztak a négyzetek ebben a fordulóban, vonalanként.' },
    clear: {
      title: 'Ürítés',
      is: 'Visszaveszi az összes lerakott kockát, hogy másképp rakd le. Dobás nincs.',
    },
  },
  acts: {
    call: { is: 'Elindítja a fordulót: mindenki dobhat.' },
    throw: { is: 'Dobás mind a kilenc kockával.' },
    pickUp: {
      is: 'Kézbe veszed mind a kilenc kockát. Akinek az első „Cubo!” pillanatában kézben van, még egyszer dobhat.',
      cost: 'Ami most ott van.',
    },
    'pickUp-throw': {
      is: 'Kézbe veszed mind a kilenc kockát, és újra dobsz.',
      cost: 'Ami most ott van, és idő.',
    },
    cover: {
      is: 'Letakarod a négyzeted. Utána elvehetsz egy kockát középről.',
      cost: 'Ebben a fordulóban többet nem dobhatsz, és semmin sem változtathatsz.',
    },
    take: { is: 'Nem veszel el kockát középről.', cost: 'A becserélés lehetősége.' },
    exchange: {
      is: 'A középső kocka a kiválasztott helyére kerül, és megtartja a számát.',
      cost: 'A kicserélt kocka középre kerül.',
    },
    keep: {
      is: 'A négyzeted úgy számít, ahogy van.',
      cost: 'Az elvett kockának ebben a fordulóban nincs haszna.',
    },
    next: { is: 'Eleget láttad az értékelést. Ha már mindenki, kezdődik a következő forduló.' },
  },
};
