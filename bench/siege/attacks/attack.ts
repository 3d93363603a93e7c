import { setTimeout } from 'node:timers/promises';
import { ask, newPerson } from '../asking.ts';

/** What every attacker knows. */
export interface Siege {
  readonly url: string;
  /** Ends the siege. */
  readonly over: AbortSignal;
  /** How often each attack has struck. */
  readonly strikes: Map<string, number>;
}

/** One way to do harm: `from` are addresses of its own, so that none hides behind the limits of another. */
export interface Attack {
  readonly name: string;
  readonly addresses: number;
  run(siege: Siege, from: readonly string[]): Promise<void>;
}

export interface Pace {
  readonly name: string;
  readonly everyMs: number;
  /** How many blows may be under way. */
  readonly atOnce?: number;
}

const TICK_MS = 10;
/** How much of what a busy machine kept it from doing it makes up for at once. */
const MOST_AT_A_TICK = 4;

/** Strikes at a steady pace, whatever comes of it. */
export async function strike(
  { over, strikes }: Siege,
  { name, everyMs, atOnce = 20 }: Pace,
  blow: (count: number) => unknown,
): Promise<void> {
  const since = performance.now();
  let underWay = 0;
  let count = 0;
  const hit = async (): Promise<void> => {
    underWay++;
    await blow(count++);
  };
  while (!over.aborted) {
    const due = Math.floor((performance.now() - since) / everyMs) - count;
    const now = Math.min(due, MOST_AT_A_TICK, atOnce - underWay);
    for (let i = 0; i < now; i++)
      void hit()
        .catch(() => undefined)
        .finally(() => underWay--);
    strikes.set(name, count);
    await setTimeout(TICK_MS);
  }
}

export const pick = <T>(list: readonly T[], count: number): T | undefined => list[count % list.length];

/** So many identities as the server gives to an address at once. */
export async function crowd(siege: Siege, from: string, count: number): Promise<readonly string[]> {
  const cookies: string[] = [];
  while (cookies.length < count && !siege.over.aborted) {
    const cookie = await newPerson(siege.url, from, 'Mallory').catch(() => null);
    if (cookie === null) break;
    cookies.push(cookie);
  }
  return cookies;
}

/** Tables of others, as everybody sees them in the lobby. */
export async function tablesOfOthers({ url }: Siege, from: string): Promise<readonly string[]> {
  const { body } = await ask(url, { path: '/api/lobby', from });
  const { running = [] } = JSON.parse(body) as { readonly running?: readonly { readonly id: string }[] };
  return running.map(({ id }) => id);
}
