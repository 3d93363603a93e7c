import { colourRank, readDieId, type CiubAction, type CiubState } from '@cubarium/games/ciub';
import type { Sound } from '../../base/device/sound.ts';
import type { Pace, Step } from '../../table/model/director.ts';
import type { GameUi } from '../../table/model/game-ui.ts';
import type { LogMark } from '../../table/model/log-marks.tsx';
import { CiubTable } from './CiubTable.tsx';
import { Standing } from './Standing.tsx';
import { useTexts } from './texts.ts';

/** How long bots' moves stay before the next, so that they can be followed: a part of a roll. */
const FOLLOW = 0.6;

function pace({ entry, before }: Step<CiubState, CiubAction>, rollMs: number): Pace {
  const bot = before.seats[before.state.turn.seat]?.bot !== null;
  const lead = entry.action.kind === 'fall' ? rollMs : 0;
  if (entry.action.kind === 'roll' || entry.actor === 'table') return { lead, trail: 0 };
  return { lead, trail: bot && entry.action.kind !== 'endTurn' ? FOLLOW * rollMs : 0 };
}

/** The pitch of a die by its colour: white the lowest. */
const pitchOf = (id: string): number => 0.84 + 0.07 * colourRank(readDieId(id)?.colour ?? 'white');

function sounds({ entry, before }: Step<CiubState, CiubAction>): readonly Sound[] {
  const { action } = entry;
  const { chance } = before.state.turn;
  switch (action.kind) {
    case 'fall':
      return chance?.kind === 'fall'
        ? action.faces.map((face, i) =>
            face === 'skull' ? 'knock' : { clack: pitchOf(chance.dice[i] ?? '') },
          )
        : [];
    case 'gain':
      return ['chime'];
    case 'swap':
    case 'adjust':
    case 'stop':
    case 'placeToken':
    case 'turnUp':
      return ['slide'];
    case 'endTurn':
      return ['turn'];
    default:
      return [];
  }
}

/** A tick for what is put down, two for a card. */
function haptics({ entry }: Step<CiubState, CiubAction>): readonly number[] {
  switch (entry.action.kind) {
    case 'gain':
      return [10, 60, 10];
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
  pace,
  sounds,
  haptics,
  useTexts,
  marks,
};
