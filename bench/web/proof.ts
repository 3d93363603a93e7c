import { gameIds, loadGame } from '@cubarium/catalogue';
import { deal, matchFile, playout, seededRng, textSeed, type JsonRecord } from '@cubarium/core';
import type { BrowserContext } from '@playwright/test';

/** By this name the app keeps how long the check took. */
const PROOF_TIMING = 'cubarium.proof';
const SEED = 'proof';

/** A whole match for two of the game that comes first, whose dice follow from a seed; moves are any that are legal. */
async function seededMatch(): Promise<Buffer> {
  const [id = ''] = gameIds;
  const rules = (await loadGame(id))?.rules;
  const options = rules?.parseOptions({ seats: 2, first: 0 });
  if (!rules || !options?.ok) throw new Error('no game');
  const seed = textSeed(SEED);
  const { state, log } = playout(rules, rules.setup(options.value), {
    rng: seededRng(SEED),
    chance: (now, seq) => deal(rules, { seed, seq, at: 0, state: now })?.action ?? null,
  });
  const outcome = rules.result(state);
  const file = matchFile({
    version: 1,
    game: id,
    options: options.value as JsonRecord,
    players: ['Kim', 'Bo'].map((name) => ({ name, bot: null })),
    time: null,
    dice: { kind: 'seed', seed: SEED },
    log,
    result: outcome && { ...outcome, why: 'played' },
  });
  return Buffer.from(JSON.stringify(file));
}

/** How many milliseconds it takes to compute every die and card of a whole match again. */
export async function proofMs(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  await page.goto(`${url}/replay`);
  const file = { name: 'match.json', mimeType: 'application/json', buffer: await seededMatch() };
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.locator('.table-head .icon-button').last().click();
  await page.locator('.menu-list .fair-dice + .button').click();
  await page.locator('.proof-verdict:not([data-unfair])').waitFor({ timeout: 60_000 });
  const [ms = NaN] = await page.evaluate(
    (name) => performance.getEntriesByName(name).map(({ duration }) => duration),
    PROOF_TIMING,
  );
  await page.close();
  return ms;
}
