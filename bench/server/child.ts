import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { START_FLAGS } from '../../tools/start-flags.ts';

const FILES = {
  ours: new URL('./ours.ts', import.meta.url),
  peer: new URL('./peer.ts', import.meta.url),
  floor: new URL('./floor.ts', import.meta.url),
};

/** Somebody who floods a server with nonsense, in another process. */
export async function startFuzzer(about: { url: string; table: string; perSecond: number }) {
  const args = [about.url, about.table, String(about.perSecond)];
  const child = fork(new URL('./fuzzer.ts', import.meta.url), args);
  await once(child, 'message');
  return {
    /** Ends it; how many messages a second it really sent. */
    async stop(): Promise<number> {
      child.send('stop');
      const [told] = (await once(child, 'message')) as [{ perSecond: number }];
      child.kill('SIGKILL');
      await once(child, 'exit');
      return told.perSecond;
    },
  };
}

/** A server under load, in a process of its own. */
export class ServerProcess {
  readonly url: string;
  readonly #child: ChildProcess;
  readonly #data: string | null;

  private constructor(child: ChildProcess, url: string, data: string | null) {
    this.#child = child;
    this.url = url;
    this.#data = data;
  }

  static async start(which: keyof typeof FILES): Promise<ServerProcess> {
    // boardgame.io tells every connection on standard output.
    const child = fork(FILES[which], {
      // The peer is left as it comes.
      execArgv: ['--expose-gc', ...(which === 'ours' ? START_FLAGS : [])],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const [ready] = (await once(child, 'message')) as [{ url: string; data: string | null }];
    return new ServerProcess(child, ready.url, ready.data);
  }

  async rss(): Promise<number> {
    this.#child.send('memory');
    const [answer] = (await once(this.#child, 'message')) as [{ rss: number }];
    return answer.rss;
  }

  async stop(): Promise<void> {
    const gone = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await gone;
    if (this.#data !== null) rmSync(this.#data, { recursive: true, force: true });
  }
}
