// Many who read the same long log at the same time.
import { workerData } from 'node:worker_threads';
import { HELLO } from '@cubarium/protocol';
import { WebSocket } from 'ws';
import { newPerson } from './our-tables.ts';

export interface Readers {
  readonly url: string;
  readonly table: string;
  readonly what: 'join' | 'pages' | 'export';
  readonly atOnce: number;
  readonly entries: number;
}

const about = workerData as Readers;
const at = `${about.url}/api/tables/${about.table}`;

async function join(): Promise<number> {
  const cookie = await newPerson(about.url);
  const socket = new WebSocket(`${about.url.replace('http', 'ws')}/ws`, { headers: { cookie } });
  const say = (message: object): void => socket.send(JSON.stringify(message));
  socket.on('open', () => {
    say(HELLO);
    say({ t: 'join', table: about.table, after: null });
  });
  const from = await new Promise<number>((resolve) => {
    socket.on('message', (data: Buffer) => {
      const heard = JSON.parse(data.toString()) as { readonly t: string; readonly match: { from: number } };
      if (heard.t === 'joined') resolve(heard.match.from);
    });
  });
  socket.terminate();
  return from;
}

const READ: Readonly<Record<Readers['what'], () => Promise<number>>> = {
  async pages() {
    let read = 0;
    for (let next: number | null = 0; next !== null;) {
      const answer = await fetch(`${at}/log?from=${next}`);
      const page = (await answer.json()) as {
        readonly entries: readonly object[];
        readonly next: number | null;
      };
      read += page.entries.length;
      next = page.next;
    }
    return read;
  },
  async export() {
    const file = (await (await fetch(`${at}/match`)).json()) as { readonly log: readonly object[] };
    return file.log.length;
  },
  join,
};

const read = await Promise.all(Array.from({ length: about.atOnce }, () => READ[about.what]()));
if (read.some((entries) => entries !== about.entries)) throw new Error(`${about.what}: ${read.join(' ')}`);
