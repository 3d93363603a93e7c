import { COLOURS, DIE_FACES } from '@cubarium/games/ciub';
import { Die } from '../../dice/Die.tsx';
import type { GameTexts } from '../../table/model/game-ui.ts';
import type { CiubMessages } from './messages/index.ts';

const SYMBOLS = ['swap', 'reroll', 'adjust', 'skull', 'two'] as const;

/** Every symbol on a die that has it, and what it means. */
export const legendOf = (m: CiubMessages): GameTexts['legend'] =>
  SYMBOLS.map((face) => ({
    ...m.symbols[face],
    picture: (
      <Die colour={COLOURS.find((colour) => DIE_FACES[colour].includes(face)) ?? 'white'} face={face} />
    ),
  }));
