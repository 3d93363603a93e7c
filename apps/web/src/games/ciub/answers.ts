import {
  CARDS,
  COLOURS,
  current,
  DIE_FACES,
  diceCount,
  diceOf,
  inSupply,
  isCardId,
  isNumber,
  KEPT_DICE,
  type CardId,
  type CiubAction,
  type CiubState,
  type Colour,
  type Die,
} from '@cubarium/games/ciub';
import type { Answer, AnswerBook, Asked } from '../../table/model/answers.ts';
import type { TableView } from '../../table/model/game-ui.ts';
import { asks, type AskMessages } from './messages/asks.ts';
import { useCiub, type CiubMessages } from './messages/index.ts';
import { aimOf } from './model/aim.ts';
import { cardName, dieName, faceName } from './model/naming.ts';
import { reachOf } from './model/reach.ts';

interface Words {
  readonly m: CiubMessages;
  readonly a: AskMessages;
}

type Table = TableView<CiubState, CiubAction>;

/** What the game says of its dice, cards, places and buttons. */
export const answers: AnswerBook<CiubState, CiubAction> = {
  useAnswers() {
    const words = { m: useCiub(), a: asks.use() };
    return { answer: ({ names }, table) => answer(words, { names, table }) };
  },
};

interface Question extends Pick<Asked, 'names'> {
  readonly table: Table;
}

/** The innermost thing that has an answer. */
export function answer(words: Words, { names, table }: Question): Answer | null {
  for (const name of names) {
    const dash = name.indexOf('-');
    const kind = dash < 0 ? name : name.slice(0, dash);
    const found = answerTo(words, { table, kind, id: dash < 0 ? '' : name.slice(dash + 1) });
    if (found) return found;
  }
  return null;
}

interface Named {
  readonly table: Table;
  readonly kind: string;
  readonly id: string;
}

const PLACES: Readonly<Record<string, readonly [keyof AskMessages['things'], string]>> = {
  'row-top': ['top', 'G6'],
  'row-bottom': ['bottom', 'G1'],
  tray: ['tray', 'R10'],
  pool: ['pool', 'R7'],
  supply: ['supply', 'S1'],
};

function answerTo({ m, a }: Words, { table, kind, id }: Named): Answer | null {
  const { state } = table.match;
  switch (kind) {
    case 'die': {
      const die = state.seats.flatMap(diceOf).find((each) => each.id === id);
      return die ? aboutDie({ m, a }, state, die) : null;
    }
    case 'card':
      return isCardId(id) ? aboutCard({ m, a }, table, id) : null;
    case 'token':
      return { ...a.things.token, clause: 'F4' };
    case 'pile':
      return { ...a.things.pile, now: m.pile({ n: state.pile.B + state.pile.C }), clause: 'E1' };
    case 'face':
      return { ...a.things.face, clause: 'R5' };
    case 'sits':
      return { ...a.things.player, clause: 'E5' };
    case 'do':
      return aboutAct(a, id);
    default: {
      const colour = COLOURS.find((each) => each === id);
      if (colour) return aboutColour({ m, a }, state, colour);
      const [place, clause] = PLACES[id === '' ? kind : `${kind}-${id}`] ?? [];
      return place ? { ...a.things[place], clause } : null;
    }
  }
}

const facesOf = ({ m, a }: Words, colour: Colour): string => {
  const faces = m.list({ items: DIE_FACES[colour].map((face) => faceName(m, face)) });
  return `${a.uses[colour]} ${a.faces({ faces })}`;
};

const aboutColour = (words: Words, state: CiubState, colour: Colour): Answer => ({
  title: dieName(words.m, { colour, face: null, status: 'fresh' }),
  is: facesOf(words, colour),
  now: words.m.chooser.left({ colour: words.m.colours[colour], n: inSupply(state, colour) }),
  clause: 'S1',
});

function aboutDie(words: Words, state: CiubState, die: Die): Answer {
  const inTray = state.seats.some(({ tray }) => tray.some(({ id }) => id === die.id));
  return {
    title: dieName(words.m, die),
    is: facesOf(words, die.colour),
    ...(inTray ? { now: words.a.lies.tray, clause: 'R10' } : lying(words, die)),
  };
}

const CLAUSES = { swap: 'R3', reroll: 'R4', adjust: 'R5', skull: 'R7', two: 'T1' } as const;

/** What a die outside the tray does, and what it costs to use it. */
function lying({ m, a }: Words, { face, status }: Die): Pick<Answer, 'now' | 'cost' | 'clause'> {
  if (status === 'inactive') return { now: a.lies.inactive, clause: 'R3' };
  if (status === 'fresh' || face === null) return { now: a.lies.fresh, clause: 'R1' };
  if (isNumber(face)) return { now: a.lies.number, cost: a.costs.aside, clause: 'G1' };
  if (status === 'spent') return { now: a.lies.spent, cost: a.costs.aside, clause: 'R2' };
  const cost = face === 'two' ? a.costs.aside : a.costs[face];
  return { now: m.symbols[face].text, cost, clause: CLAUSES[face] };
}

const TASK_CLAUSES = { numbers: 'G2', total: 'G3', equal: 'G4' } as const;

function aboutCard({ m, a }: Words, table: Table, card: CardId): Answer {
  const { state } = table.match;
  const { task } = CARDS[card];
  const title = cardName(m, card);
  if (!task) return { title, is: a.tasks.opus, clause: 'E1' };
  const clause = TASK_CLAUSES[task.kind];
  const isOpen = [...state.top, ...state.bottom].includes(card);
  const is = a.tasks[task.kind];
  if (!isOpen) return { title, is, clause };
  const cost = a.costs.gain({ n: diceCount(current(state)) - KEPT_DICE });
  return { title, is, now: cardNow({ m, a }, table, card), cost, clause };
}

/** Whether it can be gained, or what is missing. */
function cardNow({ m, a }: Words, { match: { state }, players }: Table, card: CardId): string {
  const reach = reachOf(state, card);
  if (reach.kind === 'reserved') return m.aim.reserved({ name: players[reach.by]?.name ?? '' });
  if (reach.kind === 'later') return m.aim.later;
  const { met, missing, sum } = aimOf(card, current(state).tray);
  if (met) return a.canTake;
  if (sum) return m.aim.sum(sum);
  return missing.includes('=')
    ? m.aim.needsEqual({ n: missing.length })
    : m.aim.needs({ faces: missing.join(' ') });
}

const ACT_CLAUSES = {
  roll: 'R8',
  stop: 'R9',
  gain: 'G1',
  decline: 'G8',
  keep: 'G7',
  trade: 'T1',
  whiten: 'T2',
  endTurn: 'T4',
  placeToken: 'F1',
  removeCard: 'F2',
  suggest: 'G1',
  aside: 'R8',
} as const;
const isAct = (id: string): id is keyof typeof ACT_CLAUSES => id in ACT_CLAUSES;

/** A button says itself what it is called. */
const aboutAct = (a: AskMessages, id: string): Answer | null =>
  isAct(id) ? { ...a.acts[id], clause: ACT_CLAUSES[id] } : null;
