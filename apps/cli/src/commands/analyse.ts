import { parseArgs } from 'node:util';
import { playedEntries, type Analysis, type DecisionReview } from '@cubarium/bots/kit';
import { replayMatch } from '@cubarium/core';
import { provideAll } from '../base/assets.ts';
import { readMatch } from './match-reader.ts';
import { UsageError, type Command } from './command.ts';
import { tellFault } from './fault.ts';

export const analyse: Command = {
  name: 'analyse',
  summary: 'looks at a match file again: luck, errors, the most expensive mistakes',
  help: `cubarium analyse FILE [--json]

Plays a match file again and values every decision against the best one and every chance entry against what was to be
expected, as changes of the chance to win.

  --json  the whole analysis as one JSON object, the curve of chances included`,
  async run(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false } },
    });
    const { loaded, match } = await readMatch(positionals);
    await provideAll([loaded]);
    const replayed = replayMatch(loaded.rules, match);
    if (!replayed.ok) return tellFault(replayed.error);
    const analysis = loaded.analyse?.(match.options, playedEntries(match.log));
    if (!analysis) throw new UsageError(`${match.game} has no analysis`);
    if (!analysis.ok) return tellFault({ code: 'refused', ...analysis.error });
    console.log(values.json ? JSON.stringify(analysis.value) : lines(analysis.value));
    return 0;
  },
};

const percent = (chance: number): string => `${(100 * chance).toFixed(1)} %`;
const figure = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(1));

function lines({ seats, mistakes, curve }: Analysis): string {
  const seatLines = seats.map(({ seat, error, luck, parts }) => {
    const counted = Object.entries(parts).map(([name, value]) => `${name} ${figure(value)}`);
    return `  seat ${seat}: luck ${percent(luck)}, errors ${percent(error)}; ${counted.join(', ')}`;
  });
  const last = curve.at(-1)?.chances.map(percent).join(' ') ?? '';
  return [
    'chances to win, gained by luck and lost by errors',
    ...seatLines,
    `the curve has ${curve.length} points and ends at ${last}`,
    mistakes.length === 0 ? 'no mistakes worth naming' : 'most expensive mistakes',
    ...mistakes.map(mistakeLine),
  ].join('\n');
}

function mistakeLine({ entry, seat, part, error, points, better }: DecisionReview): string {
  const cost = points ? `, ${figure(points)} points` : '';
  const instead = better ? `; better: ${JSON.stringify(better)}` : '';
  return `  entry ${entry}, seat ${seat}, ${part}: ${percent(error)}${cost}${instead}`;
}
