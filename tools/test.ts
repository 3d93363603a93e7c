// Runs a suite of `steps.ts`: `node tools/test.ts check|test|full`. A line a step, output only of what fails.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { mustBeThere, provide } from './machine.ts';
import { SUITES, type Step } from './steps.ts';
import { sum, tally, type ReportKind, type Tally } from './tally.ts';

const reports = join('node_modules', '.cache', 'cubarium', 'reports');

/** Beside the report that is counted, the readable one is kept for the case that something fails. */
function reporting(
  kind: ReportKind,
  file: string,
): { readonly args: readonly string[]; readonly env: object } {
  switch (kind) {
    case 'vitest':
      return { args: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`], env: {} };
    case 'playwright':
      return { args: ['--reporter=dot,json'], env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } };
  }
}

async function run(step: Step): Promise<Tally> {
  const missing = await provide(step.needs ?? []);
  if (missing.length > 0) {
    const word = mustBeThere ? 'FAIL' : 'skip';
    console.log(`${word}           ${step.name}: not run, needs ${missing.join(', ')}`);
    return { passed: 0, failed: mustBeThere ? 1 : 0 };
  }
  const started = performance.now();
  const file = join(reports, `${step.name.replaceAll(/\W+/g, '-')}.json`);
  rmSync(file, { force: true });
  const { args, env } = step.report ? reporting(step.report, file) : { args: [], env: {} };
  const { exitCode, output } = await execute([...step.command, ...args], { env, yields: step.yields });
  const text = existsSync(file) ? readFileSync(file, 'utf8') : null;
  const counted = tally({ exitCode, ...(step.report && { report: { kind: step.report, text } }) });
  const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6);
  const tests = step.report ? `, ${counted.passed} passed, ${counted.failed} failed` : '';
  console.log(`${counted.failed > 0 ? 'FAIL' : 'ok  '} ${seconds} s  ${step.name}${tests}`);
  if (counted.failed > 0) console.log(output);
  return counted;
}

interface Way {
  readonly env: object;
  readonly yields?: boolean | undefined;
}

function execute([program, ...args]: readonly [string, ...string[]], { env, yields }: Way) {
  return new Promise<{ readonly exitCode: number; readonly output: string }>((resolve) => {
    // Windows starts the programs of node_modules/.bin only through its shell.
    const shell = process.platform === 'win32';
    const child = spawn(program, args, {
      env: { ...process.env, ...env },
      shell,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    if (yields && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', (error) => resolve({ exitCode: 1, output: error.message }));
    child.on('close', (code) => resolve({ exitCode: code ?? 1, output: Buffer.concat(chunks).toString() }));
  });
}

async function sideBySide(steps: readonly Step[]): Promise<readonly Tally[]> {
  const queue = [...steps];
  const tallies: Tally[] = [];
  const work = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) tallies.push(await run(step));
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work));
  return tallies;
}

const name = process.argv[2] ?? '';
const suite = SUITES[name];
if (!suite) {
  console.error(`node tools/test.ts ${Object.keys(SUITES).join('|')}`);
  process.exit(2);
}
// Tests start threads and servers by the hundred: each would strip the types of the same sources again.
const compiled = join(process.cwd(), 'node_modules', '.cache', 'cubarium', 'compiled');
Object.assign(process.env, { NODE_COMPILE_CACHE: compiled, ...suite.env });
mkdirSync(reports, { recursive: true });
const tallies: Tally[] = [];
for (const stage of suite.stages) tallies.push(...(await sideBySide(stage)));
const { passed, failed } = sum(tallies);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
