// A siege: fifty tables of honest people play, first alone, then while everything that strangers can do is done at
// once (attacks/), from other addresses of this machine and at the limits that every server has. Then the server is
// told to stop in the middle of it, started again, and asked for everything that anybody was told. One JSON line a
// figure. `npm run siege -- --minutes 10 --quiet 120 --tables 50`; `--attack NAME`, as often as wanted, chooses attacks.
// Needs Linux, where 127.0.0.0/8 is this machine.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { newDataFolder } from '../server/data-folder.ts';
import { rules } from '../server/play.ts';
import { ATTACKS } from './attacks/all.ts';
import { Pair, type Evening } from './honest.ts';
import { lostAt } from './kept.ts';
import { Besieged } from './server-process.ts';
import { Tally, type Answers } from './tally.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    quiet: { type: 'string', default: '120' },
    tables: { type: 'string', default: '50' },
    attack: { type: 'string', multiple: true, default: [] },
  },
});
const ATTACK_MS = Number(values.minutes) * 60_000;
const QUIET_MS = Number(values.quiet) * 1000;
const TABLES = Number(values.tables);
const NAMES = ATTACKS.map(({ name }) => name);
const UNKNOWN = values.attack.find((name) => !NAMES.includes(name));
if (UNKNOWN !== undefined) throw new Error(`no attack "${UNKNOWN}"; there are: ${NAMES.join('; ')}`);
/** Until everything is compiled, and until everybody has come. */
const WARM_UP_MS = 10_000;
const PER_HOUSEHOLD = 5;
const LOOK_MS = 500;
const MB = 1_000_000;

function print(figure: string, value: number, unit: string): void {
  // Three digits: more would be noise.
  console.log(JSON.stringify({ figure, value: Number(value.toPrecision(3)), unit }));
}

/** The most memory that the server had while this time passed. */
async function mostMemory(server: Besieged, ms: number): Promise<number> {
  let most = 0;
  for (const end = performance.now() + ms; performance.now() < end;) {
    await setTimeout(LOOK_MS);
    if (server.crashes === 0) most = Math.max(most, server.memory());
  }
  return most;
}

async function comeTogether(evening: Evening): Promise<readonly Pair[]> {
  const pairs: Pair[] = [];
  while (pairs.length < TABLES) {
    const household = 1 + Math.floor(pairs.length / PER_HOUSEHOLD);
    pairs.push(await Pair.come(evening, `127.0.1.${household}`));
  }
  return pairs;
}

/** Everything at once until the server is gone; how long it took to go. */
async function besiege(server: Besieged, evening: Evening, pairs: readonly Pair[]) {
  const attackers = fork(new URL('./attackers.ts', import.meta.url), [server.url, ...values.attack]);
  await once(attackers, 'message');
  const memory = await mostMemory(server, ATTACK_MS);
  for (const pair of pairs) pair.leave();
  const answers = evening.tally.take();
  const stop = await server.stop();
  const told = once(attackers, 'message');
  attackers.send('stop');
  const [strikes] = (await told) as [Readonly<Record<string, number>>];
  return { memory, answers, stop, strikes };
}

/** What is still known after another start. */
async function countLost(data: string, pairs: readonly Pair[]) {
  const again = await Besieged.start(data);
  const sum = { lost: 0, told: 0 };
  for (const pair of pairs)
    for (const tables of pair.played) {
      const one = await lostAt(again.url, pair.from, tables);
      sum.lost += one.lost;
      sum.told += one.told;
    }
  await again.stop();
  return sum;
}

function tell(name: string, { count, p50, p99, longest }: Answers): void {
  print(`siege.${name}.moves`, count, 'moves');
  print(`siege.${name}.p50`, p50, 'ms');
  print(`siege.${name}.p99`, p99, 'ms');
  print(`siege.${name}.longest`, longest, 'ms');
}

const data = newDataFolder();
const server = await Besieged.start(data);
const evening: Evening = {
  url: server.url,
  game: await rules(),
  tally: new Tally(),
  trouble: { hangUps: 0, refused: 0 },
};
const pairs = await comeTogether(evening);
await setTimeout(WARM_UP_MS);
evening.tally.take();
const before = await mostMemory(server, QUIET_MS);
const quiet = evening.tally.take();
tell('quiet', quiet);
const attack = await besiege(server, evening, pairs);
tell('attack', attack.answers);
for (const [name, count] of Object.entries(attack.strikes)) print(`siege.strikes.${name}`, count, 'times');
const { lost, told } = await countLost(data, pairs);
print('siege.told', told, 'entries');
print('siege.hangups', evening.trouble.hangUps, 'honest connections');
print('siege.refused', evening.trouble.refused, 'honest moves');
print('siege.memory', (attack.memory - before) / MB, 'MB');
print('siege.slowdown', attack.answers.p99 / quiet.p99, 'x');
print('siege.lost', lost, 'entries');
print('siege.stop', attack.stop, 's');
print('siege.crashes', server.crashes, 'crashes');
rmSync(data, { recursive: true, force: true });
process.exit(0);
