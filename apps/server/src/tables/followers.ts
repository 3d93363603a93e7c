import type { Seat } from '@cubarium/core';

/** Somebody who follows a table over a connection. */
export interface Member {
  readonly person: string;
  send(text: string): void;
  /** What many are told is put into bytes once. */
  sendBytes(text: Buffer): void;
  /** The table keeps no account of this member any more. */
  dismissed(channel: number): void;
}

/** Everybody who follows a table. Who has a seat is told first: a crowd must not make the players wait. */
export class Followers {
  readonly #seatOf: (person: string) => Seat | null;
  /** Never changed while somebody goes through it: a list is replaced by another. */
  #members: readonly Member[] = [];

  constructor(seatOf: (person: string) => Seat | null) {
    this.#seatOf = seatOf;
  }

  get size(): number {
    return this.#members.length;
  }

  enter(member: Member): void {
    if (this.#members.includes(member)) return;
    this.#members = this.#isSeated(member) ? [member, ...this.#members] : [...this.#members, member];
  }

  leave(member: Member): void {
    this.#members = this.#members.filter((each) => each !== member);
  }

  /** Seats were taken or left. */
  reorder(): void {
    this.#members = this.#members.toSorted((a, b) => Number(this.#isSeated(b)) - Number(this.#isSeated(a)));
  }

  /** Sends everybody away. */
  dismiss(channel: number): void {
    const members = this.#members;
    this.#members = [];
    for (const member of members) member.dismissed(channel);
  }

  tell(text: Buffer, except?: Member): void {
    for (const member of this.#members) if (member !== except) member.sendBytes(text);
  }

  /** What depends on the seat is put together once a seat, and once for all who have none. */
  tellBySeat(textFor: (seat: Seat | null) => Buffer): void {
    const texts = new Map<Seat | null, Buffer>();
    for (const member of this.#members) {
      const seat = this.#seatOf(member.person);
      const text = texts.get(seat) ?? textFor(seat);
      texts.set(seat, text);
      member.sendBytes(text);
    }
  }

  #isSeated(member: Member): boolean {
    return this.#seatOf(member.person) !== null;
  }
}
