/** A table under load: two connections, one move at a time. */
export interface LoadTable {
  readonly id: string;
  /** Sends the next move; the table calls `onAnswer` of its load when the server has told the mover. */
  move(): void;
  close(): void;
}

export interface Tally {
  /** How long each answer took. */
  readonly took: number[];
}

export const newTally = (): Tally => ({ took: [] });

/** What the messages weigh. */
export interface Weight {
  bytes: number;
  entries: number;
  messages: number;
}

/** How a load drives tables. */
export interface Driver {
  tally: Tally;
  readonly weight: Weight;
  /** Called when a move was answered; decides when the next one follows. */
  onAnswer: (table: LoadTable) => void;
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export interface Measured {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

const WARM_UP_MS = 2000;
/** At a pace it takes longer until everything is compiled, and the threads that compile are in the way until then. */
const PACED_WARM_UP_MS = 10_000;

function summary(tally: Tally, ms: number): Measured {
  const sorted = Float64Array.from(tally.took).toSorted();
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { perSecond: (sorted.length / ms) * 1000, p50: at(0.5), p99: at(0.99) };
}

/** Every table moves as soon as it may. */
export async function flatOut(driver: Driver, tables: readonly LoadTable[], ms: number): Promise<Measured> {
  let running = true;
  driver.onAnswer = (table) => {
    if (running) table.move();
  };
  for (const table of tables) table.move();
  await sleep(WARM_UP_MS);
  driver.tally = newTally();
  const { tally } = driver;
  const since = performance.now();
  await sleep(ms);
  const measured = summary({ took: [...tally.took] }, performance.now() - since);
  running = false;
  await sleep(500);
  return measured;
}

/** So many moves a second in all, spread evenly over time and tables. */
export async function paced(
  driver: Driver,
  tables: readonly LoadTable[],
  { perSecond, ms }: { readonly perSecond: number; readonly ms: number },
): Promise<Measured> {
  const free = [...tables];
  driver.onAnswer = (table) => void free.push(table);
  const start = performance.now();
  let sent = 0;
  let measuring: number | null = null;
  for (;;) {
    const now = performance.now();
    if (measuring === null && now - start > PACED_WARM_UP_MS) {
      driver.tally = newTally();
      measuring = now;
    }
    if (measuring !== null && now - measuring > ms) break;
    for (; sent < ((now - start) / 1000) * perSecond; sent++) free.shift()?.move();
    await sleep(1);
  }
  return summary(driver.tally, performance.now() - measuring);
}
