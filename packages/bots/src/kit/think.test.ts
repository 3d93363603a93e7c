import { expect, test, vi } from 'vitest';
import { thinker, type Bot, type ThinkPorts, type ThinkTask } from './index.ts';

const TASK: ThinkTask = { game: 'g', level: 'casual', state: 5, seat: 1, at: 7, key: 'k', budgetMs: 10 };

/** A worker whose bots all do this, on a clock that goes on by itself with every look. */
function thinking(choose: Bot['choose'], load?: ThinkPorts['load']) {
  let clock = 0;
  const bots = { bot: () => ({ choose }) };
  return thinker({ load: load ?? (() => Promise.resolve({ bots })), now: () => clock++ });
}

test('a bot gets what it was asked, thinks as long as it may, and its answer is the reply', async () => {
  const think = thinking(({ state, seat, at, shouldStop }) => {
    let looks = 1;
    while (!shouldStop()) looks++;
    return { action: { kind: 'told', state, seat, at, looks }, waitMs: 3 };
  });
  const action = { kind: 'told', state: 5, seat: 1, at: 7 };
  expect(await think(TASK)).toEqual({
    thought: { answer: { action: { ...action, looks: 10 }, waitMs: 3 }, tookMs: 11 },
  });
  const hurried = await think({ ...TASK, budgetMs: 0 });
  expect(hurried).toMatchObject({ thought: { answer: { action: { looks: 1 } } } });
});

test('the same question has the same dice, and a seat with nothing to do no answer', async () => {
  const think = thinking(({ rng }) => ({ action: { kind: `${rng.below(1e9)}` }, waitMs: 0 }));
  expect(await think({ ...TASK, budgetMs: 1 })).toEqual(await think({ ...TASK, budgetMs: 1 }));
  expect(await think({ ...TASK, key: 'other' })).not.toEqual(await think(TASK));
  expect(await thinking(() => null)(TASK)).toMatchObject({ thought: { answer: null } });
});

test('what a bot throws comes back as a reply that says where', async () => {
  const think = thinking(() => {
    throw new Error('no idea');
  });
  const reply = await think(TASK);
  expect(reply).toMatchObject({ failed: 'thinking', why: expect.stringContaining('no idea') as unknown });
  expect(reply).toMatchObject({ why: expect.stringContaining('think.test.ts') as unknown });
});

test('a level that nobody plays is no thought of another', async () => {
  const choose = vi.fn<Bot['choose']>(() => null);
  const reply = await thinking(choose)({ ...TASK, level: 'toString' });
  expect(reply).toMatchObject({ failed: 'thinking', why: expect.stringContaining('toString') as unknown });
  expect(choose).not.toHaveBeenCalled();
});

test('a game is loaded once; one that did not come is asked for again', async () => {
  const bots = { bot: () => ({ choose: () => null }) };
  const load = vi
    .fn<ThinkPorts['load']>()
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValueOnce(null)
    .mockResolvedValue({ bots });
  const think = thinking(() => null, load);
  for (const why of ['no network', 'no bots for g'])
    expect(await think(TASK)).toMatchObject({
      failed: 'loading',
      why: expect.stringContaining(why) as unknown,
    });
  for (let i = 0; i < 3; i++) expect(await think(TASK)).toMatchObject({ thought: { answer: null } });
  expect(load).toHaveBeenCalledTimes(3);
});
