import { readFileSync } from 'node:fs';
import { createOdds } from '@cubarium/bots/ciub/odds';
import { CARD_IDS, CARDS, diceInGame, mapColours, parseDie } from '@cubarium/games/ciub';

/** What the reference of the app tells of every card, beside the game's other pages there. */
export const FIRST_ODDS = new URL('../../../../apps/web/src/games/ciub/first-odds.json', import.meta.url);

const SEATS = 2;
/** As far as it is told. */
const DIGITS = 4;

/** The chance to meet each card in a first turn, with five white dice and everything in the supply. */
export function firstOdds(): Readonly<Record<string, number>> {
  const odds = createOdds();
  const chart = readFileSync(new URL('../../../bots/charts/ciub-6.bin', import.meta.url));
  odds.addChart(new Uint8Array(chart).buffer);
  const pool = ['w1', 'w2', 'w3', 'w4', 'w5'].flatMap((id) => parseDie(id, SEATS) ?? []);
  const supply = mapColours((colour) => (colour === 'white' ? 0 : diceInGame(colour, SEATS)));
  const position = {
    phase: 'toRoll',
    pool,
    tray: [],
    moved: false,
    supply,
    selfAdjust: 'no-actions',
  } as const;
  return Object.fromEntries(
    CARD_IDS.flatMap((card) => {
      const { task } = CARDS[card];
      if (task === null) return [];
      const { p, exact } = odds.chance(position, task);
      if (!exact) throw new Error(`${card} has only a bound`);
      return [[card, Number(p.toFixed(DIGITS))]];
    }),
  );
}
