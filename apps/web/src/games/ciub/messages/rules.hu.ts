import type { CiubMessages } from './index.ts';

export const intro =
  'Gyűjts varázskártyákat: a lépésedben addig dobj, amíg a kockameződ nem teljesít egy kártyát. A legtöbb pont nyer.';

export const rules: CiubMessages['rules'] = [
  {
    clauses: 'F1–F4',
    text: 'Dobás előtt a kártyajelölő korongoddal lefoglalhatsz egy felfordított kártyát, vagy eltávolíthatsz egy jelöletlen kártyát a felső sorból.',
  },
  {
    clauses: 'R1',
    text: 'Dobj az összes kockáddal.',
  },
  {
    clauses: 'R2',
    text: 'Minden kidobott jelet egyszer használhatsz, tetszőleges sorrendben.',
  },
  {
    clauses: 'R7, R10',
    text: 'Tegyél aktív kockákat a kockamezőre: koponyát mindig, mást tetszés szerint. A lépés végéig ott maradnak.',
  },
  {
    clauses: 'R8–R9',
    text: 'A többivel újra dobhatsz, ha az utolsó dobás óta kocka került a kockamezőre, vagy cseréltél. Bármelyik dobás után megállhatsz.',
  },
  {
    clauses: 'G1–G4',
    text: 'Ezután megszerezhetsz egy kártyát az alsó sorból, ha nincs rajta más korongja. Számok: mindegyikből annyi, ahányszor szerepel. „20+”: a számaid összege legalább 20. „4=”: négy egyforma szám vagy négy koponya, nem keverve.',
  },
  {
    clauses: 'G5',
    text: 'Ha a te korongod volt rajta, visszakapod.',
  },
  {
    clauses: 'G6–G7',
    text: 'Utána egy általad választott kártya lecsúszik a felső sorból, és öt kockát tartasz meg.',
  },
  {
    clauses: 'G8',
    text: 'Kártya nélkül minden kockád megmarad, és elveszel még egyet tetszőleges színből.',
  },
  {
    clauses: 'T1–T2',
    text: 'A végén a kockameződön lévő minden „2:1 csere” kockát két más színűre, a színes kockákat pedig fehérre cserélheted.',
  },
  {
    clauses: 'T4–T5',
    text: 'Legfeljebb öt fehér és színenként négy kockád maradhat; a többi visszakerül a közös készletbe. Aztán a következő játékos jön.',
  },
  {
    clauses: 'E1–E5',
    text: 'Ha elfogy a pakli, a következő megszerzett kártyával az Opus Magnum, a Legnagyobb varázshatalom is jár (5 pont). A többiek még egyszer lépnek: korong és eltávolítás nélkül, de mindkét sorból. Egyenlő pontnál a több kocka dönt.',
  },
];

export const symbols: CiubMessages['symbols'] = {
  swap: {
    clauses: 'R3',
    text: 'Cserélj kockát: a kocka visszakerül, helyette bármilyen színűt elvehetsz a közös készletből. Inaktív, amíg nem dobsz vele, vagy el nem forgatod.',
  },
  reroll: {
    clauses: 'R4',
    text: 'Dobj újra: egy kockamezőn kívüli kockával dobhatsz még egyszer, akár ezzel magával vagy egy inaktívval.',
  },
  adjust: {
    clauses: 'R5–R6',
    text: 'Forgasd, ahogy tetszik: egy kockamezőn kívüli kockát bármelyik oldalára fordíthatsz; a jelet mutató kocka ezután a kockamezőre kerül. Önmagát is elforgathatja, de akcióra nem (vagy csak számra, az asztal kiadása szerint).',
  },
  skull: {
    clauses: 'R7, G4',
    text: 'Koponya: mindig a kockamezőre kerül. Nem szám, de az olyan kártyákhoz számít, mint a „4=”.',
  },
  two: {
    clauses: 'T1',
    text: '2:1 csere: ha a kocka a lépésed végén a kockameződön van, két más színűre cserélheted.',
  },
};
