import { reference } from './reference.hu.ts';
import type { RulebookMessages } from './rulebook.ts';

export const messages: RulebookMessages = {
  intro:
    'A Ciúb varázslók versenye két–négy játékosnak. A lépésedben dobsz, cserélsz és félreteszel, amíg a kockameződön lévő kockák nem teljesítenek egy varázskártyát; akkor a kártya és a pontjai a tieid. Minden szabálynak száma van, és az asztalnál minden elutasítás megnevezi a szabályt, amelyből következik.',
  chapters: {
    S: 'Ami kell, és ahogy kezdődik',
    F: '1. szakasz: előretekintés',
    R: '2. szakasz: dobás',
    G: '3. szakasz: kártyaszerzés',
    T: '4. szakasz: csere',
    E: 'Ahogy véget ér',
  },
  turn: {
    F1: 'Nézz előre: korong vagy eltávolítás, ha akarod',
    R1: 'Dobj mindennel',
    R2: 'Használd a jeleket',
    R7: 'Tegyél félre kockákat',
    R8: 'Dobj a többivel, vagy állj meg',
    G1: 'Szerezz kártyát, vagy vegyél el egy kockát',
    T1: 'Cserélj, és tartsd a határokat',
  },
  clauses: {
    S1: {
      text: 'Ketten, hárman vagy négyen játszotok. Mindenki öt fehér kockával és egy kártyajelölő koronggal kezd. A közös készletben eleinte hét kocka van mind a hat színből, fehér egy sincs; fehér akkor kerül bele, amikor valaki elcserél egyet.',
      example: 'Hárman 15 fehér és 42 színes kockával játszotok.',
    },
    S2: {
      text: '33 varázskártya van: 10 A, 11 B, 11 C és egy D, az Opus Magnum, a Legnagyobb varázshatalom. Öt B és öt C kártyán bagoly van.',
    },
    S3: {
      text: 'A rövid játékban nincsenek baglyok: minden baglyos B és C kártya kimarad. A normál játékban bent maradnak.',
    },
    S4: {
      text: 'Ezután néhány kártya kikerül, megnézés nélkül; minél többen vagytok, annál kevesebb. Normál játék: ketten 4 A, 4 B és 4 C; hárman 2–2; négyen egy sem. Rövid játék: ketten 4 A, 2 B és 2 C; hárman 2 A, 1 B és 1 C; négyen egy sem.',
      example: 'A kétszemélyes rövid játékban 6 A, 4 B, 4 C kártya és az Opus Magnum van: 15 kártya.',
    },
    S5: {
      text: 'A húzópakli tetején a B kártyák vannak, alattuk a C kártyák, legalul az Opus Magnum; minden csoport megkeverve. A sorrendet senki sem ismeri, a maradékot bárki megszámolhatja.',
    },
    S6: {
      text: 'Az A kártyák felfordítva, két egyforma sorban vannak: ketten három-három, hárman négy-négy, négyen öt-öt. Kártyát az alsó sorból szerzel; a felső azt mutatja, mi jöhet le ezután.',
    },
    S7: {
      text: 'Sorsolás dönti el, ki kezd, hacsak az asztal házigazdája nem választ. A játék az óramutató járása szerint halad.',
      editions:
        'A nyomtatott szabály szerint az kezd, akinek legutóbb volt dolga varázslattal. Ezt a képernyő nem tudhatja, ezért itt a sors dönt.',
    },
    F1: {
      text: 'Dobás előtt a korongodat bármelyik felfordított kártyára teheted, amelyen nincs korong, akármelyik sorban. Ha már kártyán van, átteheted egy másik szabadra, de a kezedbe soha nem veheted vissza.',
      example: 'A korongod a „6 6” kártyán van. Átteheted az „1 1 1” kártyára, de fel nem veheted.',
    },
    F2: {
      text: 'Vagy eltávolítasz a játékból egy kártyát a felső sorból. Amelyiken korong van, az biztonságban van, még a korong gazdájától is. A hely a pakliból rögtön feltöltődik.',
    },
    F3: { text: 'A kettő közül egyet teszel meg, vagy egyiket sem; mindkettőt soha. Aztán dobsz.' },
    F4: {
      text: 'A korongod mindenki mást távol tart a kártyától: nem távolíthatják el a felső sorból, és nem szerezhetik meg az alsóból. Az utolsó lépésekben mindkét sor kártyáit védi.',
    },
    R1: {
      text: 'Az első dobás az összes kockáddal történik, és kötelező, az utolsó lépésben is. Minden kidobott kocka aktív: számít, amit mutat.',
    },
    R2: {
      text: 'Dobás után használhatod a kockamezőn kívüli aktív kockáid akcióit, tetszőleges sorrendben, mindegyiket egyszer. Amelyiknek a jelét felhasználtad, az addig nem ad többet, amíg újra nem dobsz vele, vagy másik kocka akcióra nem forgatja.',
      example:
        'Van egy cserélj kockát, egy dobj újra, egy 3-as, egy 4-es és egy 1-esed: előbb cserélhetsz, aztán dobhatsz újra, vagy fordítva. A felhasznált csere elment, a felhasznált dobj újra ott marad, hatástalanul.',
    },
    R3: {
      text: 'Cserélj kockát: ez a kocka a közös készletbe kerül, és elveszel egyet, ami ott van, fehéret is, ha akad. Az új inaktív: még semmit sem mutat, és nem tehető félre, amíg nem dobsz vele, vagy el nem forgatod. Azt, amit visszaadsz, nem veheted el.',
      example: 'Egy fehér csere visszamegy, egy piros kocka jön, még üresen.',
    },
    R4: {
      text: 'Dobj újra: dobj még egyszer egy kockamezőn kívüli kockával. Bármelyik lehet: aktív, inaktív, felhasznált, vagy maga a jelet mutató kocka. Ettől aktív és friss lesz, az új akciót is használhatod.',
      example: 'A kék újradob az üres pirossal, és 6-os jön.',
    },
    R5: {
      text: 'Forgasd, ahogy tetszik: fordíts egy kockamezőn kívüli kockát a színének bármelyik oldalára, akár arra, amit mutat: így a felhasznált jel megújul. A megjelenő akciót használhatod. A jelet mutató kocka ezután a kockameződre kerül, és továbbra is ezt a jelet mutatja.',
      example: 'A lila egy piros 5-öst 6-osra fordít, ő maga a kockamezőre kerül.',
    },
    R6: {
      text: 'A forgató kocka önmagát is elforgathatja; akkor az új oldalával kerül a kockamezőre. Akció így nem lehet belőle.',
      example: 'A kék önmagát 1-esre fordítja: a kocka, ami elveszett volna, most az egyik 1-esed.',
      editions:
        'A német és a magyar szabály itt csak számot enged, az angol, és a francia, amelyet egy játékos fordított, koponyát és 2:1 cserét is. Az asztal az angol szerint játszik, ha nem mást választottak.',
    },
    R7: {
      text: 'Ha nem akarsz több akciót, tegyél kockákat a kockamezőre: minden kinti aktív koponyának oda kell kerülnie, minden más aktív kocka odakerülhet. Inaktív nem.',
      example: 'A koponyának a kockamezőre kell kerülnie, a két 6-os odakerülhet, az üres kocka nem.',
    },
    R8: {
      text: 'Ezután újra dobhatsz minden kinti kockával, az üresekkel is, ha az utolsó dobásod óta legalább egy kocka a kockamezőre került (választásból, koponyaként vagy felhasznált forgatóként), vagy cseréltél.',
      example:
        'Semmit sem tettél félre, semmit sem cseréltél: nincs több dobás. Egy 6-os félretéve: a másik négy újra gurul.',
    },
    R9: {
      text: 'Vagy megállsz, akár maradt kint kocka, akár nem. Ha mind a kockamezőn van, muszáj. A kinti koponyák megálláskor maguktól a kockamezőre kerülnek.',
    },
    R10: {
      text: 'Ami a kockamezőn van, a lépés végéig úgy marad: nem dobsz vele, nem forgatod, nem cseréled, nem veszed vissza.',
    },
    G1: {
      text: 'Ha a kockameződön lévő kockák teljesítenek egy kártyát az alsó sorban, amelyen nincs más korongja, megszerezheted: lépésenként egyet. A kockák nem fogynak el, a fölösleges nem árt.',
      example: '1, 1, 6, 6 és egy koponya teljesíti az „1 1 6 6” kártyát.',
    },
    G2: {
      text: 'Számos kártya: minden számnak legalább annyiszor a kockameződön kell lennie, ahányszor rajta van.',
      example: 'A 2, 4, 4 és 6 teljesíti a „2 4 6” kártyát, a 2, 2 és 6 nem.',
    },
    G3: {
      text: 'Olyan kártya, mint a „20+”: a kockameződön lévő összes számnak együtt el kell érnie ezt az összeget. A jelek nem számítanak.',
      example: '7 + 6 + 5 + 3 = 21: elég a „20+” kártyához.',
    },
    G4: {
      text: 'Olyan kártya, mint a „4=”: ennyi kocka ugyanazzal a számmal, vagy ennyi koponya. A kettő nem keverhető.',
      example: 'Négy 3-as jó, négy koponya is, három 3-as és egy koponya nem.',
    },
    G5: {
      text: 'A kártya felfordítva eléd kerül. Ha a saját korongod volt rajta, visszakapod.',
    },
    G6: {
      text: 'Ezután válassz a felső sorból egy kártyát, korongosat vagy anélkül. A korongjával együtt az alsó sor üres helyére csúszik, a felső sort a pakli tölti fel.',
      example:
        'Megszerzed az „1 1 1” kártyát, és lehozod a „6 6” kártyát a korongoddal: más nem szerezheti meg.',
    },
    G7: {
      text: 'Ezután adj vissza kockákat, a kockamezőről és kintről, amíg öt nem marad. Öttel vagy kevesebbel mind megmarad.',
    },
    G8: {
      text: 'Ha nem szerzel kártyát, mert nem tudsz vagy nem akarsz, minden kockád megmarad, és elveszel még egyet a közös készletből, bármilyen ott lévő színből. A kockamezőn kívül lesz. Kötelező elvenni; csak az üres készlet nem ad semmit.',
    },
    T1: {
      text: 'A kockameződön minden „2:1 csere” kocka két kockára cserélhető a közös készletből. Mindkettő más színű, mint ő; egymással egyezhetnek. Ha nincs két ilyen kocka, ez a csere nem lehetséges.',
      example: 'Egy zöld „2:1 csere” helyett jön egy piros és egy kék kocka.',
    },
    T2: {
      text: 'Akárhány színes kockádat fehérre cserélheted, egyet egyért, amíg a közös készletben van fehér. Ha többet kérsz, mint amennyi van, egyet sem cserélsz.',
    },
    T3: {
      text: 'A kétféle csere tetszőleges sorrendben jöhet. Az is fehérre cserélhető, ami épp most jött, cserével vagy kártya helyett.',
    },
    T4: {
      text: 'A lépésed végén legfeljebb öt fehér és minden más színből legfeljebb négy kockád maradhat. Ami sok, visszakerül a közös készletbe.',
      example: 'Hat piros kocka: kettő visszamegy.',
    },
    T5: { text: 'Ezután az óramutató járása szerint a következő játékos lép.' },
    E1: {
      text: 'Ha felfordul az utolsó C kártya, a pakliban már csak az Opus Magnum van, és közel a vége: aki a következő kártyát megszerzi, ezt is megkapja, akár ugyanabban a lépésben is, ha azt a C kártyát egy eltávolítás fordította fel.',
    },
    E2: {
      text: 'Innentől a felső sor üres helyei üresen maradnak, mert az Opus Magnum sosem kerül a kirakott kártyák közé. Eltávolítani továbbra is szabad.',
    },
    E3: {
      text: 'Aki az Opus Magnumot megkapja, a szokott módon befejezi a lépését, csak kártya nem csúszik le. Ezután mindenki másnak pontosan egy utolsó lépése van, sorban.',
    },
    E4: {
      text: 'Az utolsó lépésben nincs előretekintés, és bármelyik sorból szerezhetsz kártyát, amelyen nincs más korongja. Kártya nem csúszik le. Minden más a szokott módon megy.',
    },
    E5: {
      text: 'Ezután mindenki összeadja a kártyái pontjait; az Opus Magnum 5-öt ér. A legtöbb pont nyer. Egyenlő pontnál az nyer közülük, akinek a legtöbb kockája van; ha az is egyenlő, közös a győzelem.',
      example: '23 pont 7 kockával legyőzi a 23 pontot 5 kockával.',
    },
  },
  reference,
};
