import { NoTime, type BotQuestion } from '@cubarium/table';
import { afterAll, expect, test } from 'vitest';
import { BotPool } from './bot-pool.ts';

const pool = new BotPool({ paceMs: 0 });
afterAll(() => pool.close());

const QUESTION = {
  table: 't',
  game: 'ciub',
  state: null,
  seat: 0,
  at: 0,
  level: 'novice',
  key: 'k',
} as const;

/** What the thread says is wrong. A busy machine may need longer to start it than anybody waits for a bot. */
async function whyNot(question: BotQuestion): Promise<string> {
  for (let attempt = 0; attempt < 20; attempt++) {
    const why = await pool.ask(question).then(
      () => 'nothing',
      (error: unknown) => (error instanceof NoTime ? null : String(error)),
    );
    if (why !== null) return why;
  }
  return 'never answered';
}

test('an error in the thread is told to who asked, and the thread goes on', async () => {
  expect(await whyNot(QUESTION)).toMatch(/TypeError: .*null/);
  expect(await whyNot({ ...QUESTION, game: 'chess' })).toContain('no bots for chess');
  expect(await whyNot(QUESTION)).toMatch(/TypeError: .*null/);
});
