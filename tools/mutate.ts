// Breaks the code in one place at a time and asks the fast tests whether they notice:
//   npm run mutate -- FOLDER [--count=200] [--seed=1] [--tests=FOLDER,FOLDER]
// Works on a copy of what is committed. Prints what went unnoticed, and ends with an error when that is too much.
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { equivalentTo } from './equivalents.ts';
import { mutantsOf, mutated, type Mutant } from './mutants.ts';
import { isTest, sources } from './sources.ts';

/** What the tests have to notice of those that change something. */
const ENOUGH = 0.95;
/** So many times as long as the tests take by themselves: then they hang, which is noticed too. */
const PATIENCE = 10;
const HOUR_MS = 3_600_000;

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

/** Whether the tests of some folders pass. One worker, one module graph: the tests of a mutant are short. */
function pass(copy: string, folders: readonly string[], patienceMs: number): Promise<boolean> {
  const args = [
    'run',
    '--project',
    'fast',
    '--bail=1',
    '--maxWorkers=1',
    '--no-isolate',
    '--passWithNoTests',
  ];
  const child = spawn('vitest', [...args, ...folders], { cwd: copy, stdio: 'ignore', detached: true });
  // With its workers: a mutant may have sent them into a loop.
  const stop = (): void => void (child.pid !== undefined && process.kill(-child.pid, 'SIGKILL'));
  const timer = setTimeout(stop, patienceMs);
  process.once('exit', stop);
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (code) => {
      clearTimeout(timer);
      process.off('exit', stop);
      done(code === 0);
    });
  });
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

/** The tests beside it come first, then those around it: the nearer, the quicker they are to notice. */
function roundsFor({ path }: Mutant): readonly (readonly string[])[] {
  const near: string[] = [];
  for (let at = posix.dirname(path); at.startsWith(`${folder}/`); at = posix.dirname(at)) near.push(at);
  return [...near.map((each) => [each]), tests];
}

async function isNoticed(copy: string, mutant: Mutant, patienceMs: number): Promise<boolean> {
  const file = join(copy, mutant.path);
  const text = execFileSync('git', ['-C', copy, 'show', `HEAD:${mutant.path}`], { encoding: 'utf8' });
  writeFileSync(file, mutated(text, mutant));
  let quiet = true;
  for (const round of roundsFor(mutant)) quiet &&= await pass(copy, round, patienceMs);
  writeFileSync(file, text);
  return !quiet;
}

type Verdict = 'noticed' | 'UNNOTICED' | 'the same';

async function verdictOn(copy: string, mutant: Mutant, patienceMs: number): Promise<Verdict> {
  if (equivalentTo(mutant)) return 'the same';
  return (await isNoticed(copy, mutant, patienceMs)) ? 'noticed' : 'UNNOTICED';
}

async function run(copy: string): Promise<void> {
  const started = performance.now();
  if (!(await pass(copy, tests, HOUR_MS))) throw new Error('the tests fail without any mutant');
  const patienceMs = PATIENCE * (performance.now() - started);
  const tally: Record<Verdict, number> = { noticed: 0, UNNOTICED: 0, 'the same': 0 };
  for (const mutant of chosenMutants()) {
    const verdict = await verdictOn(copy, mutant, patienceMs);
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
await run(copy);
