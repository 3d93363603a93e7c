import type { GameDefinition } from '@cubarium/core';
import { loadGame } from '@cubarium/catalogue';
import { playRandom, replay, seededRng } from '@cubarium/core';
import { drafted, peerReplayer, unwrapped, type Recorded } from './peer.ts';

export const SEED = 'bench engine';
const RECORDED_GAMES = 20;

/** What can be measured of a game, and how much of it one run of the work does. */
export interface Work {
  readonly count: number;
  readonly run: () => void;
  /** The states it comes to, to be compared with another work's. */
  readonly outcome: () => readonly unknown[];
}

function record(game: GameDefinition): readonly Recorded[] {
  return Array.from({ length: RECORDED_GAMES }, (_, i) => {
    const seats = 2 + (i % 3);
    const { log } = playRandom(game, optionsFor(game, { seats }), seededRng(`${SEED} ${i}`));
    return { options: optionsFor(game, { seats }), seats, log };
  });
}

function optionsFor(game: GameDefinition, raw: unknown): unknown {
  const options = game.parseOptions(raw);
  if (!options.ok) throw new Error(JSON.stringify(options.error));
  return options.value;
}

function ourReplayer(game: GameDefinition, { options, log }: Recorded): () => unknown {
  const start = game.setup(options);
  return () => {
    const end = replay(game, start, log);
    if (!end.ok) throw new Error(JSON.stringify(end.error));
    return end.value;
  };
}

function replayWork(
  game: GameDefinition,
  replayer: (game: GameDefinition, recorded: Recorded) => () => unknown,
): Work {
  const games = record(game);
  const replays = games.map((recorded) => replayer(game, recorded));
  return {
    count: games.reduce((sum, { log }) => sum + log.length, 0),
    run: () => {
      for (const each of replays) each();
    },
    outcome: () => replays.map((each) => game.print(each())),
  };
}

function playoutWork(game: GameDefinition): Work {
  const options = optionsFor(game, {});
  const rng = seededRng(SEED);
  return { count: 1, run: () => playRandom(game, options, rng), outcome: () => [] };
}

export const WORKS = {
  apply: (game) => replayWork(game, ourReplayer),
  peer: (game) => replayWork(game, peerReplayer(drafted)),
  peerUnwrapped: (game) => replayWork(game, peerReplayer(unwrapped)),
  games: playoutWork,
} as const satisfies Readonly<Record<string, (game: GameDefinition) => Work>>;
export type WorkName = keyof typeof WORKS;

export async function loadWork(id: string, name: WorkName): Promise<Work> {
  const game = await loadGame(id);
  if (game === null) throw new Error(`no game ${id}`);
  return WORKS[name](game.rules);
}
