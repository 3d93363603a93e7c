import { pagesOf, type TableListing } from '@cubarium/table';
import { Damaged } from '../../ports/failures.ts';
import type { TableStore } from '../../ports/stores.ts';

/** A table of which everything can be read; null for one that is damaged. */
export async function peekWhole(tables: TableStore, table: string): Promise<TableListing | null> {
  try {
    const listing = await tables.peek(table);
    let next = 0;
    for await (const rows of pagesOf(tables, table))
      for (const row of rows) {
        if (row.seq !== next) return null;
        next = row.seq + row.count;
      }
    return listing && next === listing.seq ? listing : null;
  } catch (error) {
    if (error instanceof Damaged) return null;
    throw error;
  }
}
