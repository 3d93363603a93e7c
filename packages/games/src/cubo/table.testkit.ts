import { seatsOf, type Actor, type Refusal, type Seat } from '@cubarium/core';
import { cubo, type CuboSeat, type CuboState } from './index.ts';

/** A table for tests: moves that must be accepted, and questions. Moments are milliseconds. */
export class TestTable {
  state: CuboState;

  constructor(options: unknown = {}) {
    const parsed = cubo.parseOptions(options);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
    this.state = cubo.setup(parsed.value);
  }

  /** Continues from a state. */
  static from(state: CuboState): TestTable {
    const table = new TestTable();
    table.state = state;
    return table;
  }

  #try(at: number, actor: Actor, raw: unknown) {
    const action = cubo.parseAction(actor, raw);
    return action.ok ? cubo.apply(this.state, { at, actor, action: action.value }) : action;
  }

  /** An action that must be accepted. */
  do(at: number, actor: Actor, raw: unknown): this {
    const next = this.#try(at, actor, raw);
    if (!next.ok) throw new Error(`${JSON.stringify(raw)} at ${at}: ${JSON.stringify(next.error)}`);
    this.state = next.value;
    return this;
  }

  /** `R8 cover-first` or, without a clause, `chance-due`; `accepted` if it would be. */
  refusal(at: number, actor: Actor, raw: unknown): string {
    const next = this.#try(at, actor, raw);
    return next.ok ? 'accepted' : named(next.error);
  }

  /** Deals, and opens the first round with these faces of the middle. */
  open(at: number, faces = '1634', first: Seat = 0): this {
    if (this.state.stage === 'dealing') this.do(at, 'chance', { kind: 'deal', first });
    return this.fall(at, faces);
  }

  fall(at: number, faces: string): this {
    return this.do(at, 'chance', { kind: 'fall', faces: faces.split('') });
  }

  throw(at: number, seat: Seat, faces: string): this {
    return this.do(at, seat, { kind: 'throw' }).fall(at, faces);
  }

  /** Lays red before blue around the joker, and covers. */
  cover(at: number, seat: Seat): this {
    return this.do(at, seat, { kind: 'cover', square: this.laid(seat) });
  }

  take(at: number, seat: Seat, die: string | null): this {
    return this.do(at, seat, { kind: 'take', die });
  }

  clock(at: number): this {
    return this.do(at, 'clock', { kind: 'timeUp' });
  }

  laid(seat: Seat): readonly string[] {
    const { dice, joker } = this.seat(seat);
    return dice.map((die) => die.id).toSpliced(4, 0, joker.id);
  }

  seat(seat: Seat): CuboSeat {
    const found = this.state.seats[seat];
    if (!found) throw new RangeError(`no seat ${seat}`);
    return found;
  }

  get deadline(): number | null {
    return cubo.deadline(this.state);
  }

  get points(): readonly (readonly number[])[] {
    return this.state.seats.map((seat) => seat.points);
  }

  get toAct(): readonly Seat[] {
    const turn = cubo.turn(this.state);
    return turn.who === 'seats' ? turn.seats : [];
  }
}

const named = ({ clause, code }: Refusal): string => (clause === undefined ? code : `${clause} ${code}`);

/** Laid red before blue: a red 4-5-6 in the top row and nothing else, 12 points. */
export const TWELVE = '456122144';
/** Laid red before blue: no line, and none with a red 1 in any cell. */
export const NOTHING = '142616142';

/** Opened at 0, called at 1000; every seat has thrown at 1000: seat 0 twelve points, the others nothing. */
export function racing(options: Readonly<Record<string, unknown>> = {}): TestTable {
  const table = new TestTable(options).open(0).do(1000, 0, { kind: 'call' });
  for (const seat of seatsOf(table.state.seats.length))
    table.throw(1000, seat, seat === 0 ? TWELVE : NOTHING);
  return table;
}
