import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../../base/start-error.ts';
import { atStart, sqliteTrouble } from './trouble.ts';

export const DATABASE_FILE = 'cubarium.db';
const LOCK_FILE = 'lock';
/** Up to when everything is known to be on the disk. */
export const BEAT_FILE = 'synced';
/** What comes to lie beside them; SQLite gives its own the rights of its file. */
const BESIDE = [`${DATABASE_FILE}-wal`, `${DATABASE_FILE}-shm`, BEAT_FILE];

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
const OWNERS = 0o700;

/** Makes a file that only its owner may read; fails when it is there already. */
export const createPrivate = (file: string): void => closeSync(openSync(file, 'wx', FILE_MODE));

/**
 * Makes the folder and the files that everything is kept in, for nobody else's eyes. Gives those of which somebody
 * else is the owner: they stay as they are.
 */
export function prepareFolder(folder: string): readonly string[] {
  try {
    mkdirSync(folder, { recursive: true, mode: FOLDER_MODE });
    const files = [DATABASE_FILE, LOCK_FILE].map((name) => join(folder, name));
    // By SQLite itself they would be made for all to read. They are never opened here when they exist: to close a
    // file gives up all locks that this process has on it.
    for (const file of files) if (!existsSync(file)) createPrivate(file);
    const beside = BESIDE.map((name) => join(folder, name)).filter((file) => existsSync(file));
    return [folder, ...files, ...beside].filter((path) => !tightened(path));
  } catch (error) {
    throw whyNotPrepared(error, folder);
  }
}

/** Takes the rights of everybody but the owner, and gives the owner none: who made something read-only meant it. */
function tightened(path: string): boolean {
  try {
    chmodSync(path, statSync(path).mode & OWNERS);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EPERM') return false;
    throw error;
  }
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : null);

function whyNotPrepared(error: unknown, folder: string): unknown {
  switch (codeOf(error)) {
    case 'EEXIST':
    case 'ENOTDIR':
      return new StartError(`${folder} is not a folder. --data chooses another one.`);
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new StartError(
        `the system does not let us write into the folder ${folder}. --data chooses another one.`,
      );
    case 'ENOSPC':
    case 'EDQUOT':
      return new StartError(`there is no room left for the folder ${folder}.`);
    default:
      return error;
  }
}

/**
 * Two servers on one folder would both believe to be the only writer. The lock is SQLite's on an empty file: it goes
 * with the process, however that ends.
 */
export function takeLock(folder: string): DatabaseSync {
  const file = join(folder, LOCK_FILE);
  let lock: DatabaseSync | null = null;
  try {
    lock = new DatabaseSync(file);
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock?.close();
    throw whyNotLocked(error, folder, file);
  }
}

function whyNotLocked(error: unknown, folder: string, file: string): unknown {
  const trouble = sqliteTrouble(error);
  if (trouble === 'busy')
    return new StartError(`another server uses the data in ${folder}. --data chooses another folder.`);
  if (trouble === 'notADatabase')
    return new StartError(`${file} is not ours: remove it, or choose another folder with --data.`);
  return atStart(error, file);
}
