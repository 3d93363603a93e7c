import { useEffect, useMemo, useState } from 'react';
import { mapSeats, type GameDefinition, type MatchFile } from '@cubarium/core';
import { rollMs } from '../base/state/settings.ts';
import type { Step } from '../table/model/director.ts';
import type { GameUi, TableView } from '../table/model/game-ui.ts';
import { stepsOf } from '../table/model/steps.ts';

export const REPLAY_SPEEDS = ['1', '2', '4'] as const;
export type ReplaySpeed = (typeof REPLAY_SPEEDS)[number];

/** Even what takes no time is seen for a moment. */
const SHORTEST_MS = 500;

export interface Replay {
  readonly at: number;
  readonly steps: readonly Step[];
  readonly playing: boolean;
  readonly speed: ReplaySpeed;
  readonly table: TableView;
  readonly go: (at: number) => void;
  readonly play: (on: boolean) => void;
  readonly setSpeed: (speed: ReplaySpeed) => void;
}

export interface ReplayParts {
  readonly game: GameDefinition;
  readonly ui: GameUi;
  readonly file: MatchFile;
  readonly from: number;
}

export function useReplay({ game, ui, file, from }: ReplayParts): Replay {
  const steps = useMemo(() => stepsOf(game, file), [game, file]);
  const [at, setAt] = useState(Math.min(Math.max(1, from), steps.length));
  const [playing, play] = useState(false);
  const [speed, setSpeed] = useState<ReplaySpeed>('1');
  const moving = playing ? (steps[at] ?? null) : null;
  useEffect(() => {
    if (!playing) return undefined;
    const step = steps[at];
    if (!step) return play(false);
    const { lead, trail } = ui.pace(step, rollMs());
    const ms = Math.max(SHORTEST_MS, lead + trail) / Number(speed);
    const timer = setTimeout(() => setAt(at + 1), ms);
    return () => clearTimeout(timer);
  }, [playing, at, speed, steps, ui]);
  const go = (to: number): void => {
    play(false);
    setAt(Math.min(Math.max(1, to), steps.length));
  };
  const start = (on: boolean): void => {
    // From the end there is only one way to play: from the beginning.
    if (on && at === steps.length) setAt(1);
    play(on);
  };
  return {
    at,
    steps,
    playing,
    speed,
    go,
    play: start,
    setSpeed,
    table: viewOf({ game, file, steps, at, moving }),
  };
}

interface Moment {
  readonly game: GameDefinition;
  readonly file: MatchFile;
  readonly steps: readonly Step[];
  readonly at: number;
  readonly moving: Step | null;
}

const nothing = (): void => undefined;

/** The table at a moment of its past: one can look, not act. */
function viewOf({ game, file, steps, at, moving }: Moment): TableView {
  const shown = steps[at - 1]?.after ?? steps[0]?.before;
  if (!shown) throw new Error('a replay without a step');
  return {
    game,
    match: shown,
    moving,
    settled: moving === null,
    history: steps.slice(0, at),
    players: mapSeats(file.players, ({ name, bot }, seat) => ({ seat, name, bot, mine: false })),
    mine: [],
    me: null,
    canUndo: false,
    link: 'here',
    announced: null,
    live: new Map(),
    showLive: nothing,
    now: () => shown.at,
    refusal: () => ({ code: 'match-over' }),
    act: nothing,
    explain: nothing,
    undo: nothing,
    goOn: nothing,
    skip: nothing,
  };
}
