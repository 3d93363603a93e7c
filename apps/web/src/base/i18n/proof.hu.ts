import { numbersFor } from './plural.ts';
import type { ProofMessages } from './proof.ts';

const n = numbersFor('hu');

/** How the dice of a match are checked. */
export const messages: ProofMessages = {
  title: 'Ennek a játszmának a kockái',
  working: 'Minden dobást és lapot újraszámolunk.',
  fair: (p) => n.count(p.n, { other: 'Tisztességes: mind a # dobás és lap az, aminek esnie kellett.' }),
  otherChance: (p) => `Nem tisztességes: a ${p.entry}. bejegyzés nem az, aminek esnie kellett.`,
  found: 'Ezt mutatja',
  expected: 'Ezt kellett volna',
  otherSecret: 'Nem tisztességes: a titok nem az, amit a játszma előtt ígértek.',
  otherShare: 'Nem tisztességes: egy bot része nem az, amit a titok ad neki.',
  refused: (p) => `Nem tisztességes: a ${p.entry}. bejegyzés szabálytalan, vagy a láncszeme nem illik.`,
  otherResult: 'Nem tisztességes: az eredmény nem a lejátszott játszmáé.',
  broken: 'Nem tisztességes: a szerver mást ígért a játszma előtt.',
  promise: (p) =>
    `A játszma előtt rögzítettek egy titkot, és mindenkinek megmutatták az ujjlenyomatát: ${p.hash}…`,
  shares: 'Aztán mindenki hozzátette a saját részét, hogy senki se választhassa meg, mi esik.',
  links: (p) =>
    n.count(p.n, {
      other:
        'Aztán mindenki hozzátette a saját részét, és #-szor a dobó felfedte egy lánc következő szemét, hogy senki se választhassa meg és ne láthassa előre, mi esik.',
    }),
  now: (p) =>
    `Most a titok nyilvános, és ez az eszköz minden dobást és lapot újraszámolt belőle, ${p.ms} ms alatt.`,
  seeded:
    'Ezek a kockák egy kezdettől ismert szövegből következnek: újraszámolhatók, de semmi sem volt titkos.',
  mathematics: 'A matematika',
  formula:
    'A mag az összes rész HMAC-SHA-256 értéke, a titokkal mint kulccsal. Egy dobás i. blokkja a sorszám, a láncszemek és i HMAC-SHA-256 értéke, a maggal mint kulccsal; ebből a lapok és oldalak egyenletesen választódnak, sosem osztási maradékkal.',
  commitment: 'Az ígért ujjlenyomat',
  secret: 'Titok',
  hash: 'A titok SHA-256 értéke',
  share: (p) => `Rész: ${p.name}`,
  seed: 'Mag',
  all: 'Minden dobás és lap',
  link: (p) => `láncszem: ${p.link}`,
};
