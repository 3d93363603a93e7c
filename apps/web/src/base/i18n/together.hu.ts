import type { AppMessages } from './index.ts';
import { numbersFor } from './plural.ts';

const n = numbersFor('hu');

/** What people say to each other at a table. */
export const talk: AppMessages['talk'] = {
  title: 'Beszélgetés',
  unread: (p) => n.count(p.n, { other: 'Beszélgetés: # új üzenet' }),
  signs: 'Gyors jelzések',
  lines: 'Üzenetek',
  none: 'Még senki sem írt semmit.',
  from: (p) => `${p.name}:`,
  write: 'Az üzeneted',
  send: 'Küldés',
  mute: 'Valaki elnémítása',
  muteWhy: 'Nem látod többé, amit ír vagy jelez. Ő erről nem kap értesítést.',
  emotes: {
    hello: 'Sziasztok!',
    'well-done': 'Ügyes!',
    wow: 'Hűha!',
    oops: 'Hoppá!',
    thanks: 'Köszönöm!',
    thinking: 'Gondolkodom…',
    hurry: 'Siess!',
    'good-game': 'Szép parti volt!',
  },
};

/** Ending a match together. */
export const ending: AppMessages['ending'] = {
  propose: 'Befejezést javaslok',
  sure: 'Győztes nélküli befejezéshez nyomd meg újra: minden embernek bele kell egyeznie az asztalnál.',
  agree: 'Beleegyezem a befejezésbe',
  proposed: (p) =>
    p.names.length === 1
      ? `${p.names[0]} győztes nélkül befejezné a partit.`
      : `${n.list(p.names)} győztes nélkül befejeznék a partit.`,
  playOn: 'Tovább játszom',
  withdraw: 'Visszavonom',
  waiting: 'Szeretnéd befejezni a partit. Még nem mindenki egyezett bele.',
  done: 'Közös megegyezéssel vége: senki sem nyert.',
  fair: (p) => n.count(p.n, { other: 'Újraszámolva: mind a # dobás és lap úgy esett, ahogy kellett.' }),
  unfair: (p) =>
    `A ${p.entry}. bejegyzés nem az, aminek esnie kellett: ezek a kockák nem voltak tisztességesek.`,
  otherDice: 'Ezek nem azok a kockák, amelyeket a játék előtt ígértek.',
};

/** How people meet. */
export const meeting: AppMessages['meeting'] = {
  full: 'Minden hely foglalt. Nézheted, amint a parti elkezdődik.',
  code: {
    have: 'Csatlakozás kóddal',
    unknown: 'Nincs ilyen kódú asztal, amelyhez csatlakozni lehet.',
    label: 'Az asztal kódja',
    say: 'Vagy mondd be ezt a kódot: a kezdőlapon lehet beírni.',
  },
  time: 'Gondolkodási idő',
  times: {
    none: 'Óra nélkül',
    fast: 'Gyors',
    normal: 'Normál',
    slow: 'Lassú',
    days: 'Napok',
  },
  seek: {
    somebody: 'Játék valakivel',
    looking: (p) => n.count(p.n, { one: '# vár', other: '# vár' }),
    title: (p) => `${p.game}: játék valakivel`,
    waiting: 'Várunk valakire, aki most szeretne játszani.',
    nobody: 'Még nem jött senki. Játssz addig egy bottal: szólunk, amint valaki megérkezik.',
    people: (p) => n.count(p.n, { one: 'Most csak te vagy itt.', other: 'Most # ember van itt.' }),
    bot: 'Addig egy bottal',
    stop: 'Nem várok tovább',
  },
  botLevel: 'A botok ereje',
  you: 'te',
  skip: (p) => `${p.name} körének kihagyása`,
  play: 'Játszom',
  notNow: 'Most nem',
  invited: {
    paired: (p) => `${p.name} itt van, és játszana veled: ${p.game}.`,
    again: (p) => `${p.name} szeretne újra játszani: ${p.game}.`,
  },
  away: 'nincs itt',
  setTo: (p) => `${p.what}: ${p.value}`,
  watching: (p) => n.count(p.n, { one: '# néző', other: '# néző' }),
  yourTurn: 'Te jössz',
  nextTurn: 'Következő asztal, amely rád vár',
  waitingFor: (p) => `Várunk rá: ${n.list(p.names)}`,
};
