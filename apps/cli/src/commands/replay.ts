import { parseArgs } from 'node:util';
import { type Entry } from '@cubarium/core';
import { replayMatch } from '@cubarium/core/verify';
import { readMatch } from './match-reader.ts';
import type { Command } from './command.ts';
import { tellFault } from './fault.ts';

const entryLine = ({ seq, at, actor, action }: Entry): string => {
  const { kind, ...rest } = action;
  const fields = Object.keys(rest).length > 0 ? ` ${JSON.stringify(rest)}` : '';
  const who = typeof actor === 'number' ? `seat ${actor}` : actor;
  return `${String(seq).padStart(5)} ${(at / 1000).toFixed(1).padStart(9)}s  ${who.padEnd(7)} ${kind}${fields}`;
};

export const replay: Command = {
  name: 'replay',
  summary: 'plays a match file again and shows its entries and final state',
  help: `cubarium replay FILE [--json]

Plays the log of a match file again through the rules. Prints every entry, the final state and the result.
Exit code 1 when the rules refuse an entry or the file claims another result.

  --json  only the final state and the result, as one JSON object`,
  async run(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false } },
    });
    const { game, match } = await readMatch(positionals);
    const replayed = replayMatch(game, match);
    if (!replayed.ok) return tellFault(replayed.error);
    const state = game.print(replayed.value.state);
    const result = replayed.value.end;
    if (values.json) console.log(JSON.stringify({ state, result }));
    else console.log([...match.log.map(entryLine), JSON.stringify(state), JSON.stringify(result)].join('\n'));
    return 0;
  },
};
