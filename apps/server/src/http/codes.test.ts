import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cleanCode } from '@cubarium/protocol';
import { comeIn, setUp } from '@cubarium/testkit';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../base/config.ts';
import { startServer, type RunningServer } from '../server.ts';

let data: string;
let server: RunningServer;
const start = (): Promise<RunningServer> =>
  startServer(readConfig(['--port', '0', '--data', data, '--log', 'silent'], {}));

beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'cubarium-codes-'));
  server = await start();
});
afterEach(async () => {
  await server.stop();
  rmSync(data, { recursive: true, force: true });
});

const ask = async (code: string): Promise<unknown> => {
  const answer = await fetch(`${server.url}/api/codes/${encodeURIComponent(code)}`);
  return { status: answer.status, ...((await answer.json()) as object) };
};
const codeOf = async (id: string): Promise<string> => {
  const table = await fetch(`${server.url}/api/tables/${id}`);
  return ((await table.json()) as { readonly code: string }).code;
};

test('a table is found by its code however it is typed, also after a restart, and no longer when it is given up', async () => {
  const ann = await comeIn(server.url, 'Ann');
  const id = await setUp(server.url, ann, { game: 'ciub' });
  const code = await codeOf(id);
  expect(cleanCode(code)).toBe(code);
  expect(await ask(code)).toEqual({ status: 200, id });
  expect(await ask(` ${code.toLowerCase().slice(0, 2)}-${code.slice(2)}`)).toEqual({ status: 200, id });
  await server.stop();
  server = await start();
  expect(await ask(code)).toEqual({ status: 200, id });
  const hosted = await server.hub.tables.open(id);
  if (!hosted.ok) throw new Error('no table');
  const { host } = hosted.value.table.record;
  await hosted.value.table.submit({ by: host, id: 'close', after: 0, command: { kind: 'close' } });
  expect(await ask(code)).toEqual({ status: 404, error: { code: 'no-table' } });
});

test('who tries codes out does not get far, and a wrong one costs as much as a right one', async () => {
  const answers: unknown[] = [];
  for (let i = 0; i < 22; i++) answers.push(await ask(i % 2 === 0 ? 'BCDFG' : 'no code at all'));
  expect(answers[0]).toEqual({ status: 404, error: { code: 'no-table' } });
  expect(answers.slice(20)).toEqual(
    Array.from({ length: 2 }, () => ({ status: 429, error: { code: 'too-fast' } })),
  );
});
