import { parseArgs } from 'node:util';
import { verifyMatch } from '@cubarium/core/verify';
import { readMatch } from './match-reader.ts';
import type { Command } from './command.ts';
import { tellFault } from './fault.ts';

export const verify: Command = {
  name: 'verify',
  summary: 'recomputes every die and card of a match file',
  help: `cubarium verify FILE

Recomputes every chance entry of a match file from the revealed secret, the nonces and the links that people
revealed, or from its seed, and checks the secret against its commitment, the links against the hash chains and the
bots' nonces against the secret. Exit code 1, and the first entry that differs, when it is not fair.`,
  async run(args) {
    const { positionals } = parseArgs({ args: [...args], allowPositionals: true, options: {} });
    const { game, match } = await readMatch(positionals);
    const verified = verifyMatch(game, match);
    if (!verified.ok) return tellFault(verified.error);
    console.log(
      `fair: all ${verified.value.chanceEntries} chance entries are as the dealer's secret gives them`,
    );
    return 0;
  },
};
