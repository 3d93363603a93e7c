import { pick, seatsOf, shuffled, type Rng } from '@cubarium/core';
import { cardsOfLetter, rowSize, unseenCards } from './clauses/s-setup.ts';
import { DIE_FACES, readDieId, type Face } from './dice.ts';
import type { ActionOf, ChanceAction, CiubState } from './types.ts';

/** What chance does now, drawn with `rng`: a face of the six, a card of the unseen ones, a seat, all alike. */
export function drawChance(state: CiubState, rng: Rng): ChanceAction | null {
  const due = state.turn.chance;
  if (due === null) return null;
  if (due.kind === 'deal') return drawDeal(state, rng);
  if (due.kind === 'fall') return { kind: 'fall', faces: due.dice.map((id) => drawFace(id, rng)) };
  return { kind: 'turnUp', card: pick(rng, unseenCards(state, due.letter)) };
}

function drawFace(id: string, rng: Rng): Face {
  const die = readDieId(id);
  if (!die) throw new Error(`not a die: ${id}`);
  return pick(rng, DIE_FACES[die.colour]);
}

/** S6, S7: the first seat is drawn even when the host chose it, so that the cards do not depend on that choice. */
function drawDeal(state: CiubState, rng: Rng): ActionOf<'deal'> {
  const { seats, first, length } = state.options;
  const drawn = pick(rng, seatsOf(seats));
  const cards = shuffled(rng, cardsOfLetter('A', length));
  const size = rowSize(seats);
  return {
    kind: 'deal',
    first: first ?? drawn,
    top: cards.slice(0, size),
    bottom: cards.slice(size, 2 * size),
  };
}
