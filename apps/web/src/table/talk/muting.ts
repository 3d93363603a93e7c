import { isRecord, mapSeats, type Seat, type SeatInfo } from '@cubarium/core';
import type { ChatLine } from '@cubarium/protocol';
import { seatName } from '../model/names.ts';

/** Somebody who writes and makes signs: a seat, or a name among those who watch. */
export interface Voice {
  readonly seat: Seat | null;
  readonly name: string;
  /** When they last said something, by which the server knows who has no seat; null for never. */
  readonly said?: number | null | undefined;
}

const isVoice = (value: unknown): value is Voice =>
  isRecord(value) &&
  typeof value.name === 'string' &&
  (value.seat === null || typeof value.seat === 'number');

const isSame = (a: Voice, b: Voice): boolean => a.seat === b.seat && (a.seat !== null || a.name === b.name);

/** Whom somebody does not want to hear at a table, as long as their window is open. Nobody else learns of it. */
export class Muting {
  readonly #key: string;
  #voices: readonly Voice[];

  constructor(table: string) {
    this.#key = `cubarium.muted.${table}`;
    this.#voices = read(this.#key);
  }

  get voices(): readonly Voice[] {
    return this.#voices;
  }

  has(voice: Voice): boolean {
    return this.#voices.some((muted) => isSame(muted, voice));
  }

  set({ seat, name }: Voice, muted: boolean): void {
    const others = this.#voices.filter((voice) => !isSame(voice, { seat, name }));
    this.#voices = muted ? [...others, { seat, name }] : others;
    sessionStorage.setItem(this.#key, JSON.stringify(this.#voices));
  }
}

function read(key: string): readonly Voice[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isVoice) : [];
  } catch {
    return [];
  }
}

/** Everybody else whom one may hear: people on seats, and whoever wrote while watching, or before they stood up. */
export function othersAt(
  seats: readonly SeatInfo[],
  lines: readonly ChatLine[],
  me: Seat | null,
): readonly Voice[] {
  const seated = mapSeats(seats, ({ name, taken, bot }, seat) =>
    taken && bot === null && seat !== me ? [{ seat, name: seatName(name, seat), said: null }] : [],
  ).flat();
  const mine = me === null ? null : seats[me]?.name;
  // Whoever said something and stood up can still be told of.
  const others = lines.filter(
    ({ seat, name }) => name !== mine && (seat === null || seats[seat]?.name !== name),
  );
  const said = new Map(others.map(({ name, at }) => [name, at]));
  return [...seated, ...Array.from(said, ([name, at]) => ({ seat: null, name, said: at }))];
}
