import { expect, type Page } from '@playwright/test';

/** A race on the server with times of its own, and somebody at its first seat. Nobody waits long for anybody. */
export async function openRace(page: Page, times: Readonly<Record<string, number>>): Promise<string> {
  await page.goto('/');
  const id = await page.evaluate(async (agreed) => {
    const post = async (path: string, body: unknown): Promise<{ id: string }> => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      return answer.json() as Promise<{ id: string }>;
    };
    await post('/me', { name: 'Ada' });
    const options = { pace: 'race', seats: 2, first: 0, handMs: 0, rethrowMs: 0, stallMs: 300, ...agreed };
    return (await post('/tables', { game: 'cubo', options, access: 'link' })).id;
  }, times);
  await page.goto(`/t/${id}`);
  await expect(page.locator('.waiting-seat[data-mine]')).toBeVisible();
  return page.url();
}
