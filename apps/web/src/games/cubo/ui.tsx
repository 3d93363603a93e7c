import { cubo, type CuboAction, type CuboState } from '@cubarium/games/cubo';
import type { SoundName } from '../../base/device/sound.ts';
import type { Pace } from '../../table/model/director.ts';
import type { GameUi } from '../../table/model/game-ui.ts';
import type { LogMark } from '../../table/model/log-marks.tsx';
import { CuboTable } from './CuboTable.tsx';
import { Standing } from './Standing.tsx';
import { closesRound, type CuboStep } from './model/rounds.ts';
import { scoringMs } from './model/scoring.ts';
import { isCalm, turnOf } from './model/situation.ts';
import { useTexts } from './texts.ts';

const AT_ONCE: Pace = { lead: 0, trail: 0 };
/** How long a bot's move at a calm table stays before the next, so that it can be followed: parts of a roll. */
const FOLLOW: Readonly<Record<string, number>> = { pickUp: 1, cover: 1.6, take: 1, exchange: 1.3 };
/** How long the result of a round is looked at where no table waits for it. */
const LOOK_MS = 2400;

/**
 * In a race time is everybody's: nothing is held back but the result of a round, which nobody is told before it was
 * counted; the table waits for that too. A calm table is shown step by step, and what others do there is told.
 */
function pace(step: CuboStep, rollMs: number): Pace {
  const { entry, before } = step;
  const calm = isCalm(before.state);
  if (closesRound(step)) return { lead: countingMs(step), trail: calm ? LOOK_MS : 0, shared: true };
  if (!calm) return AT_ONCE;
  if (entry.action.kind === 'fall') return { lead: rollMs, trail: 150 };
  const bot = typeof entry.actor === 'number' && before.seats[entry.actor]?.bot !== null;
  return { lead: 0, trail: bot ? rollMs * (FOLLOW[entry.action.kind] ?? 0) : 0 };
}

/** As long as counting takes, unless the next round opens sooner. */
function countingMs({ after: { state } }: CuboStep): number {
  const opens = cubo.dealsAt(state);
  return Math.min(scoringMs(state.seats.length), opens === null ? Infinity : opens - state.at);
}

function sounds(step: CuboStep): readonly SoundName[] {
  const { entry, before } = step;
  // What a round came to, once it has been counted.
  if (closesRound(step)) return ['turn'];
  switch (entry.action.kind) {
    case 'fall':
      // In a race each player's dice are heard when they come to rest.
      return isCalm(before.state) || before.state.stage === 'opening'
        ? ['clack', 'clack', 'clack', 'clack']
        : [];
    case 'throw':
      return ['shake'];
    case 'call':
      return ['call'];
    case 'cover':
      return ['call', 'stamp', ...uncovered(step)];
    case 'take':
      return ['slide', 'stamp', ...uncovered(step)];
    case 'exchange':
      return ['slide', 'slide'];
    case 'timeUp':
      return clockSounds(step);
    default:
      return [];
  }
}

/** Everybody has covered or come too late: the plates are opened. */
const uncovered = ({ before, after }: CuboStep): readonly SoundName[] =>
  before.state.stage === 'racing' && after.state.stage === 'scoring' ? ['flip'] : [];

function clockSounds(step: CuboStep): readonly SoundName[] {
  const { stage, seats } = step.before.state;
  if (stage === 'ready') return ['call'];
  const late = stage === 'racing' && seats.some(({ square }) => square === null);
  return [late ? 'late' : 'knock', ...uncovered(step)];
}

/** A tick for what is put down, two for a covered square. */
function haptics({ entry }: CuboStep): readonly number[] {
  switch (entry.action.kind) {
    case 'cover':
      return [10, 60, 10];
    case 'fall':
    case 'take':
    case 'exchange':
      return [10];
    default:
      return [];
  }
}

const marks: Readonly<Record<CuboAction['kind'], LogMark>> = {
  deal: 'deal',
  fall: 'fall',
  call: 'call',
  pickUp: 'pickUp',
  throw: 'throw',
  cover: 'cover',
  take: 'aside',
  exchange: 'swap',
  timeUp: 'clock',
};

export const ui: GameUi<CuboState, CuboAction> = {
  Table: CuboTable,
  Standing,
  drawing: async () => (await import('./drawing.ts')).drawing,
  review: async () => (await import('./review.tsx')).review,
  showsOne: true,
  turnOf,
  pace,
  sounds,
  haptics,
  useTexts,
  answers: async () => (await import('./answers.ts')).answers,
  marks,
};
