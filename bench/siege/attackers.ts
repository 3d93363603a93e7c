// All attacks at once, in a process of its own that yields to others: this machine is attacker and attacked. Each
// strikes at a pace of its own, so that what is measured is the server and not who has more processors; at most a few
// hundred strikes a second in all. `node attackers.ts URL [NAME …]`: the attacks of these names, or all. Told to stop,
// it says how often each has struck.
import { getPriority, setPriority } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { ATTACKS } from './attacks/all.ts';
import type { Siege } from './attacks/attack.ts';

const [url = '', ...chosen] = process.argv.slice(2);
const YIELDING = 10;
const APART_MS = 137;
setPriority(getPriority() + YIELDING);

const end = new AbortController();
const siege: Siege = { url, over: end.signal, strikes: new Map() };
let used = 0;
/** All of 127.0.0.0/8 is this machine: addresses of our own, beside those of honest people. */
const nextAddress = (): string => `127.0.2.${++used}`;

const attacks = ATTACKS.filter(({ name }) => chosen.length === 0 || chosen.includes(name)).map(
  async (attack, i) => {
    const from = Array.from({ length: attack.addresses }, nextAddress);
    // Not all in the same moment: nobody out there is in step with the others.
    await setTimeout(APART_MS * i);
    await attack.run(siege, from);
  },
);
process.on('message', () => {
  end.abort();
  process.send?.(Object.fromEntries(siege.strikes), () => process.exit(0));
});
process.send?.('ready');
await Promise.allSettled(attacks);
