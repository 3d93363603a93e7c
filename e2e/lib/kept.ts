import type { Page } from '@playwright/test';
import type { Entry } from '@cubarium/core';

/** Puts a log in the place of that of the table that is open, where the app keeps its tables, with these people at it. */
export async function keepLog(page: Page, log: readonly Entry[], names: readonly string[]): Promise<void> {
  await page.evaluate(
    (told) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('cubarium');
        opening.addEventListener('error', reject);
        opening.addEventListener('success', () => {
          const store = opening.result.transaction('tables', 'readwrite').objectStore('tables');
          const id = location.pathname.split('/').at(-1) ?? '';
          const reading = store.get(id);
          reading.addEventListener('success', () => {
            const { record } = reading.result as {
              record: { readonly options: object; readonly seats: readonly object[] };
            };
            const row = { seq: 0, count: told.log.length, command: null, text: JSON.stringify(told.log) };
            const kept = {
              record: {
                ...record,
                options: { ...record.options, seats: told.names.length, length: 'normal' },
                seats: told.names.map((name) => ({ ...record.seats[0], name })),
              },
              rows: [row],
              seq: told.log.length,
            };
            store.put(kept, id).addEventListener('success', () => resolve());
          });
        });
      }),
    { log, names },
  );
  await page.reload();
}
