import { isDeepStrictEqual } from 'node:util';
import { loadAll } from '@cubarium/catalogue';
import { playRandom, replay, seededRng, type GameDefinition } from '@cubarium/core';
import { printFigure, rateOf, ratesOf, rounded } from './figure.ts';
import { peerReplayer, type Recorded } from './peer.ts';

const SEED = 'bench engine';
const RECORDED_GAMES = 20;
/** The game that is compared with boardgame.io: turn by turn, which is what that was made for. */
const COMPARED = 'ciub';

function record(game: GameDefinition): readonly Recorded[] {
  return Array.from({ length: RECORDED_GAMES }, (_, i) => {
    const seats = 2 + (i % 3);
    const options = game.parseOptions({ seats });
    if (!options.ok) throw new Error(JSON.stringify(options.error));
    const { log } = playRandom(game, options.value, seededRng(`${SEED} ${i}`));
    return { options: options.value, seats, log };
  });
}

function replayer(game: GameDefinition, { options, log }: Recorded): () => unknown {
  const start = game.setup(options);
  return () => {
    const end = replay(game, start, log);
    if (!end.ok) throw new Error(JSON.stringify(end.error));
    return end.value;
  };
}

const all = (works: readonly (() => unknown)[]) => (): void => {
  for (const work of works) work();
};

function measureApply(game: GameDefinition): void {
  const games = record(game);
  const entries = games.reduce((sum, { log }) => sum + log.length, 0);
  const ours = games.map((recorded) => replayer(game, recorded));
  const about = { unit: 'entries/s', entries, games: games.length, seed: SEED };
  if (game.id !== COMPARED) {
    printFigure({ figure: `${game.id}.apply.rate`, value: rounded(rateOf(entries, all(ours))), ...about });
    return;
  }
  const theirs = games.map((recorded) => peerReplayer(game, recorded));
  const agree = ours.every((work, i) => isDeepStrictEqual(work(), theirs[i]?.()));
  if (!agree) throw new Error('boardgame.io came to another state: the comparison would be worthless');
  const [rate = 0, peer = 0] = ratesOf(entries, [all(ours), all(theirs)]);
  printFigure({ figure: `${game.id}.apply.rate`, value: rounded(rate), ...about });
  printFigure({ figure: `${game.id}.peer.rate`, value: rounded(peer), ...about, peer: 'boardgame.io 0.50' });
  printFigure({ figure: `${game.id}.apply.ratio`, value: rounded(rate / peer), unit: 'x' });
}

function measureGames(game: GameDefinition): void {
  const options = game.parseOptions({});
  if (!options.ok) throw new Error(JSON.stringify(options.error));
  const rng = seededRng(SEED);
  const rate = rateOf(1, () => playRandom(game, options.value, rng));
  printFigure({ figure: `${game.id}.games.rate`, value: rounded(rate), unit: 'games/s', seed: SEED });
}

for (const { rules } of await loadAll()) {
  measureApply(rules);
  measureGames(rules);
}
