import { nodeBudget, playMatch } from '@cubarium/bots/kit';
import { gameIds, loadGame } from '@cubarium/catalogue';
import { matchFile, seededRng, type JsonRecord } from '@cubarium/core';
import type { BrowserContext } from '@playwright/test';

/** By this name the app keeps how long a look back took. */
const REVIEW_TIMING = 'cubarium.review';

/** A whole match for two of the game that comes first, as people who are not new to it play. */
async function wholeMatch(): Promise<Buffer> {
  const [id = ''] = gameIds;
  const game = await loadGame(id);
  const options = game?.rules.parseOptions({ seats: 2, first: 0 });
  if (!game || !options?.ok) throw new Error('no game');
  const { log, state } = playMatch(game.rules, game.rules.setup(options.value), {
    bots: [game.bots.bot('casual'), game.bots.bot('skilled')],
    dice: seededRng('analysis dice'),
    rng: seededRng('analysis'),
    budget: () => nodeBudget(100),
  });
  const outcome = game.rules.result(state);
  const file = matchFile({
    version: 1,
    game: id,
    options: options.value as JsonRecord,
    players: ['Kim', 'Bo'].map((name) => ({ name, bot: null })),
    time: null,
    dice: { kind: 'manual' },
    log,
    result: outcome && { ...outcome, why: 'played' },
  });
  return Buffer.from(JSON.stringify(file));
}

/** How many seconds it takes to tell luck from skill in a whole match, charts and worker loaded on the way. */
export async function analysisSeconds(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  await page.goto(`${url}/replay`);
  const file = { name: 'match.json', mimeType: 'application/json', buffer: await wholeMatch() };
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.locator('.replay-buttons .button').last().click();
  await page.locator('.review-decisions').waitFor({ timeout: 300_000 });
  const [ms = NaN] = await page.evaluate(
    (name) => performance.getEntriesByName(name).map(({ duration }) => duration),
    REVIEW_TIMING,
  );
  await page.close();
  return ms / 1000;
}
