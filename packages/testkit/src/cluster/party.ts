import { setTimeout } from 'node:timers/promises';
import { until } from '@cubarium/client';
import { openMatchFile, readMatchFile } from '@cubarium/core';
import { verifyMatch } from '@cubarium/core/verify';
import { ciub } from '@cubarium/games/ciub';
import { comeIn, connect, playAlone, setUp, sitAndReady, type Guest } from '../people.ts';

/** Both of a party were told everything that is stored, and it adds up. */
export const WHOLE = { differences: [0, 0], isFair: true };

/** By how many entries what each was told differs from what is stored. */
interface Outcome {
  readonly kept: number;
  readonly differences: readonly number[];
  readonly isFair: boolean;
}

/** A place that can be asked where its node is: somebody who comes back may come to another. */
export type Door = () => string;

/** Two who play a match by themselves, each through a door of their own. */
export class Party {
  readonly #doors: readonly [Door, Door];
  readonly #ends: (() => void)[] = [];
  readonly guests: readonly [Guest, Guest];
  readonly id: string;
  readonly clients;
  readonly tables;

  private constructor(doors: readonly [Door, Door], guests: readonly [Guest, Guest], id: string) {
    this.#doors = doors;
    this.guests = guests;
    this.id = id;
    this.clients = [connect(doors[0], guests[0]), connect(doors[1], guests[1])] as const;
    this.tables = [this.clients[0].table(id, ciub), this.clients[1].table(id, ciub)] as const;
  }

  /** The table is set up through the first door: that node holds it. */
  static async begin(doors: readonly [Door, Door]): Promise<Party> {
    const guests = [await comeIn(doors[0](), 'Ann'), await comeIn(doors[1](), 'Bob')] as const;
    const id = await setUp(doors[0](), guests[0], { game: ciub.id, options: { seats: 2, length: 'short' } });
    const party = new Party(doors, guests, id);
    const [one, other] = party.tables;
    await Promise.all([sitAndReady(one, 0), sitAndReady(other, 1)]);
    return party;
  }

  play(): void {
    const [one, other] = this.tables;
    this.#ends.push(playAlone(one, 0, `one of ${this.id}`), playAlone(other, 1, `two of ${this.id}`));
  }

  /** Both have been told of so many entries. */
  async reach(seq: number): Promise<void> {
    for (const table of this.tables)
      await until(table, () => (table.confirmed?.seq ?? 0) >= seq || Boolean(table.confirmed?.end));
  }

  /** They play on for a while and one gives up. */
  async finish(): Promise<Outcome> {
    await this.reach((this.tables[1].confirmed?.seq ?? 0) + 15);
    for (const end of this.#ends.splice(0)) end();
    await this.tables[0].do({ kind: 'resign', seat: 0 });
    for (const table of this.tables) await until(table, () => Boolean(table.confirmed?.end));
    const file = await read(`${this.#doors[1]()}/api/tables/${this.id}/match`);
    const opened = openMatchFile(file);
    const match = opened.ok ? readMatchFile(opened.value, ciub) : opened;
    if (!match.ok) throw new Error(JSON.stringify(match.error));
    this.leave();
    const kept = match.value.log.length;
    const differences = this.tables.map((table) => kept - (table.confirmed?.seq ?? 0));
    return { kept, differences, isFair: verifyMatch(ciub, match.value).ok };
  }

  leave(): void {
    for (const end of this.#ends) end();
    for (const client of this.clients) client.close();
  }
}

const TRIES = 20;
const AGAIN_MS = 300;

/** A node may end while it answers: another one knows as much. */
async function read(address: string, tries = TRIES): Promise<string> {
  const answer = await fetch(address).catch(() => null);
  if (answer?.ok || tries === 0) return answer?.text() ?? '';
  await setTimeout(AGAIN_MS);
  return read(address, tries - 1);
}
