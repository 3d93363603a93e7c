import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { loadAll } from '@cubarium/catalogue';
import { playRandom, seededRng, type GameDefinition, type Outcome } from '@cubarium/core';
import { wholeNumber, type Command } from './command.ts';

export const demo: Command = {
  name: 'demo',
  summary: 'one game of each kind between random seats, with the final table',
  help: `cubarium demo [--seats 3] [--seed TEXT]

Plays one game of each kind to the end, every seat choosing at random, and prints the final tables.
The same seed gives the same games.`,
  async run(args) {
    const { values } = parseArgs({
      args: [...args],
      options: { seats: { type: 'string', default: '3' }, seed: { type: 'string' } },
    });
    const seats = wholeNumber('--seats', values.seats, { min: 2, max: 4 });
    const seed = values.seed ?? randomUUID();
    for (const { rules } of await loadAll()) console.log(`${finalTable(rules, { seats, seed })}\n`);
    console.log(`Again: cubarium demo --seats ${seats} --seed ${seed}`);
    return 0;
  },
};

/** Plays a game of random legal actions and shows how it ended. */
export function finalTable(
  game: GameDefinition,
  { seats, seed }: { readonly seats: number; readonly seed: string },
): string {
  const options = game.parseOptions({ seats });
  if (!options.ok) throw new Error(`${game.id} refuses ${seats} seats: ${JSON.stringify(options.error)}`);
  const { state, log } = playRandom(game, options.value, seededRng(seed));
  const outcome = game.result(state);
  if (outcome === null) throw new Error(`${game.id} stopped without a result (seed ${seed})`);
  return [`${game.id}: ${log.length} entries`, ...rows(outcome)].join('\n');
}

/** A line a seat: its points, whatever else the game counts for each seat, and who has won. */
function rows(outcome: Outcome): readonly string[] {
  const columns = Object.entries(outcome).filter(([name]) => name !== 'winners');
  const cell = (value: unknown) => String(value).padStart(8);
  const head = `  seat${columns.map(([name]) => cell(name)).join('')}`;
  const lines = outcome.points.map((_, seat) => {
    const counts = columns.map(([, values]) => cell(Array.isArray(values) ? values[seat] : values));
    const won = outcome.winners.some((winner) => winner === seat) ? '  won' : '';
    return `  ${String(seat).padStart(4)}${counts.join('')}${won}`;
  });
  return [head, ...lines];
}
