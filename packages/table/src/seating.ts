import { err, ok, type Refusal, type Result, type Seat, type SeatingCommand } from '@cubarium/core';
import { tableRefusal } from './command.ts';
import { toldApart } from './names.ts';
import {
  EMPTY_SEAT,
  isBanned,
  NOBODY,
  NOT_READY,
  sameFields,
  type SeatRecord,
  type TableRecord,
} from './record.ts';

export interface SeatingContext {
  readonly by: string;
  /** One device may hold several seats (hot-seat); online a person has one. */
  readonly manySeats: boolean;
}

type Seated = Result<TableRecord, Refusal>;
const refuse = (code: Parameters<typeof tableRefusal>[0]): Seated => err(tableRefusal(code));

const withSeat = (record: TableRecord, seat: Seat, now: SeatRecord): TableRecord => ({
  ...record,
  seats: record.seats.map((old, index) => (index === seat ? now : old)),
});

/** The record after a command that seats people; the start itself is the table's matter. */
export function applySeating(record: TableRecord, command: SeatingCommand, context: SeatingContext): Seated {
  const next = seated(record, command, context);
  return next.ok && isSame(record, next.value) ? refuse('no-change') : next;
}

/** Every change is written to the disk: what is none must cost nothing. */
const isSame = ({ seats, ...record }: TableRecord, { seats: later, ...next }: TableRecord): boolean =>
  sameFields(record, next) && seats.every((seat, i) => sameFields(seat, later[i]));

function seated(record: TableRecord, command: SeatingCommand, context: SeatingContext): Seated {
  if (command.kind === 'chat')
    return context.by === record.host ? ok({ ...record, chat: command.on }) : refuse('not-host');
  if (record.status !== 'open') return refuse('wrong-phase');
  if (command.kind === 'close')
    return context.by === record.host ? ok({ ...record, status: 'closed' }) : refuse('not-host');
  const place = record.seats[command.seat];
  if (place === undefined) return refuse('wrong-seat');
  return place.person === context.by
    ? atOwnSeat(record, command, context)
    : atOtherSeat(record, { ...command, place }, context);
}

type AtSeat = Exclude<SeatingCommand, { readonly kind: 'chat' | 'close' }>;

function atOwnSeat(record: TableRecord, command: AtSeat, context: SeatingContext): Seated {
  const own = record.seats[command.seat] ?? EMPTY_SEAT;
  switch (command.kind) {
    case 'sit':
      return ok(withSeat(record, command.seat, { ...own, name: nameAt(record, command) }));
    case 'stand':
      return ok(afterLeaving(withSeat(record, command.seat, EMPTY_SEAT), context.by));
    case 'ready': {
      const { nonce, chain: anchor = null } = command;
      return ok(withSeat(record, command.seat, { ...own, ready: true, nonce, anchor }));
    }
    case 'unready':
      return ok(withSeat(record, command.seat, { ...own, ...NOT_READY }));
    case 'swap':
      return swap(record, command, context);
    case 'addBot':
    case 'removeBot':
      return refuse('seat-taken');
    case 'ban':
      return refuse('wrong-seat');
  }
}

function atOtherSeat(
  record: TableRecord,
  command: AtSeat & { readonly place: SeatRecord },
  context: SeatingContext,
): Seated {
  const { place, seat } = command;
  switch (command.kind) {
    case 'sit': {
      if (place.person !== null || place.bot !== null) return refuse('seat-taken');
      if (!context.manySeats && isSeated(record, context.by)) return refuse('already-seated');
      if (isBanned(record, context.by)) return refuse('banned');
      // A host who is no more leaves the table to whoever comes.
      const hosted = record.host === NOBODY ? { ...record, host: context.by } : record;
      return ok(withSeat(hosted, seat, { ...EMPTY_SEAT, person: context.by, name: nameAt(record, command) }));
    }
    case 'addBot': {
      if (!isSeated(record, context.by) && context.by !== record.host) return refuse('wrong-seat');
      if (place.person !== null) return refuse('seat-taken');
      return ok(withSeat(record, seat, { ...EMPTY_SEAT, bot: command.level, ready: true }));
    }
    case 'removeBot':
      if (!isSeated(record, context.by) && context.by !== record.host) return refuse('wrong-seat');
      return place.bot === null ? refuse('wrong-seat') : ok(withSeat(record, seat, EMPTY_SEAT));
    case 'stand':
    case 'ban':
      if (place.person === null) return refuse('wrong-seat');
      if (context.by !== record.host) return refuse('not-host');
      return ok(withSeat(command.kind === 'ban' ? withBan(record, place.person) : record, seat, EMPTY_SEAT));
    case 'ready':
    case 'unready':
    case 'swap':
      return refuse('wrong-seat');
  }
}

/** The list is bounded: a host who bans more than these has long been playing with strangers. */
const MOST_BANNED = 100;
const withBan = (record: TableRecord, person: string): TableRecord => ({
  ...record,
  banned: [...(record.banned ?? []).slice(1 - MOST_BANNED), person],
});

/** Two who bear one name get a number, the same for everybody who looks. */
const nameAt = (
  { seats }: TableRecord,
  { seat, name }: { readonly seat: Seat; readonly name: string },
): string =>
  toldApart(
    name,
    seats.map((other, i) => (i === seat ? null : other.name)),
  );

const isSeated = (record: TableRecord, person: string): boolean =>
  record.seats.some((seat) => seat.person === person);

/** Who was moved looks again before being ready. */
const waiting = (seat: SeatRecord): SeatRecord => (seat.bot === null ? { ...seat, ...NOT_READY } : seat);

/** Moving to a free seat or a bot's is everybody's right; to move somebody else is the host's. */
function swap(
  record: TableRecord,
  command: Extract<SeatingCommand, { readonly kind: 'swap' }>,
  context: SeatingContext,
): Seated {
  const mine = record.seats[command.seat];
  const other = record.seats[command.target];
  if (mine === undefined || other === undefined) return refuse('wrong-seat');
  if (other.person !== null && other.person !== context.by && context.by !== record.host)
    return refuse('not-host');
  const moved = withSeat(record, command.target, waiting(mine));
  return ok(withSeat(moved, command.seat, waiting(other)));
}

/** A table needs a host while somebody sits at it. */
function afterLeaving(record: TableRecord, left: string): TableRecord {
  if (record.host !== left || isSeated(record, left)) return record;
  const heir = record.seats.find((seat) => seat.person !== null)?.person;
  return heir === undefined || heir === null ? record : { ...record, host: heir };
}

/** All seats are taken and everybody is ready. */
export const isComplete = (record: TableRecord): boolean =>
  record.status === 'open' &&
  record.seats.every((seat) => seat.ready && (seat.bot !== null || seat.nonce !== null));
