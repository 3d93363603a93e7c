import { parseArgs } from 'node:util';
import { WORST, type Analysis, type Mistake } from '@cubarium/bots/kit';
import { analyseMatch } from '@cubarium/catalogue';
import { provideAll } from '../base/assets.ts';
import { readMatch } from './match-reader.ts';
import { UsageError, type Command } from './command.ts';
import { tellFault } from './fault.ts';

export const analyse: Command = {
  name: 'analyse',
  summary: 'looks at a match file again: luck, errors, the most expensive mistakes',
  help: `cubarium analyse FILE [--json]

Plays a match file again and values every decision against the best one and every chance entry against what was to be
expected, as changes of the chance to win. For every seat they add up: its result less its chance at the start is its
luck, less its errors, plus what the errors of others gave it. What the estimates cannot tell is given as ±.

  --json  the whole analysis as one JSON object, the curve of chances included`,
  async run(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false } },
    });
    const { loaded, match } = await readMatch(positionals);
    await provideAll([loaded]);
    const analysis = analyseMatch(loaded, match);
    if (!analysis) throw new UsageError(`${match.game} has no analysis`);
    if (!analysis.ok) return tellFault(analysis.error);
    console.log(values.json ? JSON.stringify(analysis.value) : lines(analysis.value));
    return 0;
  },
};

const percent = (chance: number): string => `${(100 * chance).toFixed(1)} %`;
const signed = (chance: number): string => `${chance < 0 ? '−' : '+'}${percent(Math.abs(chance))}`;
const figure = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(1));

function lines({ seats, mistakes }: Analysis): string {
  return [
    'from the chance at the start to the result, by luck and errors',
    ...seats.flatMap(({ seat, start, result, luck, error, given, doubt, parts }) => [
      `  seat ${seat}: ${percent(start)} → ${percent(result)} = luck ${signed(luck)}, own errors ${signed(-error)}, errors of others ${signed(given)} (± ${percent(doubt)})`,
      `    ${Object.entries(parts)
        .map(([name, value]) => `${name} ${figure(value)}`)
        .join(', ')}`,
    ]),
    mistakes.length === 0 ? 'no mistakes worth naming' : 'most expensive mistakes',
    ...mistakes.slice(0, WORST).map(mistakeLine),
  ].join('\n');
}

function mistakeLine({ entry, seat, error, doubt, points, did, instead, reason }: Mistake): string {
  const sure = doubt > 0 ? ` (± ${percent(doubt)})` : '';
  const cost = points ? `, ${figure(points)} points` : '';
  const what = instead === null ? did : `${instead} instead of ${did}`;
  const why = reason
    ? `, ${reason.about} would have had ${percent(reason.better)}, not ${percent(reason.did)}`
    : '';
  return `  entry ${entry}, seat ${seat}: ${what}: ${signed(error)}${sure}${cost}${why}`;
}
