import { catalogue } from '@cubarium/catalogue';
import { Histogram } from './histogram.ts';
import type { LoadTable } from './load.ts';
import { joinRace } from './our-tables.ts';

/** The game that has deadlines: the one whose clock has something to do. */
export async function raceGame(): Promise<string> {
  for (const { id, rules } of catalogue) if ((await rules()).timeUp !== null) return id;
  throw new Error('no game has deadlines');
}

const TIMES = { callMs: 300, capMs: 300, countdownMs: 200, stallMs: 100, exchangeMs: 100 };

/** A race of two who do nothing: the clock calls, ends and exchanges for them. */
export async function idleRace(url: string): Promise<LoadTable> {
  return joinRace(url, { game: await raceGame(), options: { seats: 2, ...TIMES } });
}

/** How many entries of the clock were published within 5 ms of their moment, by the server's own figures. */
export async function deadlinesInTime(url: string): Promise<number> {
  const late = await Histogram.read(url, 'cubarium_clock_late_seconds');
  return late.atMost(0.005) / late.all;
}
