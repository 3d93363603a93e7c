import { sqliteTrouble } from './trouble.ts';

/** What is stored of a table makes no sense. It is told of by its id: what was found may be names, or a secret. */
export class Damaged extends Error {
  readonly table: string;

  constructor(table: string) {
    super(`table ${table} is damaged`);
    this.table = table;
  }
}

/** True for what comes from the stored data itself and will not be otherwise next time. */
export function isDamage(error: unknown): boolean {
  const trouble = sqliteTrouble(error);
  return trouble === null || trouble === 'corrupt';
}

/** Stored text that was JSON when it was written. */
export function parseStored(table: string, text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    throw new Damaged(table);
  }
}
