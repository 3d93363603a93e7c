import { numbersFor } from './plural.ts';

const n = numbersFor('en');

/** How the dice of a match are checked. */
export const messages = {
  title: 'The dice of this game',
  working: 'Every throw and every card is computed again.',
  fair: (p: { n: number }) =>
    n.count(p.n, {
      one: 'Fair: # throw or card, and it is what had to fall.',
      other: 'Fair: all # throws and cards are what had to fall.',
    }),
  otherChance: (p: { entry: number }) => `Not fair: entry ${p.entry} is not what had to fall.`,
  found: 'It shows',
  expected: 'It had to be',
  otherSecret: 'Not fair: the secret is not the one that was promised before the game.',
  otherShare: 'Not fair: the share of a bot is not the one that the secret gives it.',
  refused: (p: { entry: number }) => `Not fair: entry ${p.entry} breaks the rules, or its link does not fit.`,
  otherResult: 'Not fair: the result is not that of the game as it was played.',
  broken: 'Not fair: the server promised something else before the game.',
  promise: (p: { hash: string }) =>
    `Before the game a secret was fixed and its fingerprint shown to everybody: ${p.hash}…`,
  shares: 'Then everybody added a share of their own, so that nobody could choose what falls.',
  links: (p: { n: number }) =>
    n.count(p.n, {
      one: 'Then everybody added a share of their own, and # time who rolled revealed the next link of a chain, so that nobody could choose or foresee what falls.',
      other:
        'Then everybody added a share of their own, and # times who rolled revealed the next link of a chain, so that nobody could choose or foresee what falls.',
    }),
  now: (p: { ms: number }) =>
    `Now the secret is open, and this device has computed every throw and every card from it, in ${p.ms} ms.`,
  seeded:
    'These dice follow from a text that was known from the start: they can be computed again, but nothing about them was secret.',
  mathematics: 'The mathematics',
  formula:
    'The seed is HMAC-SHA-256 of all shares with the secret as key. Block i of a throw is HMAC-SHA-256 of its number, the links and i with the seed as key; its words become faces and cards by picking evenly, never by a remainder.',
  commitment: 'Promised fingerprint',
  secret: 'Secret',
  hash: 'SHA-256 of the secret',
  share: (p: { name: string }) => `Share: ${p.name}`,
  seed: 'Seed',
  all: 'Every throw and card',
  link: (p: { link: string }) => `link ${p.link}`,
} as const;
