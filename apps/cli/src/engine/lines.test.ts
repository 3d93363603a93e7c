import { PassThrough, Readable } from 'node:stream';
import { randomKit } from '@cubarium/bots/kit';
import { pig } from '@cubarium/testkit';
import { expect, test } from 'vitest';
import { LineCutter, LONGEST_LINE } from './lines.ts';
import { runEngine } from './run.ts';
import { EngineSession } from './session.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const cut = (chunks: readonly Uint8Array[], longest?: number): unknown[] => {
  const cutter = new LineCutter(longest);
  return [...chunks.flatMap((chunk) => [...cutter.push(chunk)]), ...cutter.end()];
};

test('lines end with \\n only, wherever the chunks are cut', () => {
  const text = 'a\rb\u2028c\n\né\r\nlast';
  const lines = ['a\rb\u2028c', '', 'é\r', 'last'].map((line) => ({ text: line }));
  const all = bytes(text);
  for (let size = 1; size <= all.length; size++) {
    const chunks = [];
    for (let i = 0; i < all.length; i += size) chunks.push(all.subarray(i, i + size));
    expect(cut(chunks)).toEqual(lines);
  }
});

test('a line that is too long is refused and the next one read', () => {
  expect(cut([bytes('12345\n1234\n'), bytes('12'), bytes('345'), bytes('6\nx\n')], 4)).toEqual([
    { refused: 'too-long' },
    { text: '1234' },
    { refused: 'too-long' },
    { text: 'x' },
  ]);
});

test('bytes that are not UTF-8 are refused, a byte order mark is kept', () => {
  expect(cut([new Uint8Array([0xff, 0x0a]), bytes('\ufeffx\n')])).toEqual([
    { refused: 'not-utf-8' },
    { text: '\ufeffx' },
  ]);
});

async function answers(input: Iterable<Uint8Array>): Promise<readonly string[]> {
  const session = new EngineSession({
    games: [
      {
        rules: pig,
        bots: randomKit(pig),
        queries: {},
        statistics: { figures: () => ({ counts: {}, end: '' }) },
      },
    ],
    now: () => 0,
  });
  // A tiny buffer: the engine has to wait for its reader again and again.
  const output = new PassThrough({ highWaterMark: 16 });
  const done = runEngine(session, { input: Readable.from(input), output }).then(() => output.end());
  let text = '';
  for await (const chunk of output) text += String(chunk);
  await done;
  return text.split('\n').slice(0, -1);
}

test('every line gets one answer in order, blank, huge, deep and broken ones too', async () => {
  const long = Buffer.alloc(LONGEST_LINE + 1, 0x20);
  const deep = '['.repeat(2_000_000);
  const nested = `{"id":5,"do":"new","game":"pig","options":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
  const input = [
    bytes('{"id":1,"do":"new","game":"pig","seed":"s"}\n\n'),
    long,
    bytes(`\n${deep}\n${nested}\n`),
    bytes('{"id":6,"do":"log"}'),
  ];
  const list = (await answers(input)).map((line): unknown => JSON.parse(line));
  expect(list).toMatchObject([
    { id: 1, ok: true },
    { id: null, error: { code: 'bad-request' } },
    { id: null, error: { code: 'too-long' } },
    { id: null, error: { code: 'bad-request' } },
    { id: 5, error: { code: 'bad-request' } },
    { id: 6, ok: true },
  ]);
});
