import {
  err,
  general,
  hasFields,
  isRecord,
  isSeat,
  nextSeat,
  ok,
  parseOptions,
  type Actor,
  type GameDefinition,
  type Move,
  type OptionsOf,
  type Refusal,
  type Result,
  type Seat,
} from '@cubarium/core';

/**
 * The smallest game with everything a game can have: seats, chance, a clock and an end. Roll a die as often as
 * you like and add up; a 1 loses what was added; hold to keep it. For tests of what serves any game.
 */
const schema = {
  seats: { kind: 'whole', min: 2, max: 4, default: 2, clause: 'A1' },
  target: { kind: 'whole', min: 1, max: 100, default: 20, clause: 'A2' },
  limitMs: { kind: 'whole', min: 1, max: 60_000, default: 5000, clause: 'B1' },
} as const;
type Options = OptionsOf<typeof schema>;

export interface Pig {
  readonly game: 'pig';
  readonly options: Options;
  readonly totals: readonly number[];
  readonly added: number;
  readonly seat: Seat;
  readonly due: 'deal' | 'fall' | null;
  readonly at: number;
}

export type PigAction =
  | { readonly kind: 'roll' | 'hold' | 'timeUp' }
  | { readonly kind: 'deal'; readonly first: Seat }
  | { readonly kind: 'fall'; readonly face: number };

const isOver = (state: Pig): boolean => state.totals.some((total) => total >= state.options.target);
const mayHold = (state: Pig): boolean => state.added > 0;
const deadlineOf = (state: Pig): number | null =>
  state.due !== null || isOver(state) ? null : state.at + state.options.limitMs;

function parseAction(actor: Actor, raw: unknown): Result<PigAction, Refusal> {
  const bad = err(general('bad-request'));
  if (!isRecord(raw)) return bad;
  const { kind } = raw;
  if (actor === 'clock')
    return kind === 'timeUp' && hasFields(raw, ['kind']) ? ok({ kind: 'timeUp' as const }) : bad;
  if (actor === 'chance') {
    if (kind === 'deal' && hasFields(raw, ['kind', 'first']) && isSeat(raw.first))
      return ok({ kind, first: raw.first });
    if (kind !== 'fall' || !hasFields(raw, ['kind', 'face']) || typeof raw.face !== 'number') return bad;
    return ok({ kind, face: raw.face });
  }
  if (!isSeat(actor) || (kind !== 'roll' && kind !== 'hold') || !hasFields(raw, ['kind'])) return bad;
  return ok({ kind });
}

function apply(state: Pig, { at, actor, action }: Move<PigAction>): Result<Pig, Refusal> {
  if (isOver(state)) return err({ clause: 'A2', code: 'game-over' });
  if (at < state.at) return err(general('time-goes-back'));
  if (actor === 'chance') return chance(state, at, action);
  if (state.due !== null) return err(general('chance-due'));
  const deadline = deadlineOf(state);
  if (actor === 'clock') {
    if (deadline === null || at < deadline) return err(general('not-due'));
    return ok({ ...state, added: 0, at, seat: nextSeat(state.seat, state.options.seats) });
  }
  if (actor !== state.seat) return err(general('not-your-turn'));
  if (deadline !== null && at >= deadline) return err(general('clock-first'));
  if (action.kind === 'roll') return ok({ ...state, at, due: 'fall' });
  if (!mayHold(state)) return err({ clause: 'A3', code: 'nothing-to-hold' });
  const totals = state.totals.map((total, seat) => (seat === actor ? total + state.added : total));
  return ok({ ...state, totals, added: 0, at, seat: nextSeat(state.seat, state.options.seats) });
}

function chance(state: Pig, at: number, action: PigAction): Result<Pig, Refusal> {
  if (state.due === null) return err(general('no-chance-due'));
  if (action.kind !== state.due) return err(general('other-chance-due'));
  if (action.kind === 'deal') {
    if (!isSeat(action.first, state.options.seats)) return err(general('impossible-faces'));
    return ok({ ...state, at, seat: action.first, due: null });
  }
  if (action.kind !== 'fall' || ![1, 2, 3, 4, 5, 6].includes(action.face))
    return err(general('impossible-faces'));
  if (action.face > 1) return ok({ ...state, at, added: state.added + action.face, due: null });
  return ok({ ...state, at, added: 0, due: null, seat: nextSeat(state.seat, state.options.seats) });
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

function parse(raw: unknown): Result<Pig, Refusal> {
  const impossible = err(general('impossible-state'));
  const fields = ['game', 'options', 'totals', 'added', 'seat', 'due', 'at'];
  if (!isRecord(raw) || raw.game !== 'pig' || !hasFields(raw, fields)) return impossible;
  const options = parseOptions(schema, raw.options);
  if (!options.ok) return impossible;
  const { seats } = options.value;
  const { totals, added, seat, due, at } = raw;
  if (!Array.isArray(totals) || totals.length !== seats || !totals.every(isWhole)) return impossible;
  if (!isWhole(added) || !isWhole(at) || !isSeat(seat, seats)) return impossible;
  if (due !== null && due !== 'deal' && due !== 'fall') return impossible;
  return ok({ game: 'pig', options: options.value, totals, added, seat, due, at });
}

const result = (state: Pig) => {
  if (!isOver(state)) return null;
  const most = Math.max(...state.totals);
  const winners = state.totals.flatMap((total, seat) => (total === most && isSeat(seat) ? [seat] : []));
  return { winners, points: state.totals };
};

const legal = (state: Pig, { seat, at }: { seat: Seat; at: number }): readonly PigAction[] => {
  const deadline = deadlineOf(state);
  if (deadline === null || at >= deadline || seat !== state.seat) return [];
  return mayHold(state) ? [{ kind: 'roll' }, { kind: 'hold' }] : [{ kind: 'roll' }];
};

export const pig: GameDefinition<Pig, PigAction, Options, { readonly kind: 'deal' | 'fall' }> = {
  id: 'pig',
  optionSchema: schema,
  refusals: { 'game-over': 'A2', 'nothing-to-hold': 'A3' },
  parseOptions: (raw) => parseOptions(schema, raw),
  setup: (options) => ({
    game: 'pig',
    options,
    totals: Array.from({ length: options.seats }, () => 0),
    added: 0,
    seat: 0,
    due: 'deal',
    at: 0,
  }),
  optionsOf: (state) => state.options,
  parseAction,
  apply,
  turn(state) {
    const ended = result(state);
    if (ended) return { who: 'nobody', result: ended };
    return state.due ? { who: 'chance', chance: { kind: state.due } } : { who: 'seats', seats: [state.seat] };
  },
  legal,
  sample(state, asking, rng) {
    const actions = legal(state, asking);
    return actions[rng.below(Math.max(1, actions.length))] ?? null;
  },
  drawChance(state, rng) {
    if (state.due === 'deal') {
      const first = rng.below(state.options.seats);
      return isSeat(first) ? { kind: 'deal', first } : null;
    }
    return state.due && { kind: 'fall', face: 1 + rng.below(6) };
  },
  deadline: deadlineOf,
  timeUp: { kind: 'timeUp' },
  result,
  isFinal: () => false,
  leadMs: () => 0,
  least: (state, seat) => (state.seat === seat ? { kind: mayHold(state) ? 'hold' : 'roll' } : null),
  print: (state) => ({ ...state }),
  parse,
};
