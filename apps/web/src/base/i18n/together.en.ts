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
  sure: 'Tap again to end it without a winner: everybody at the table, bots aside, has to agree.',
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
} as const;
