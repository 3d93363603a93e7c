/** How many tests passed and failed. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

export type ReportKind = keyof typeof READERS;

const READERS = {
  vitest: (report: unknown): Tally => ({
    passed: count(report, 'numPassedTests'),
    failed: count(report, 'numFailedTests'),
  }),
  playwright: (report: unknown): Tally => {
    const stats = field(report, 'stats');
    // A test that passes only when tried again is not one to rely on.
    return { passed: count(stats, 'expected'), failed: count(stats, 'unexpected') + count(stats, 'flaky') };
  },
};

export interface Finished {
  readonly exitCode: number;
  readonly report?: { readonly kind: ReportKind; readonly text: string | null };
}

/** The tally of a step. A failure that no test accounts for (a file that does not load, a crash) counts as one. */
export function tally({ exitCode, report }: Finished): Tally {
  const crash = exitCode === 0 ? 0 : 1;
  if (report === undefined) return { passed: 1 - crash, failed: crash };
  if (report.text === null) return { passed: 0, failed: 1 };
  const counted = READERS[report.kind](JSON.parse(report.text));
  return { passed: counted.passed, failed: Math.max(counted.failed, crash) };
}

export const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
});

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function count(value: unknown, name: string): number {
  const found = field(value, name);
  if (typeof found !== 'number') throw new Error(`A test report without ${name}`);
  return found;
}
