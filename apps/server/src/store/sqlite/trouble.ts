import { StartError } from '../../base/start-error.ts';

/** What SQLite says when something is wrong; what stands above the lowest byte only refines it. */
const SQLITE = {
  perm: 3,
  busy: 5,
  readOnly: 8,
  ioError: 10,
  corrupt: 11,
  full: 13,
  cannotOpen: 14,
  notADatabase: 26,
} as const;

const nameOf = new Map<number, keyof typeof SQLITE>(
  Object.entries(SQLITE).map(([name, code]) => [code, name as keyof typeof SQLITE]),
);

/** What a failure of SQLite is about, without the data that it was about; null for any other error. */
export function sqliteTrouble(error: unknown): keyof typeof SQLITE | 'other' | null {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return null;
  return nameOf.get(error.errcode & 0xff) ?? 'other';
}

export type Trouble = NonNullable<ReturnType<typeof sqliteTrouble>>;

/** True for what is wrong with the disk or the file, and not with what was to be written. */
export const isOfDisk = (trouble: Trouble | null): trouble is Trouble =>
  trouble !== null && trouble !== 'other';

/** Why the data of a server cannot be used, in words for who started it. */
export function whyUnusable(trouble: Trouble, file: string): string {
  switch (trouble) {
    case 'corrupt':
      return `${file} is damaged. docs/server.md tells how to restore a backup.`;
    case 'notADatabase':
    case 'other':
      return `${file} is damaged, or was not made by Cubarium. --data chooses another folder.`;
    case 'perm':
    case 'readOnly':
    case 'cannotOpen':
      return `the system does not let us write ${file}. --data chooses another folder.`;
    case 'full':
    case 'ioError':
      return `the disk does not take or give the data of ${file}: it may be full or failing.`;
    case 'busy':
      return `another program holds ${file}.`;
  }
}

/** An error while the data is first read: what SQLite says becomes a sentence, anything else is a bug. */
export function atStart(error: unknown, file: string): unknown {
  const trouble = sqliteTrouble(error);
  return trouble === null ? error : new StartError(whyUnusable(trouble, file));
}
