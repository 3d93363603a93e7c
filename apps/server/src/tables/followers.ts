import type { Seat } from '@cubarium/core';

/** Somebody who follows a table over a connection. */
export interface Member {
  readonly person: string;
  /** What they are called; missing for a stranger. */
  readonly name?: string | undefined;
  send(text: string): void;
  /** What many are told is put into bytes once. */
  sendBytes(text: Buffer): void;
  /** The table keeps no account of this member any more. */
  dismissed(channel: number): void;
}

/** So many are told in one turn of the event loop: three hundred would hold up all other tables. */
const AT_ONCE = 16;

/** Something that not everybody has been told yet. */
interface News {
  readonly number: number;
  readonly members: readonly Member[];
  readonly textFor: (member: Member) => Buffer | null;
  /** How many of the members have been told. */
  told: number;
}

/**
 * Everybody who follows a table. Who has a seat is told first and at once; a crowd is told bit by bit, so that it makes
 * nobody wait. Everybody hears everything in its order.
 */
export class Followers {
  readonly #seatOf: (person: string) => Seat | null;
  /** Never changed while somebody goes through it: a list is replaced by another. */
  #members: readonly Member[] = [];
  /** The first news that each member hears: who comes back has been told what is under way. */
  readonly #since = new Map<Member, number>();
  #number = 0;
  readonly #underWay: News[] = [];

  constructor(seatOf: (person: string) => Seat | null) {
    this.#seatOf = seatOf;
  }

  get size(): number {
    return this.#members.length;
  }

  /** The names of some who have no seat, each once, however many connections they have. */
  watchers(most: number): readonly string[] {
    const names = new Map<string, string>();
    for (const member of this.#members) {
      if (names.size >= most) break;
      if (member.name !== undefined && !this.#isSeated(member)) names.set(member.person, member.name);
    }
    return [...names.values()];
  }

  enter(member: Member): void {
    if (this.#since.has(member)) return;
    this.#since.set(member, this.#number);
    this.#members = this.#isSeated(member) ? [member, ...this.#members] : [...this.#members, member];
  }

  leave(member: Member): void {
    this.#since.delete(member);
    this.#members = this.#members.filter((each) => each !== member);
  }

  /** Seats were taken or left. */
  reorder(): void {
    // Who has a seat now must not hear something old after something new.
    this.#tellAll();
    this.#members = this.#members.toSorted((a, b) => Number(this.#isSeated(b)) - Number(this.#isSeated(a)));
  }

  /** Sends everybody away. */
  dismiss(channel: number): void {
    this.#tellAll();
    const members = this.#members;
    this.#members = [];
    this.#since.clear();
    for (const member of members) member.dismissed(channel);
  }

  tell(text: Buffer, isLeftOut: (member: Member) => boolean = () => false): void {
    this.#spread((member) => (isLeftOut(member) ? null : text));
  }

  /** What depends on the seat is put together once a seat, and once for all who have none. */
  tellBySeat(textFor: (seat: Seat | null) => Buffer): void {
    const texts = new Map<Seat | null, Buffer>();
    this.#spread(({ person }) => {
      const seat = this.#seatOf(person);
      const text = texts.get(seat) ?? textFor(seat);
      texts.set(seat, text);
      return text;
    });
  }

  #spread(textFor: News['textFor']): void {
    const news = { number: this.#number++, members: this.#members, textFor, told: 0 };
    const atOnce = this.#underWay.length > 0 ? 0 : AT_ONCE;
    let front = Math.min(atOnce, news.members.length);
    while (this.#isSeated(news.members[front])) front++;
    this.#go(news, front);
    if (news.told === news.members.length) return;
    if (this.#underWay.push(news) === 1) setImmediate(this.#goOn);
  }

  readonly #goOn = (): void => {
    const [news] = this.#underWay;
    if (!news) return;
    this.#go(news, AT_ONCE);
    if (news.told === news.members.length) this.#underWay.shift();
    if (this.#underWay.length > 0) setImmediate(this.#goOn);
  };

  #tellAll(): void {
    for (const news of this.#underWay) this.#go(news, news.members.length);
    this.#underWay.length = 0;
  }

  /** Tells some more of them, as far as they are still here. */
  #go(news: News, count: number): void {
    const some = news.members.slice(news.told, news.told + count);
    news.told += some.length;
    for (const member of some) {
      const isMeant = (this.#since.get(member) ?? Number.POSITIVE_INFINITY) <= news.number;
      const text = isMeant ? news.textFor(member) : null;
      if (text) member.sendBytes(text);
    }
  }

  #isSeated(member: Member | undefined): boolean {
    return member !== undefined && this.#seatOf(member.person) !== null;
  }
}
