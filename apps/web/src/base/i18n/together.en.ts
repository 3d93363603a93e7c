import { numbersFor } from './plural.ts';

const n = numbersFor('en');

/** What people say to each other at a table. */
export const talk = {
  title: 'Table talk',
  unread: (p: { n: number }) =>
    n.count(p.n, { one: 'Table talk: # new message', other: 'Table talk: # new messages' }),
  signs: 'Quick reactions',
  lines: 'Messages',
  none: 'Nobody has written anything yet.',
  from: (p: { name: string }) => `${p.name}:`,
  write: 'Your message',
  send: 'Send',
  mute: 'Mute somebody',
  muteWhy: 'You no longer see what they write or show. They aren’t told.',
  emotes: {
    hello: 'Hello!',
    'well-done': 'Well done!',
    wow: 'Wow!',
    oops: 'Oops!',
    thanks: 'Thanks!',
    thinking: 'Let me think…',
    hurry: 'Hurry up!',
    'good-game': 'Good game!',
  },
} as const;

/** Ending a match together. */
export const ending = {
  propose: 'Propose to end the game',
  sure: 'Press again to end it without a winner: everybody at the table, bots aside, has to agree.',
  agree: 'Agree to end the game',
  proposed: (p: { names: readonly string[] }) =>
    p.names.length === 1
      ? `${p.names[0]} would like to end the game without a winner.`
      : `${n.list(p.names)} would like to end the game without a winner.`,
  playOn: 'Play on',
  withdraw: 'Withdraw',
  waiting: 'You would like to end the game. Not everybody has agreed yet.',
  done: 'Ended by agreement: nobody has won.',
  fair: (p: { n: number }) =>
    n.count(p.n, {
      one: 'Checked: # throw or card, and it fell as it had to.',
      other: 'Checked: all # throws and cards fell as they had to.',
    }),
  unfair: (p: { entry: number }) => `Entry ${p.entry} is not what had to fall: these dice were not fair.`,
  otherDice: 'These are not the dice that were promised before the game.',
} as const;

/** How people meet. */
export const meeting = {
  full: 'All seats are taken. You can watch as soon as the game begins.',
  code: {
    have: 'Join with a code',
    unknown: 'No table that can be joined has this code.',
    label: 'Code of this table',
    say: 'Or say this code: it can be typed on the start page.',
  },
  time: 'Thinking time',
  times: {
    none: 'No clock',
    fast: 'Fast',
    normal: 'Normal',
    slow: 'Slow',
    days: 'Days',
  },
  seek: {
    somebody: 'Play somebody',
    looking: (p: { n: number }) => n.count(p.n, { one: '# waiting', other: '# waiting' }),
    title: (p: { game: string }) => `${p.game}: play somebody`,
    waiting: 'Waiting for somebody who would like to play now.',
    nobody: 'Nobody has come yet. Play a bot meanwhile: you’ll be told as soon as somebody comes.',
    people: (p: { n: number }) =>
      n.count(p.n, { one: 'Only you are here right now.', other: '# people are here right now.' }),
    bot: 'Play a bot meanwhile',
    stop: 'Stop waiting',
  },
  botLevel: 'Strength of bots',
  you: 'you',
  skip: (p: { name: string }) => `Skip ${p.name}’s turn`,
  play: 'Play',
  notNow: 'Not now',
  invited: {
    paired: (p: { name: string; game: string }) => `${p.name} is here to play ${p.game} with you.`,
    again: (p: { name: string; game: string }) => `${p.name} wants to play ${p.game} again.`,
  },
  away: 'away',
  setTo: (p: { what: string; value: string }) => `${p.what}: ${p.value}`,
  watching: (p: { n: number }) => n.count(p.n, { one: '# watching', other: '# watching' }),
  yourTurn: 'Your turn',
  nextTurn: 'Next table that waits for you',
  waitingFor: (p: { names: readonly string[] }) => `Waiting for ${n.list(p.names)}`,
} as const;
