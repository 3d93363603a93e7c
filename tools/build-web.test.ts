import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fingerprint } from './build-web.ts';

const folder = mkdtempSync(join(tmpdir(), 'cubarium-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

test('writing the same again changes nothing, another content does', () => {
  const file = write('a', 'one');
  const before = fingerprint([file]);
  expect(fingerprint([write('a', 'one')])).toBe(before);
  expect(fingerprint([write('a', 'two')])).not.toBe(before);
});

test('a file that comes, goes or moves is a change', () => {
  const [a, b] = [write('a', 'x'), write('b', 'x')];
  const all = [[a], [b], [a, b], []].map(fingerprint);
  expect(new Set(all).size).toBe(all.length);
});

test('what leaves one file and enters the next is a change', () => {
  const before = fingerprint([write('a', 'xy'), write('b', 'z')]);
  expect(fingerprint([write('a', 'x'), write('b', 'yz')])).not.toBe(before);
});
