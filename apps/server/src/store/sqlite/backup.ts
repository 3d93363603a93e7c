import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { backup as copyPages, DatabaseSync } from 'node:sqlite';
import { createPrivate, DATABASE_FILE } from './folder.ts';

/** Copies the data of a server, running or not, into a file that is whole in itself; gives its size in pages. */
export async function backup(folder: string, target: string): Promise<number> {
  const file = join(folder, DATABASE_FILE);
  if (!existsSync(file)) throw new Error(`there is no data in ${folder}`);
  if (existsSync(target)) throw new Error(`${target} exists already`);
  createPrivate(target);
  const source = new DatabaseSync(file, { readOnly: true });
  try {
    const pages = await copyPages(source, target);
    check(target);
    return pages;
  } catch (error) {
    rmSync(target, { force: true });
    throw error;
  } finally {
    source.close();
  }
}

/** A backup that cannot be read is none. */
function check(file: string): void {
  const copy = new DatabaseSync(file, { readOnly: true });
  const { integrity_check: found } = copy.prepare('PRAGMA integrity_check').get() ?? {};
  copy.close();
  if (found !== 'ok') throw new Error(`the copy is damaged: ${String(found)}`);
}
