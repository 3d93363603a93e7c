// The thread that folds the write-ahead log back into the file, beside the one that writes.
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { FOLD } from './schema.ts';

export interface CheckpointerData {
  readonly file: string;
}

function run(port: NonNullable<typeof parentPort>, { file }: CheckpointerData): void {
  const database = new DatabaseSync(file);
  database.exec('PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000; PRAGMA wal_autocheckpoint = 0');
  const fold = database.prepare(FOLD);
  port.on('message', (message: 'fold' | null) => {
    if (message === null) {
      database.close();
      port.close();
      return;
    }
    try {
      fold.get();
    } catch {
      // The log stays as it is, which costs room and nothing else; it is tried again when it has grown.
    }
    port.postMessage('folded');
  });
}

if (parentPort) run(parentPort, workerData as CheckpointerData);
