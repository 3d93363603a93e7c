// What is done over live connections, by who has an identity and by who has none.
import { GAME } from '../../server/play.ts';
import { newTable } from '../asking.ts';
import { crowd, pick, strike, tablesOfOthers, type Attack, type Siege } from './attack.ts';
import { Held, LiveLine } from './line.ts';

/** A command from whatever seat, after whatever entry. */
const command = (line: LiveLine, count: number, said: object): object => ({
  t: 'do',
  c: line.channel,
  id: `x${count}`,
  after: count % 50,
  command: { seat: count % 3, ...said },
});

const NONSENSE: readonly ((line: LiveLine, count: number) => object | string)[] = [
  (_line, count) => '{'.repeat(1 + (count % 300)),
  (_line, count) => JSON.stringify({ t: 'x'.repeat(count % 3000) }),
  () => '['.repeat(2000) + ']'.repeat(2000),
  () => '{"t":"do","__proto__":{"c":1},"constructor":1e999}',
  (_line, count) => ({ t: 'join', table: `nowhere${count}`, after: count }),
  (line, count) => command(line, count, { kind: 'act', action: { kind: 'roll' } }),
  (line, count) => command(line, count, { kind: 'act', action: { kind: 'fall', faces: [6, 6, 6, 6, 6] } }),
  (line, count) => command(line, count, { kind: 'takeOver', target: 0, level: 'expert' }),
  (line, count) => command(line, count, { kind: 'resign' }),
  (line) => ({ t: 'live', c: line.channel, data: 'x'.repeat(200) }),
];

/** People of one address, each with a line that is taken up again whenever the server has ended it. */
async function mob(siege: Siege, from: readonly string[], size: number) {
  const cookies = await Promise.all(from.map((one) => crowd(siege, one, size)));
  const people = cookies.flatMap((some, i) => some.map((cookie) => ({ cookie, from: from[i] ?? '' })));
  const held = new Held<LiveLine>(Math.max(1, people.length));
  return {
    held,
    lineOf: (count: number): LiveLine =>
      held.next(count, () => new LiveLine(siege.url, pick(people, count) ?? { from: from[0] ?? '' })),
  };
}

const fuzz: Attack = {
  name: 'nonsense',
  addresses: 1,
  async run(siege, from) {
    const tables = await tablesOfOthers(siege, from[0] ?? '').catch(() => []);
    const { lineOf, held } = await mob(siege, from, 20);
    await strike(siege, { name: 'nonsense', everyMs: 5 }, (count) => {
      const line = lineOf(count);
      if (line.channel === 0) line.say({ t: 'join', table: pick(tables, count) ?? 'none', after: null });
      line.say(NONSENSE[count % NONSENSE.length]?.(line, count) ?? '');
    });
    for (const line of held.all) line.close();
  },
};

/** Joins the tables of others over and over, and reads nothing. */
const nonReaders: Attack = {
  name: 'readers who do not read',
  addresses: 2,
  async run(siege, from) {
    const tables = await tablesOfOthers(siege, from[0] ?? '').catch(() => []);
    const { lineOf, held } = await mob(siege, from, 40);
    await strike(siege, { name: 'readers who do not read', everyMs: 20 }, (count) => {
      const line = lineOf(count);
      if (count > 200) line.deafen();
      line.say({ t: 'join', table: pick(tables, count) ?? 'none', after: null });
      line.say({ t: 'lobby', on: true });
    });
    for (const line of held.all) line.close();
  },
};

/** By the hundred to the tables of others, away, and back. */
const spectators: Attack = {
  name: 'spectators',
  addresses: 6,
  async run(siege, from) {
    const tables = (await tablesOfOthers(siege, from[0] ?? '').catch(() => [])).slice(0, 5);
    const { lineOf, held } = await mob(siege, from, 50);
    await strike(siege, { name: 'spectators', everyMs: 10 }, (count) => {
      const line = lineOf(count);
      if (count % 3 === 2) line.say({ t: 'part', c: line.channel });
      else line.say({ t: 'join', table: pick(tables, Math.floor(count / 60)) ?? 'none', after: null });
    });
    for (const line of held.all) line.close();
  },
};

const lobbyWatchers: Attack = {
  name: 'lobby watchers',
  addresses: 2,
  async run(siege, from) {
    const held = new Held<LiveLine>(100);
    await strike(siege, { name: 'lobby watchers', everyMs: 5 }, (count) => {
      const line = held.next(count, () => new LiveLine(siege.url, { from: pick(from, count) ?? '' }));
      line.say({ t: 'lobby', on: count % 2 === 0 });
      line.say({ t: 'ping', at: count });
    });
    for (const line of held.all) line.close();
  },
};

/** One person on twelve lines, who talks at the tables of others. */
const chatter: Attack = {
  name: 'chatter',
  addresses: 1,
  async run(siege, [from = '']) {
    const tables = await tablesOfOthers(siege, from).catch(() => []);
    const [cookie = ''] = await crowd(siege, from, 1);
    const held = new Held<LiveLine>(12);
    await strike(siege, { name: 'chatter', everyMs: 20 }, (count) => {
      const line = held.next(count, () => new LiveLine(siege.url, { from, cookie }));
      if (line.channel === 0) line.say({ t: 'join', table: pick(tables, count) ?? 'none', after: null });
      line.say({ t: 'say', c: line.channel, text: `buy this ${count}` });
      line.say({ t: 'emote', c: line.channel, emote: 'wow' });
    });
    for (const line of held.all) line.close();
  },
};

/** Nothing of this brings a match forward. */
const IDLE: readonly object[] = [
  { kind: 'back' },
  { kind: 'agree' },
  { kind: 'playOn' },
  { kind: 'undo' },
  { kind: 'sit', name: '' },
  { kind: 'ready', nonce: 'n' },
  { kind: 'unready' },
  { kind: 'stand' },
  { kind: 'skip', target: 1 },
  { kind: 'resign' },
];

/** Two at a table of their own who do everything but play. */
const spam: Attack = {
  name: 'spam at tables',
  addresses: 2,
  async run(siege, from) {
    const { lineOf, held } = await mob(siege, from, 8);
    const [cookie = ''] = await crowd(siege, from[0] ?? '', 1);
    const own = {
      from: from[0] ?? '',
      cookie,
      body: { game: GAME, options: { seats: 2 }, access: 'public' },
    };
    const table = await newTable(siege.url, own).catch(() => null);
    await strike(siege, { name: 'spam at tables', everyMs: 10 }, (count) => {
      const line = lineOf(count);
      if (line.channel === 0) line.say({ t: 'join', table: table ?? 'none', after: null });
      line.say(command(line, count, { ...pick(IDLE, Math.floor(count / 16)), seat: count % 2 }));
      line.say({ t: 'rematch', c: line.channel, id: `r${count}` });
    });
    for (const line of held.all) line.close();
  },
};

export const LIVE: readonly Attack[] = [fuzz, nonReaders, spectators, lobbyWatchers, chatter, spam];
