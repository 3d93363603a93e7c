import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { gameIds } from '@cubarium/catalogue';
import { GENERAL_CODES, isRecord, seededRng } from '@cubarium/core';
import { oddValue, spoiled } from '@cubarium/testkit';
import { describe, expect, test } from 'vitest';

const launcher = fileURLToPath(new URL('../../bin/cubarium.js', import.meta.url));
const REQUESTS_A_GAME = 3000;

/** What a new engine answers to these lines; rejects when it ends otherwise than in good order. */
async function converse(lines: readonly (string | Uint8Array)[]): Promise<readonly unknown[]> {
  const engine = spawn(process.execPath, [launcher, 'engine'], { stdio: ['pipe', 'pipe', 'pipe'] });
  const closed = once(engine, 'close');
  let complaints = '';
  engine.stderr.on('data', (chunk) => (complaints += String(chunk)));
  const answers = (async () => {
    const chunks: Buffer[] = [];
    for await (const chunk of engine.stdout as AsyncIterable<Buffer>) chunks.push(chunk);
    return Buffer.concat(chunks).toString('utf8');
  })();
  for (const line of lines) {
    engine.stdin.write(line);
    engine.stdin.write('\n');
  }
  engine.stdin.end();
  const [code] = (await closed) as readonly unknown[];
  if (code !== 0 || complaints !== '') throw new Error(`ended with ${String(code)}: ${complaints}`);
  const text = await answers;
  return text
    .split('\n')
    .slice(0, -1)
    .map((line): unknown => JSON.parse(line));
}

describe('the engine as a process', () => {
  test('answers each line once, in order, whatever it is', async () => {
    const depth = 1_000_000;
    const lines = [
      '{"id":1,"do":"new","game":"ciub","seed":"x"}',
      '',
      '\r',
      new Uint8Array([0x7b, 0xff, 0x7d]),
      'x'.repeat(9 * 1024 * 1024),
      `${'['.repeat(depth)}${']'.repeat(depth)}`,
      `{"id":7,"do":"load","game":"ciub","state":${'{"a":'.repeat(depth / 10)}1${'}'.repeat(depth / 10)}}`,
      `{"id":8,"do":"replay","game":"cubo","log":[${'0,'.repeat(depth)}0]}`,
      '{"id":9,"do":"new","game":"__proto__"}',
      '{"id":10,"do":"apply","actor":0,"at":1e999,"action":{"kind":"roll"}}',
      '{"id":"\\ud800","do":"log"}',
    ];
    const answers = await converse(lines);
    expect(answers.map((answer) => (isRecord(answer) ? [answer.id, answer.ok] : answer))).toEqual([
      [1, true],
      [null, false],
      [null, false],
      [null, false],
      [null, false],
      [null, false],
      [7, false],
      [8, false],
      [9, false],
      [10, false],
      ['\ud800', true],
    ]);
    expect(answers[4]).toMatchObject({ error: { code: 'too-long' } });
    expect(answers[7]).toMatchObject({ error: { code: 'bad-request', entry: 0 } });
  });

  test.each(gameIds)(`${REQUESTS_A_GAME} spoiled requests about %s`, async (game) => {
    const rng = seededRng(`hostile ${game}`);
    const [started] = await converse([`{"do":"new","game":"${game}","seed":"x"}`]);
    const state = isRecord(started) ? started.state : null;
    const requests = [
      { do: 'new', game, options: { seats: 2, first: 0 }, seed: 'text' },
      { do: 'load', game, state, dealer: 'manual' },
      { do: 'apply', actor: 0, at: 5, action: { kind: 'roll', aside: ['w1'] } },
      { do: 'apply', actor: 0, at: 5, action: { kind: 'cover', square: ['r1', 'b1'] } },
      {
        do: 'replay',
        game,
        options: {},
        log: [{ seq: 0, at: 0, actor: 'chance', action: { kind: 'deal' } }],
      },
      { do: 'score', square: ['r4', 'b5', 'r6', 'b1', 'j2', 'b3', 'r1', 'r1', 'r1'] },
      // `odds` and `best` are left to their own tests: spoiled budgets would have the engine think for minutes.
      { do: 'legal', seat: 0, at: 7 },
    ];
    const lines = Array.from({ length: REQUESTS_A_GAME }, (_, i) =>
      JSON.stringify(spoiled({ id: i, ...requests[i % requests.length] }, rng) ?? oddValue(rng)),
    );
    const answers = await converse(lines);
    expect(answers).toHaveLength(lines.length);
    const strange = answers.filter((answer) => {
      if (!isRecord(answer) || answer.ok === true) return !isRecord(answer);
      const { code, clause } = isRecord(answer.error) ? answer.error : {};
      return clause === undefined && !GENERAL_CODES.some((known) => known === code);
    });
    expect(strange).toEqual([]);
  });
});
