import type { Page } from '@playwright/test';
import type { Entry } from '@cubarium/core';

/** Runs in the page. A text, because the pictures of the README use it too, and tools know nothing of a browser. */
const PUT = `({ log, names }) => new Promise((resolve, reject) => {
  const opening = indexedDB.open('cubarium');
  opening.addEventListener('error', reject);
  opening.addEventListener('success', () => {
    const store = opening.result.transaction('tables', 'readwrite').objectStore('tables');
    const id = location.pathname.split('/').at(-1);
    const reading = store.get(id);
    reading.addEventListener('success', () => {
      const { record } = reading.result;
      const kept = {
        record: {
          ...record,
          options: { ...record.options, seats: names.length, length: 'normal' },
          seats: names.map((name) => ({ ...record.seats[0], name })),
        },
        rows: [{ seq: 0, count: log.length, command: null, text: JSON.stringify(log) }],
        seq: log.length,
      };
      store.put(kept, id).addEventListener('success', resolve);
    });
  });
})`;

/** Puts a log in the place of that of the table that is open, where the app keeps its tables, with these people at it. */
export async function keepLog(page: Page, log: readonly Entry[], names: readonly string[]): Promise<void> {
  await page.evaluate(`(${PUT})(${JSON.stringify({ log, names })}).then(() => undefined)`);
  await page.reload();
}
