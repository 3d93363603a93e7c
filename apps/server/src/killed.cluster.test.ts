import {
  startPostgres,
  startRedis,
  type ChildNode,
  type PostgresForTests,
  type RedisForTests,
  Party,
  WHOLE,
} from '@cubarium/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startChildNode, startNode, type Shared } from './house.testkit.ts';
import type { RunningServer } from './server.ts';

let postgres: PostgresForTests;
let redis: RedisForTests;
let shared: Shared;
let stays: RunningServer;
const children: ChildNode[] = [];

beforeAll(async () => {
  [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  shared = { DATABASE_URL: await postgres.database(), REDIS_URL: redis.url };
  stays = await startNode(shared);
  children.push(...(await Promise.all([startChildNode(shared), startChildNode(shared)])));
});
afterAll(async () => {
  for (const child of children) await child.kill();
  await stays.stop();
  await redis.stop();
  await postgres.stop();
});

/** A match that a child holds, under way; `turnTo` leads who was connected to the child elsewhere. */
async function matchAt(child: ChildNode | undefined) {
  let door = child?.url ?? '';
  const party = await Party.begin([() => door, () => stays.url]);
  party.play();
  await party.reach(10);
  return { party, turnTo: (url: string) => (door = url) };
}

test('a node that is killed costs its people a reconnect, and nobody an entry', async () => {
  const [child] = children;
  const { party, turnTo } = await matchAt(child);
  turnTo(stays.url);
  await child?.kill();
  expect(await party.finish()).toMatchObject(WHOLE);
});

test('a node that freezes loses its tables, and when it wakes it can do no harm', async () => {
  const [, child] = children;
  const { party, turnTo } = await matchAt(child);
  const [ann, bob] = party.tables;
  child?.freeze();
  turnTo(stays.url);
  const before = bob.confirmed?.seq ?? 0;
  // Who was connected to the frozen node does not know it yet: the other plays on, or leaves.
  const left = bob.do({ kind: 'undo', seat: 1 });
  await left;
  child?.thaw();
  await party.reach(before + 10);
  expect(await party.finish()).toMatchObject(WHOLE);
  expect(ann.confirmed?.seq).toBe(bob.confirmed?.seq);
});
