import lighthouse from 'lighthouse';
import type { Browser } from './browser.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;

export interface Audit {
  readonly name: string;
  readonly scores: readonly (readonly [category: string, score: number])[];
}

/** Lighthouse as on a mid-range phone, for the start page and each table. Tables live in this browser's storage. */
export async function audits(
  browser: Browser,
  url: string,
  tables: readonly (readonly [string, string])[],
): Promise<readonly Audit[]> {
  const results: Audit[] = [];
  for (const [name, address] of [['start', url] as const, ...tables]) {
    const result = await lighthouse(address, {
      port: browser.port,
      logLevel: 'silent',
      onlyCategories: [...CATEGORIES],
      disableStorageReset: name !== 'start',
    });
    const categories = result?.lhr.categories ?? {};
    results.push({
      name,
      scores: CATEGORIES.map((category) => [category, 100 * (categories[category]?.score ?? 0)] as const),
    });
    for (const { score, title } of Object.values(result?.lhr.audits ?? {}))
      if (score !== null && score < 0.9 && process.env.VERBOSE) console.error(`${name}: ${title} ${score}`);
  }
  return results;
}
