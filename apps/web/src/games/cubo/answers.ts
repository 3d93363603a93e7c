import type { CuboAction, CuboState } from '@cubarium/games/cubo';
import type { Answer, AnswerBook } from '../../table/model/answers.ts';
import type { TableView } from '../../table/model/game-ui.ts';
import { asks, type AskMessages } from './messages/asks.ts';
import { useCubo, type CuboMessages } from './messages/index.ts';
import { dieName } from './model/naming.ts';

/** Where the rules speak of it. */
const THINGS = {
  red: 'W5',
  blue: 'W5',
  joker: 'W5',
  middle: 'R8',
  cell: 'W2',
  others: 'R9',
  player: 'W8',
  scored: 'W6',
  clear: 'R6',
} as const;
const ACTS = {
  call: 'R2',
  throw: 'R3',
  pickUp: 'R5',
  'pickUp-throw': 'R4',
  cover: 'R7',
  take: 'R8',
  exchange: 'W1',
  keep: 'W1',
  next: 'R11',
} as const;
const isThing = (id: string): id is keyof typeof THINGS => id in THINGS;
const isAct = (id: string): id is keyof typeof ACTS => id in ACTS;

interface Words {
  readonly m: CuboMessages;
  readonly a: AskMessages;
}

/** What the game says of its dice, places and buttons. */
export const answers: AnswerBook<CuboState, CuboAction> = {
  useAnswers() {
    const words = { m: useCubo(), a: asks.use() };
    return {
      answer({ names }, { match }: TableView<CuboState, CuboAction>) {
        for (const name of names) {
          const found = answerTo(words, match.state, name);
          if (found) return found;
        }
        return null;
      },
    };
  },
};

/** The innermost thing that has an answer is meant. */
export function answerTo({ m, a }: Words, state: CuboState, name: string): Answer | null {
  const dash = name.indexOf('-');
  const kind = dash < 0 ? name : name.slice(0, dash);
  const id = name.slice(dash + 1);
  if (kind === 'do') return isAct(id) ? { ...a.acts[id], clause: ACTS[id] } : null;
  if (kind === 'die') return aboutDie({ m, a }, state, id);
  const thing = kind === 'sits' ? 'player' : kind;
  return isThing(thing) ? { ...a.things[thing], clause: THINGS[thing] } : null;
}

function aboutDie({ m, a }: Words, state: CuboState, id: string): Answer | null {
  const seats = state.seats.flatMap(({ dice, joker, taken, square }) => [
    ...dice,
    joker,
    ...(taken ? [taken] : []),
    ...(square ?? []),
  ]);
  const inMiddle = state.middle.find((die) => die?.id === id);
  const die = inMiddle ?? seats.find((each) => each.id === id);
  if (!die) return null;
  const thing = inMiddle ? 'middle' : die.colour;
  return { ...a.things[thing], title: dieName(m, die), clause: THINGS[thing] };
}
