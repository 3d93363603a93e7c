import { nodeBudget, playMatch } from '@cubarium/bots/kit';
import { bots } from '@cubarium/bots/cubo';
import { matchFile, seededRng } from '@cubarium/core';
import { cubo } from '@cubarium/games/cubo';

/** The file of a whole match between two who do not play well: quickly made, and quickly looked at again. */
export function playedFile(): { readonly name: string; readonly mimeType: string; readonly buffer: Buffer } {
  const options = cubo.parseOptions({ seats: 2, pace: 'calm', throws: 1, first: 0 });
  if (!options.ok) throw new Error(options.error.code);
  const { log, state } = playMatch(cubo, cubo.setup(options.value), {
    bots: [bots.bot('novice'), bots.bot('novice')],
    dice: seededRng('played dice'),
    rng: seededRng('played'),
    budget: () => nodeBudget(0),
  });
  const outcome = cubo.result(state);
  const file = matchFile({
    version: 1,
    game: cubo.id,
    options: { ...options.value },
    players: ['Kim', 'Bo'].map((name) => ({ name, bot: null })),
    time: null,
    dice: { kind: 'manual' },
    log,
    result: outcome && { ...outcome, why: 'played' },
  });
  return { name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(file)) };
}
