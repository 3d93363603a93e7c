import { expect, type Page } from '@playwright/test';

/** Times of a table, and factors for its seats. */
export type RaceOptions = Readonly<Record<string, number | readonly number[]>>;

/** A race on the server with times of its own, and somebody at its first seat. Nobody waits long for anybody. */
export async function openRace(page: Page, times: RaceOptions, awayMs = 60_000): Promise<string> {
  await page.goto('/');
  const body = {
    game: 'cubo',
    options: { pace: 'race', seats: 2, first: 0, handMs: 0, rethrowMs: 0, stallMs: 300, ...times },
    access: 'link',
    awayMs,
  };
  const id = await page.evaluate(async (table) => {
    const post = async (path: string, told: unknown): Promise<{ id: string }> => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`/api${path}`, { method: 'POST', headers, body: JSON.stringify(told) });
      return answer.json() as Promise<{ id: string }>;
    };
    await post('/me', { name: 'Ada' });
    return (await post('/tables', table)).id;
  }, body);
  await page.goto(`/t/${id}`);
  await expect(page.locator('.waiting-seat[data-mine]')).toBeVisible();
  return page.url();
}
