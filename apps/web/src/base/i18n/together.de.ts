import type { AppMessages } from './index.ts';
import { numbersFor } from './plural.ts';

const n = numbersFor('de');

/** What people say to each other at a table. */
export const talk: AppMessages['talk'] = {
  title: 'Tischgespräch',
  unread: (p) =>
    n.count(p.n, {
      one: 'Tischgespräch: # neue Nachricht',
      other: 'Tischgespräch: # neue Nachrichten',
    }),
  signs: 'Zurufe',
  lines: 'Nachrichten',
  none: 'Noch hat niemand etwas geschrieben.',
  from: (p) => `${p.name}:`,
  write: 'Deine Nachricht',
  send: 'Senden',
  mute: 'Jemanden stumm schalten',
  muteWhy: 'Du siehst nicht mehr, was diese Person schreibt oder zeigt. Sie erfährt nichts davon.',
  emotes: {
    hello: 'Hallo!',
    'well-done': 'Gut gemacht!',
    wow: 'Wow!',
    oops: 'Ups!',
    thanks: 'Danke!',
    thinking: 'Ich überlege …',
    hurry: 'Beeil dich!',
    'good-game': 'Schöne Partie!',
  },
};

/** Ending a match together. */
export const ending: AppMessages['ending'] = {
  propose: 'Vorschlagen, die Partie zu beenden',
  sure: 'Zum Beenden ohne Sieg noch einmal drücken: Alle Menschen am Tisch müssen zustimmen.',
  agree: 'Dem Ende zustimmen',
  proposed: (p) =>
    p.names.length === 1
      ? `${p.names[0]} möchte die Partie ohne Sieg beenden.`
      : `${n.list(p.names)} möchten die Partie ohne Sieg beenden.`,
  playOn: 'Weiterspielen',
  withdraw: 'Zurückziehen',
  waiting: 'Du möchtest die Partie beenden. Noch haben nicht alle zugestimmt.',
  done: 'Im Einvernehmen beendet: Niemand hat gewonnen.',
  fair: (p) =>
    n.count(p.n, {
      one: 'Nachgerechnet: # Wurf oder Karte, gefallen wie er musste.',
      other: 'Nachgerechnet: Alle # Würfe und Karten sind so gefallen, wie sie mussten.',
    }),
  unfair: (p) => `Eintrag ${p.entry} ist nicht das, was fallen musste: Diese Würfel waren nicht fair.`,
  otherDice: 'Das sind nicht die Würfel, die vor der Partie versprochen waren.',
};

/** How people meet. */
export const meeting: AppMessages['meeting'] = {
  full: 'Alle Plätze sind besetzt. Du kannst zuschauen, sobald die Partie beginnt.',
  code: {
    have: 'Mit einem Code mitspielen',
    unknown: 'Kein Tisch, an den man noch kann, hat diesen Code.',
    label: 'Code dieses Tischs',
    say: 'Oder sag diesen Code: Man kann ihn auf der Startseite eintippen.',
  },
  time: 'Bedenkzeit',
  times: {
    none: 'Keine Uhr',
    fast: 'Schnell',
    normal: 'Normal',
    slow: 'Langsam',
    days: 'Tage',
  },
  seek: {
    somebody: 'Mit jemandem spielen',
    looking: (p) => n.count(p.n, { one: '# wartet', other: '# warten' }),
    title: (p) => `${p.game}: mit jemandem spielen`,
    waiting: 'Wir warten auf jemanden, der jetzt spielen möchte.',
    nobody: 'Noch ist niemand gekommen. Spiel so lange gegen einen Bot: Wir sagen dir, sobald jemand da ist.',
    people: (p) => n.count(p.n, { one: 'Gerade bist nur du hier.', other: 'Gerade sind # Personen hier.' }),
    bot: 'So lange gegen einen Bot',
    stop: 'Nicht länger warten',
  },
  botLevel: 'Stärke der Bots',
  you: 'du',
  skip: (p) => `${p.name} überspringen`,
  play: 'Spielen',
  notNow: 'Nicht jetzt',
  invited: {
    paired: (p) => `${p.name} ist da und spielt mit dir ${p.game}.`,
    again: (p) => `${p.name} möchte noch einmal ${p.game} spielen.`,
  },
  away: 'nicht da',
  setTo: (p) => `${p.what}: ${p.value}`,
  watching: (p) => n.count(p.n, { one: '# schaut zu', other: '# schauen zu' }),
  yourTurn: 'Du bist dran',
  nextTurn: 'Nächster Tisch, der auf dich wartet',
  waitingFor: (p) => `Warten auf ${n.list(p.names)}`,
};
