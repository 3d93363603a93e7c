// A match as it is told to who joins its table.
import type { MatchEnd } from '@cubarium/core';
import * as Type from 'typebox';
import { anyField, choice, exact, list, maybe, record, seat, whole, type Of } from './shapes.ts';
import { Entry } from './table.ts';

const millis = Type.Number();
const hash = maybe(Type.String());

const Clocks = Type.Object(
  {
    control: Type.Object({ bankMs: millis, creditMs: millis }, exact),
    left: list(millis),
    running: list(seat),
    since: millis,
  },
  exact,
);

const Chances = Type.Object(
  {
    dealt: whole,
    chains: list(Type.Object({ last: hash, fresh: hash }, exact)),
    asker: maybe(seat),
    skipped: maybe(seat),
  },
  exact,
);

const End = Type.Unsafe<MatchEnd>(
  Type.Object(
    { winners: list(seat), points: list(Type.Number()), why: choice(['played', 'resigned', 'agreed']) },
    anyField,
  ),
);

const SeatOfMatch = Type.Object(
  {
    bot: maybe(Type.String()),
    resigned: Type.Boolean(),
    agrees: Type.Boolean(),
    wordUntil: Type.Optional(maybe(millis)),
  },
  exact,
);

const Snapshot = Type.Object(
  {
    seq: whole,
    at: whole,
    base: record('The state, in the text form of the game'),
    tail: list(Entry),
    undos: Type.Optional(whole),
    interventions: Type.Optional(whole),
    seats: list(SeatOfMatch),
    clocks: maybe(Clocks),
    chances: Type.Optional(maybe(Chances)),
    end: maybe(End),
  },
  exact,
);

export const CatchUp = Type.Object({ snapshot: maybe(Snapshot), from: whole, entries: list(Entry) }, exact);
/** Everything needed to follow a match: perhaps a snapshot, then the entries from `from` on. */
export type CatchUp = Of<typeof CatchUp>;
