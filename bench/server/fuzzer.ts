// Somebody who means ill, in a process of its own: nonsense and foreign commands at a steady pace, over connections
// that joined somebody else's table. `node fuzzer.ts URL TABLE PER_SECOND`; told to stop, it says how much it sent.
import { HELLO } from '@cubarium/protocol';
import { WebSocket } from 'ws';
import { newPerson } from './our-tables.ts';

const CONNECTIONS = 40;
const [url = '', table = '', perSecond = ''] = process.argv.slice(2);

const command = (kind: string, more: object = {}): string =>
  JSON.stringify({
    t: 'do',
    c: 1,
    id: `f${sent}`,
    after: sent % 50,
    command: { kind, seat: sent % 3, ...more },
  });

const NONSENSE: readonly (() => string)[] = [
  () => '{'.repeat(1 + (sent % 300)),
  () => JSON.stringify({ t: 'x'.repeat(sent % 3000) }),
  () => JSON.stringify(['t', { t: 'do' }, null, sent]),
  () => JSON.stringify({ t: 'join', table: `nowhere${sent}`, after: sent }),
  () => JSON.stringify({ t: 'say', c: 99, text: 'x' }),
  () => command('act', { action: { kind: 'roll' } }),
  () => command('act', { action: { kind: 'fall', faces: [6, 6, 6, 6, 6] } }),
  () => command('undo'),
  () => command('takeOver', { target: 0, level: 'expert' }),
  () => command('ready', { nonce: 'n'.repeat(64) }),
  () => command('resign', { more: true }),
];

let sent = 0;
const sockets: WebSocket[] = [];

async function connect(place: number): Promise<void> {
  const cookie = await newPerson(url);
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers: { cookie } });
  sockets[place] = socket;
  await new Promise((resolve) => socket.once('open', resolve));
  socket.send(JSON.stringify(HELLO));
  socket.send(JSON.stringify({ t: 'join', table, after: null }));
  // Whoever is thrown out comes again.
  socket.once('close', () => void connect(place));
}

for (let place = 0; place < CONNECTIONS; place++) await connect(place);
const since = performance.now();
setInterval(() => {
  for (; sent < ((performance.now() - since) / 1000) * Number(perSecond); sent++)
    sockets[sent % CONNECTIONS]?.send(NONSENSE[sent % NONSENSE.length]?.() ?? '');
}, 1);
process.on('message', () => {
  process.send?.({ perSecond: (sent / (performance.now() - since)) * 1000 });
});
process.send?.('ready');
