import type { ReportKind } from './tally.ts';
import type { Tool } from './machine.ts';
import { paths } from './sources.ts';

/** One thing to run. Without a report it counts as one test: passed when it exits with 0. */
export interface Step {
  readonly name: string;
  readonly command: readonly [program: string, ...args: string[]];
  readonly report?: ReportKind;
  readonly needs?: readonly Tool[];
  /** Takes only what the others leave of the processors. */
  readonly yields?: boolean;
}

const vitest = (kind: string, needs: readonly Tool[] = []): Step => ({
  name: `${kind} tests`,
  command: ['vitest', 'run', '--passWithNoTests', '--project', kind === 'fast' ? 'fast*' : kind],
  report: 'vitest',
  needs,
});

const types = paths('{tsconfig*.json,{apps,examples}/*/tsconfig.json,e2e/tsconfig.json}')
  .filter((config) => config !== 'tsconfig.base.json')
  .map((config): Step => ({ name: `types of ${config}`, command: ['tsc', '-p', config] }));

/** Independent of each other, and quick: they run side by side. The longest comes first. */
const check: readonly Step[] = [
  vitest('fast'),
  ...types,
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'format', command: ['oxfmt', '--check', '.'] },
  { name: 'dead code', command: ['knip', '--no-progress'] },
  { name: 'boundaries', command: ['node', 'tools/boundaries.ts'] },
  { name: 'clauses', command: ['node', 'tools/clauses.ts'] },
  { name: 'links', command: ['node', 'tools/links.ts'] },
];

const browser: Step = {
  name: 'browser tests',
  command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
  report: 'playwright',
  needs: ['chromium'],
};

/**
 * One stage after the other: they have ports and files of their own. A browser waits half of its time, and packages know
 * no clock: what they compute fills the gaps.
 */
const long: readonly (readonly Step[])[] = [
  [vitest('slow')],
  [vitest('integration')],
  [vitest('postgres', ['postgresql'])],
  [vitest('cluster', ['postgresql', 'redis'])],
  [{ name: 'build of the web app', command: ['node', 'tools/build-web.ts'] }],
  [browser, { ...vitest('reckoning'), yields: true }],
];

/** Back to a moment before a mishap, as docs/operations.md says. */
const drill: Step = {
  name: 'drill of a restore',
  command: ['vitest', 'run', '--project', 'postgres', 'apps/server/src/restore'],
  report: 'vitest',
  needs: ['postgresql'],
};

export interface Suite {
  /** What stands in one list runs side by side. */
  readonly stages: readonly (readonly Step[])[];
  /** How much the long tests do: all screens, a thousand crashes, a million messages. */
  readonly env?: Readonly<Record<string, string>>;
}

export const SUITES: Readonly<Record<string, Suite>> = {
  check: { stages: [check] },
  drill: { stages: [[drill]] },
  test: { stages: [check, ...long] },
  full: { stages: [check, ...long], env: { FULL: '1', CRASHES: '1000', FUZZ: '1000000' } },
};
