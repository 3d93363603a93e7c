import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadGame } from '@cubarium/catalogue';
import { comeIn, connect, playAlone, setUp, sitAndReady, until } from '@cubarium/testkit';
import { olderNode, PackedCommand, type Ended } from '@cubarium/testkit/packed';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let packed: PackedCommand;
let url = '';
const DATA = 'data';
/** Of a server that does not run. */
const CLUB = 'club';
const MATCH = 'match.json';

/** A person and a bot play a whole match at a packed server, which hands it out as a file. */
async function playedMatch(): Promise<string> {
  const game = await loadGame('cubo');
  const ada = await comeIn(url, 'Ada');
  const id = await setUp(url, ada, { game: 'cubo', options: { seats: 2, pace: 'calm', throws: 1 } });
  const client = connect(() => url, ada);
  if (!game) throw new Error('no such game');
  const table = client.table(id, game.rules);
  await until(table, () => table.info !== null);
  await table.do({ kind: 'sit', seat: 0, name: 'Ada' });
  await table.do({ kind: 'addBot', seat: 1, level: 'expert' });
  await sitAndReady(table, 0);
  const stop = playAlone(table, 0, 'packed');
  await until(table, () => Boolean(table.confirmed?.end));
  stop();
  client.close();
  return (await fetch(`${url}/api/tables/${id}/match`)).text();
}

beforeAll(async () => {
  packed = new PackedCommand();
  url = await packed.serve(DATA, '--bot-pace=0');
  writeFileSync(path.join(packed.folder, MATCH), await playedMatch());
  mkdirSync(path.join(packed.folder, CLUB));
  await packed.run(process.execPath, ['backup', `${CLUB}/cubarium.db`, '--data', DATA]);
});
afterAll(() => packed.remove());

interface Run {
  readonly args: readonly string[];
  readonly input?: string;
  readonly says: RegExp;
}

/** A sensible use of every command but `serve`, and what it answers. */
const RUNS: Readonly<Record<string, Run>> = {
  backup: { args: ['copy.db', '--data', DATA], says: /copy\.db holds everything/u },
  move: { args: ['--from', CLUB, '--to', 'elsewhere'], says: /^moved and compared: /u },
  reports: { args: ['--data', DATA], says: /^Nothing has been reported/u },
  engine: { args: [], input: '{"id":1,"do":"new","game":"ciub","seed":"x"}\n', says: /"ok":true/u },
  simulate: { args: ['cubo', '--games', '2', '--seed', 'x', '--json'], says: /"games":2/u },
  arena: { args: ['ciub', 'novice', 'random', '--games', '2', '--threads', '2', '--json'], says: /"won":/u },
  replay: { args: [MATCH], says: /"winners"/u },
  verify: { args: [MATCH], says: /^fair: all \d+ chance entries/u },
  analyse: { args: [MATCH, '--json'], says: /"decisions"/u },
  demo: { args: ['--seed', 'x'], says: /Again: cubarium demo --seats 3 --seed x/u },
  odds: { args: ['w1 w2 w3 w4 w5', '--card', 'A1'], says: /A1/u },
};

const use = (node: string, name: string): Promise<Ended> =>
  packed.run(node, [name, ...(RUNS[name]?.args ?? [])], RUNS[name]?.input);

/** They stand on what only a later Node brings. */
const SERVER_ONLY = ['serve', 'backup', 'move', 'reports'];

describe('the tarball in an empty folder', () => {
  test('says what it can, and all of that is used here', async () => {
    const { code, out } = await packed.run(process.execPath, ['--help']);
    expect(code).toBe(0);
    const names = [...out.matchAll(/^ {2}(\w+)/gmu)].map(([, name = '']) => name);
    expect(names.toSorted()).toEqual(['serve', ...Object.keys(RUNS)].toSorted());
  });

  test.each(Object.entries(RUNS))('%s runs', async (name, { says }) => {
    const { code, out, complaints } = await use(process.execPath, name);
    expect({ code, complaints }).toEqual({ code: 0, complaints: '' });
    expect(out).toMatch(says);
  });

  test('npx runs the tarball itself', async () => {
    const args = ['--yes', '--offline', `./${packed.tarball}`, 'demo', '--seed', 'x'];
    const { code, out } = await packed.execute('npx', args);
    expect(code).toBe(0);
    expect(out).toMatch(/Again: cubarium demo/u);
  });

  test('a bot that thinks in a thread of the bundle has played a match without a fault', () => {
    expect(packed.logged).toBe('');
  });

  test('wrong arguments end with 2 there too', async () => {
    expect(await packed.run(process.execPath, ['simulate', 'chess'])).toMatchObject({ code: 2 });
  });

  test.each(['/', '/api/games', '/api/docs/', '/api/docs/static/swagger-ui.css', '/manifest.webmanifest'])(
    'serve hands out %s',
    async (address) => {
      const answer = await fetch(url + address);
      expect(answer.status).toBe(200);
      expect(await answer.text()).not.toBe('');
    },
  );

  test('the app in it is made for people, not for developers', async () => {
    const page = await (await fetch(url)).text();
    const scripts = [...page.matchAll(/(?:src|href)="([^"]+\.js)"/gu)].map(([, address = '']) => address);
    expect(scripts).not.toEqual([]);
    for (const script of scripts) {
      const code = await (await fetch(new URL(script, url))).text();
      // React explains such mistakes at length in the build for developers only.
      expect(code.includes('two children with the same key')).toBe(false);
    }
  });

  test('it has the licences of the libraries it holds', () => {
    const home = path.join(packed.folder, 'home/node_modules/cubarium/dist');
    expect(existsSync(path.join(home, 'LIBRARIES.txt'))).toBe(true);
  });

  test('serve ends well when it is told to', async () => {
    await packed.serve('other-data');
    expect(await packed.stop()).toEqual([0, 0]);
  });
});

const older = olderNode();
describe.skipIf(older === null)('the tarball on an older Node', () => {
  const node = older ?? '';
  const others = Object.entries(RUNS).filter(([name]) => !SERVER_ONLY.includes(name));

  test.each(others)('%s runs', async (name, { says }) => {
    const { code, out, complaints } = await use(node, name);
    expect({ code, complaints }).toEqual({ code: 0, complaints: '' });
    expect(out).toMatch(says);
  });

  test.each(SERVER_ONLY)('%s says in a sentence which Node it needs', async (name) => {
    const { code, complaints } = await use(node, name);
    expect(code).toBe(1);
    expect(complaints).toMatch(/^This command needs Node 24 or later; this is Node [\d.]+\.\n$/u);
  });

  test('every command tells how it is used', async () => {
    for (const name of ['serve', ...Object.keys(RUNS)]) {
      const { code, out } = await packed.run(node, [name, '--help']);
      expect(code).toBe(0);
      expect(out).toContain(`cubarium ${name}`);
    }
  });
});
