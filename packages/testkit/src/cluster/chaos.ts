// People play through the proxy while nodes are killed, frozen and replaced, and Redis comes and goes: `npm run chaos`,
// for a minute or for so many as `--minutes` says. What everybody was told is compared with what is stored.
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { pick, seededRng } from '@cubarium/core';
import { freePort } from '../free-port.ts';
import { mayRestartRedis } from '../redis.ts';
import { startCluster, type Cluster } from './cluster.ts';
import { Party } from './party.ts';

const PARTIES = 4;
/** A match that does not end in this time is stuck. */
const PATIENCE_MS = 60_000;
/** Longer than a lease. */
const FROZEN_MS = 7000;
const AWAY_MS = 2000;
const AGAIN_MS = 300;

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '1' }, seed: { type: 'string', default: '1' } },
});
/** When nobody begins anything any more. */
let until = 0;
const rng = seededRng(`chaos ${values.seed}`);
const sum = {
  lost: 0,
  diverged: 0,
  unfair: 0,
  stuck: 0,
  acknowledged: 0,
  matches: 0,
  kills: 0,
  freezes: 0,
  outages: 0,
};

const MISHAPS: readonly ((cluster: Cluster) => Promise<void>)[] = [
  async (cluster) => {
    const index = pick(rng, [0, 1, 2]);
    await cluster.node(index).kill();
    await cluster.restart(index);
    sum.kills++;
  },
  async (cluster) => {
    const node = cluster.node(pick(rng, [0, 1, 2]));
    node.freeze();
    await setTimeout(FROZEN_MS);
    node.thaw();
    sum.freezes++;
  },
  async ({ redis }) => {
    if (!mayRestartRedis) return;
    await redis.stop();
    await setTimeout(AWAY_MS);
    await redis.start();
    sum.outages++;
  },
];

/** One match after the other, each compared at its end. */
async function play(url: string): Promise<void> {
  while (performance.now() < until) {
    // A request that a killed node had taken is nobody's any more: whoever asked tries again.
    const party = await Party.begin([() => url, () => url]).catch(() => null);
    if (!party) {
      await setTimeout(AGAIN_MS);
      continue;
    }
    party.play();
    const done = await Promise.race([
      party.finish().catch(() => null),
      setTimeout(PATIENCE_MS, null, { ref: false }),
    ]);
    party.leave();
    if (!done) {
      sum.stuck++;
      continue;
    }
    sum.matches++;
    sum.acknowledged += done.kept;
    // Told of more than is stored, or of less than everything when all is over.
    for (const difference of done.differences) {
      if (difference < 0) sum.lost -= difference;
      if (difference > 0) sum.diverged += difference;
    }
    if (!done.isFair) sum.unfair++;
  }
}

async function disturb(cluster: Cluster): Promise<void> {
  while (performance.now() < until) {
    await pick(rng, MISHAPS)(cluster);
    await setTimeout(500 + rng.below(1500));
  }
}

const cluster = await startCluster(await freePort(), ['--rate-factor', '1000', '--bot-pace', '0']);
until = performance.now() + Number(values.minutes) * 60_000;
try {
  await Promise.all([disturb(cluster), ...Array.from({ length: PARTIES }, () => play(cluster.url))]);
} finally {
  await cluster.stop();
}
process.stdout.write(`${JSON.stringify(sum)}\n`);
process.exitCode = sum.lost + sum.diverged + sum.unfair + sum.stuck > 0 ? 1 : 0;
