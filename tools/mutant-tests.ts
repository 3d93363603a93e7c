// The tests that judge mutants, in a process that stays: to start it takes longer than most mutants live. `judge.ts`
// starts it in a copy of the repository, with the folders of the tests as arguments, and tells it which file has changed.
import { posix } from 'node:path';
import { BaseSequencer, createVitest, type Reporter, type TestSpecification } from 'vitest/node';

export interface Question {
  /** The whole path of the file that has changed; null to run everything as it is. */
  readonly changed: string | null;
}

class InTheOrderGiven extends BaseSequencer {
  override sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(specifications);
  }
}

let noticed = false;
const stopAtOnce: Reporter = {
  onTestCaseResult(test) {
    if (test.result().state === 'failed') notice();
  },
  onTestModuleEnd(module) {
    if (!module.ok()) notice();
  },
};
function notice(): void {
  if (!noticed) void vitest.cancelCurrentRun('test-failure');
  noticed = true;
}

const vitest = await createVitest({
  project: 'fast',
  watch: false,
  maxWorkers: 1,
  isolate: false,
  reporters: [stopAtOnce],
  sequence: { sequencer: InTheOrderGiven },
});
await vitest.standalone();
const tests = await vitest.globTestSpecifications(process.argv.slice(2));
const took = new Map<TestSpecification, number>();

/** How many folders two files have in common: the nearer a test, the sooner it notices. */
function nearness(one: string, other: string): number {
  const [a, b] = [posix.dirname(one).split('/'), posix.dirname(other).split('/')];
  const apart = a.findIndex((folder, i) => folder !== b[i]);
  return apart === -1 ? a.length : apart;
}

/** What changed last: by the next question it is as it was. */
let restored: string | null = null;

/** Whether any test fails. */
async function fails({ changed }: Question): Promise<boolean> {
  noticed = false;
  const ordered = tests.toSorted((a, b) => {
    const nearer = changed ? nearness(b.moduleId, changed) - nearness(a.moduleId, changed) : 0;
    return nearer || (took.get(a) ?? 0) - (took.get(b) ?? 0);
  });
  for (const file of [changed, restored]) if (file !== null) vitest.invalidateFile(file);
  restored = changed;
  const { unhandledErrors } = await vitest.runTestSpecifications(ordered);
  for (const test of tests) if (!changed) took.set(test, test.testModule?.diagnostic().duration ?? 0);
  return noticed || unhandledErrors.length > 0;
}

process.on('message', (question: Question) => {
  void fails(question).then((answer) => process.send?.(answer));
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
