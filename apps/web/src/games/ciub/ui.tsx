import type { CiubAction, CiubState } from '@cubarium/games/ciub';
import type { SoundName } from '../../app/sound.ts';
import type { Pace, Step } from '../../table/director.ts';
import type { GameUi } from '../../table/game-ui.ts';
import { CiubTable } from './CiubTable.tsx';
import { useTexts } from './texts.ts';

/** How long others' moves stay before the next, so that they can be followed. */
const FOLLOW_MS = 420;

function pace({ entry, before }: Step<CiubState, CiubAction>, rollMs: number): Pace {
  if (entry.actor === 'chance') {
    const falls = entry.action.kind === 'fall';
    return falls ? { lead: rollMs, trail: 120 } : { lead: 0, trail: 200 };
  }
  if (typeof entry.actor !== 'number' || entry.action.kind === 'roll') return { lead: 0, trail: 0 };
  const bot = before.seats[entry.actor]?.bot !== null;
  return { lead: 0, trail: bot ? FOLLOW_MS : 0 };
}

function sounds({ entry }: Step<CiubState, CiubAction>): readonly SoundName[] {
  const { action } = entry;
  switch (action.kind) {
    case 'fall':
      return action.faces.map((face) => (face === 'skull' ? 'knock' : 'clack'));
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

export const ui: GameUi<CiubState, CiubAction> = { Table: CiubTable, pace, sounds, useTexts };
