import type { AskMessages } from './asks.ts';
import { reference } from './reference.hu.ts';

export const messages: AskMessages = {
  uses: reference.uses,
  faces: (p) => `A hat oldala: ${p.faces}.`,
  lies: {
    fresh: 'A többivel együtt fogsz vele dobni.',
    inactive: 'Most cserélted be: semmit sem mutat, amíg nem dobsz vele, vagy el nem forgatod.',
    spent: 'A jelét már felhasználtad. Ha újra dobsz vele, vagy elforgatod, megint él.',
    tray: 'A kockamezőn van, számít a kártyákhoz, és a lépés végéig így marad.',
    number: 'A száma akkor számít egy kártyához, ha a kockamezőn van.',
  },
  costs: {
    swap: 'Ezt a kockát: a közös készletbe kerül. Az új csak a következő dobás után mutat valamit.',
    reroll: 'Csak a jelet: a kocka marad, és később is gurulhat a többivel.',
    adjust: 'Ezt a kockát, erre a lépésre: a kockamezőre kerül.',
    skull: 'Továbbdobáskor vagy megálláskor úgyis a kockamezőre kerül.',
    aside: 'Eggyel kevesebb kocka a következő dobásban: ami a kockamezőn van, azzal nem dobsz újra.',
    gain: (p) =>
      p.n > 0 ? `${p.n} kockát visszaadsz: öt marad.` : 'Kockába nem kerül: öt vagy kevesebb van.',
  },
  tasks: {
    numbers: 'A megszerzéséhez minden számának annyiszor a kockameződön kell lennie, ahányszor rajta van.',
    total: 'A megszerzéséhez a kockameződön lévő számoknak együtt el kell érniük ezt az összeget.',
    equal: 'A megszerzéséhez ennyi egyforma szám vagy ennyi koponya kell a kockameződre.',
    opus: 'Az Opus Magnum: aki a következő kártyát megszerzi, ezt is megkapja.',
  },
  canTake: 'A kockameződ teljesíti: állj meg, és elveheted.',
  things: {
    token: {
      title: 'Kártyajelölő korong',
      is: 'Lefoglal egy kártyát: csak a korong gazdája szerezheti meg, és senki sem távolíthatja el.',
    },
    pile: {
      title: 'Húzópakli',
      is: 'A felső sort tölti fel. Ha elfogyott, a következő megszerzett kártyával közel a vége.',
    },
    top: {
      title: 'Felső sor',
      is: 'Ezeket még nem lehet megszerezni. Ha lent elvisznek egyet, közülük egy lecsúszik.',
    },
    bottom: {
      title: 'Alsó sor',
      is: 'Innen lehet kártyát szerezni, ha a kockameződ teljesíti.',
    },
    tray: {
      title: 'Kockamező',
      is: 'Ami itt van, számít a kártyákhoz, és a lépésed végéig nem gurul el.',
    },
    pool: {
      title: 'Kockák a kockamezőn kívül',
      is: 'Ezekkel dobhatsz, és a jeleiket használhatod. A kártyákhoz csak a kockamező számít.',
    },
    supply: {
      title: 'Közös készlet',
      is: 'A kockák, amelyek senkié. A cserék és a kártya nélküli lépés hoz innen.',
    },
    face: {
      title: 'Egy oldal',
      is: 'Az elforgatott kocka ezt fogja mutatni; ha akció, használhatod.',
    },
    player: {
      title: 'Egy hely',
      is: 'Aki itt ül, az eddigi pontjaival, kártyáival és kockáival. Aki soron van, kiemelve látszik.',
    },
  },
  acts: {
    roll: {
      is: 'Dobsz minden kinti kockával; a kiválasztottak előbb a kockamezőre kerülnek, a koponyák maguktól.',
      cost: 'Amit az újra guruló kockák mutattak.',
    },
    stop: {
      is: 'Vége a dobásnak. Utána megszerzel egy kártyát, amelyet a kockameződ teljesít, vagy elveszel egy kockát.',
      cost: 'A dobások, amelyek még lehettek volna.',
    },
    gain: {
      is: 'Elveszed a kártyát a pontjaival. A felső sorból egy kártya a helyére csúszik.',
      cost: 'Öt kockád marad, a többi visszakerül.',
    },
    decline: {
      is: 'Kártya helyett minden kockád megmarad, és elveszel még egyet a közös készletből.',
      cost: 'A kártya: más elviheti.',
    },
    keep: { is: 'A kiválasztott öt kocka nálad marad.', cost: 'Minden más visszakerül a közös készletbe.' },
    trade: {
      is: 'A kockameződön egy „2:1 csere” kockát két más színűre cserélsz.',
      cost: 'Azt a kockát.',
    },
    whiten: { is: 'Színes kockákat fehérre cserélsz, egyet egyért.', cost: 'A színes kockákat.' },
    endTurn: {
      is: 'Véget ér a lépésed, a következő játékos jön.',
      cost: 'Ami a határ fölött van, visszamegy: öt fehér, más színből négy maradhat.',
    },
    placeToken: {
      is: 'A korongodat erre a kártyára teszed: más nem szerezheti meg és nem távolíthatja el.',
      cost: 'Ebben a lépésben az eltávolítás, és a korongod, amíg a kártyát meg nem szerzed.',
    },
    removeCard: {
      is: 'A felső sor e kártyája kikerül a játékból; a pakliból jön másik.',
      cost: 'Ebben a lépésben a korong letétele.',
    },
    suggest: {
      is: 'Kijelöli a kockákat, amelyek a célodat szolgálják, vagy amelyeket különben elveszítenél. Még semmi sem történik: választhatsz mást.',
    },
    aside: {
      is: 'A jel kihasználatlan marad: a kocka az újabb dobáskor vagy megálláskor a kockameződre kerül.',
      cost: 'A jele, és egy kockával kevesebb a következő dobásban.',
    },
  },
};
