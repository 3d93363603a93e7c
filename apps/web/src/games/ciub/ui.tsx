import { colourRank, readDieId, type CiubAction, type CiubState } from '@cubarium/games/ciub';
import type { Sound } from '../../base/device/sound.ts';
import type { Pace, Step } from '../../table/model/director.ts';
import type { GameUi } from '../../table/model/game-ui.ts';
import type { LogMark } from '../../table/model/log-marks.tsx';
import { CiubTable } from './CiubTable.tsx';
import { gainTrail, momentOf } from './model/moments.ts';
import { Standing } from './Standing.tsx';
import { useTexts } from './texts.ts';

/** Before the rest of the dice is rolled, those that were set aside are seen to go: a part of a roll. */
const ASIDE = 0.46;

function pace(step: Step<CiubState, CiubAction>, rollMs: number): Pace {
  const { action } = step.entry;
  switch (action.kind) {
    case 'fall':
      return { lead: rollMs, trail: 0 };
    case 'roll':
      return { lead: 0, trail: action.aside ? ASIDE * rollMs : 0, quick: true };
    case 'reroll':
      return { lead: 0, trail: 0, quick: true };
    case 'gain':
      return { lead: 0, trail: gainTrail(step) * rollMs };
    default:
      return { lead: 0, trail: 0 };
  }
}

/** The pitch of a die by its colour: white the lowest. */
const pitchOf = (id: string): number => 0.84 + 0.07 * colourRank(readDieId(id)?.colour ?? 'white');

function sounds(step: Step<CiubState, CiubAction>): readonly Sound[] {
  const { action } = step.entry;
  const { chance } = step.before.state.turn;
  switch (action.kind) {
    case 'fall':
      return chance?.kind === 'fall'
        ? action.faces.map((face, i) =>
            face === 'skull' ? 'knock' : { clack: pitchOf(chance.dice[i] ?? '') },
          )
        : [];
    case 'gain':
      return momentOf(step)?.what === 'opus' ? ['grand'] : ['chime', { coin: 0 }];
    case 'roll':
      return ['shake'];
    case 'placeToken':
      return ['stamp'];
    case 'turnUp':
    case 'removeCard':
      return ['flip'];
    case 'keep':
    case 'trade':
      return ['slide', 'slide', 'slide'];
    case 'swap':
    case 'adjust':
    case 'stop':
    case 'decline':
    case 'whiten':
      return ['slide'];
    case 'endTurn':
      return ['turn'];
    default:
      return [];
  }
}

/** A tick for what is put down, two for a card. */
function haptics(step: Step<CiubState, CiubAction>): readonly number[] {
  switch (step.entry.action.kind) {
    case 'gain':
      return momentOf(step)?.what === 'opus' ? [20, 60, 40] : [10, 60, 10];
    case 'fall':
    case 'roll':
    case 'stop':
    case 'swap':
    case 'adjust':
    case 'keep':
    case 'decline':
    case 'trade':
    case 'whiten':
      return [10];
    default:
      return [];
  }
}

const marks: Readonly<Record<CiubAction['kind'], LogMark>> = {
  deal: 'deal',
  fall: 'fall',
  turnUp: 'turnUp',
  placeToken: 'token',
  removeCard: 'remove',
  roll: 'aside',
  stop: 'stop',
  swap: 'swap',
  reroll: 'reroll',
  adjust: 'adjust',
  gain: 'gain',
  decline: 'decline',
  keep: 'keep',
  trade: 'trade',
  whiten: 'whiten',
  endTurn: 'endTurn',
};

export const ui: GameUi<CiubState, CiubAction> = {
  Table: CiubTable,
  Standing,
  drawing: async () => (await import('./drawing.ts')).drawing,
  review: async () => (await import('./review.tsx')).review,
  turnOf: ({ turn }) => (turn.phase === 'dealing' ? null : turn.seat),
  pace,
  sounds,
  haptics,
  useTexts,
  answers: async () => (await import('./answers.ts')).answers,
  highlights: ['gain'],
  marks,
};
