// Breaks the code in one place at a time and asks the fast tests whether they notice:
//   npm run mutate -- FOLDER [--count=200] [--seed=1] [--tests=FOLDER,FOLDER]
// Works on a copy of what is committed. Prints what went unnoticed, and ends with an error when that is too much.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { equivalentTo } from './equivalents.ts';
import { Judge } from './judge.ts';
import { mutantsOf, mutated, type Mutant } from './mutants.ts';
import { isTest, sources } from './sources.ts';

/** What the tests have to notice of those that change something. */
const ENOUGH = 0.95;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    tests: { type: 'string' },
  },
});
const folder = positionals[0] ?? 'packages';
const tests = values.tests?.split(',') ?? [folder];

/** A copy with the same dependencies, but whose packages are its own: else a mutant would be seen by half of them. */
function copyRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), 'mutants-'));
  execFileSync('git', ['clone', '--quiet', '--shared', '.', copy]);
  const own = join('node_modules', '@cubarium');
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync('node_modules'))
    if (name !== '@cubarium' && name !== '.cache')
      symlinkSync(resolve('node_modules', name), join(copy, 'node_modules', name));
  cpSync(own, join(copy, own), { recursive: true, verbatimSymlinks: true });
  return copy;
}

interface Trial {
  readonly copy: string;
  readonly judge: Judge;
}

/** Any of them, but the same ones for the same seed, and more of the same for a larger count. */
const lot = ({ path, start, to }: Mutant): string =>
  createHash('sha256').update(`${values.seed} ${path} ${start} ${to}`).digest('hex');

function chosenMutants(): readonly Mutant[] {
  const all = sources(`${folder}/**/*.ts`)
    .filter(({ path }) => !isTest(path))
    .flatMap(mutantsOf);
  console.log(`${all.length} places in ${folder}`);
  return all.toSorted((a, b) => (lot(a) < lot(b) ? -1 : 1)).slice(0, Number(values.count));
}

async function isNoticed({ copy, judge }: Trial, mutant: Mutant): Promise<boolean> {
  const file = join(copy, mutant.path);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, mutated(text, mutant));
  const noticed = await judge.notices(mutant.path);
  writeFileSync(file, text);
  return noticed;
}

type Verdict = 'noticed' | 'UNNOTICED' | 'the same';

async function verdictOn(trial: Trial, mutant: Mutant): Promise<Verdict> {
  if (equivalentTo(mutant)) return 'the same';
  return (await isNoticed(trial, mutant)) ? 'noticed' : 'UNNOTICED';
}

async function run(trial: Trial): Promise<void> {
  if (!(await trial.judge.passes())) throw new Error('the tests fail without any mutant');
  const tally: Record<Verdict, number> = { noticed: 0, UNNOTICED: 0, 'the same': 0 };
  for (const mutant of chosenMutants()) {
    const verdict = await verdictOn(trial, mutant);
    tally[verdict]++;
    const { path, line, change, code } = mutant;
    if (verdict !== 'noticed')
      console.log(`${verdict}  ${path}:${line}  ${change}    ${equivalentTo(mutant)?.why ?? code}`);
  }
  const share = tally.noticed / (tally.noticed + tally.UNNOTICED);
  console.log(JSON.stringify({ folder, ...tally, share: Number(share.toFixed(3)) }));
  process.exitCode = share < ENOUGH ? 1 : 0;
}

const copy = copyRepository();
process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const judge = new Judge(copy, tests);
await run({ copy, judge });
judge.stop();
