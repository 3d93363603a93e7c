import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Question } from './mutant-tests.ts';

/** So many times as long as the tests take by themselves: then they hang, which is noticed too. */
const PATIENCE = 10;
const HOUR_MS = 3_600_000;

/** Asks the tests of a copy whether they notice a change, of one file at a time. */
export class Judge {
  readonly #copy: string;
  readonly #tests: readonly string[];
  #child: ChildProcess | null = null;
  #patienceMs = HOUR_MS;

  constructor(copy: string, tests: readonly string[]) {
    this.#copy = copy;
    this.#tests = tests;
    process.once('exit', () => this.stop());
  }

  /** Whether the tests pass as they are, which also tells how long they take. */
  async passes(): Promise<boolean> {
    const started = performance.now();
    const failed = await this.#ask(null);
    this.#patienceMs = PATIENCE * (performance.now() - started);
    return !failed;
  }

  notices(path: string): Promise<boolean> {
    return this.#ask(join(this.#copy, path));
  }

  /** With its workers: a mutant may have sent them into a loop. */
  stop(): void {
    const { pid } = this.#child ?? {};
    this.#child = null;
    try {
      if (pid !== undefined) process.kill(-pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }

  async #ask(changed: string | null): Promise<boolean> {
    const child = (this.#child ??= await this.#start());
    const question: Question = { changed };
    child.send(question);
    const settled = new AbortController();
    const { signal } = settled;
    const [noticed] = (await Promise.race([
      once(child, 'message', { signal }),
      once(child, 'exit', { signal }).then(() => this.#gaveUp()),
      setTimeout(this.#patienceMs, null, { signal }).then(() => this.#gaveUp()),
    ])) as readonly [boolean];
    settled.abort();
    return noticed;
  }

  /** Nothing works any more: that could not go unnoticed. */
  #gaveUp(): readonly [boolean] {
    this.stop();
    return [true];
  }

  async #start(): Promise<ChildProcess> {
    const child = fork(join(this.#copy, 'tools', 'mutant-tests.ts'), [...this.#tests], {
      cwd: this.#copy,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      detached: true,
    });
    await once(child, 'message');
    return child;
  }
}
