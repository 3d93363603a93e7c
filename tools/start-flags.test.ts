import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { START_FLAGS } from './start-flags.ts';

test('the Node that `npm start` starts knows the flags it is given', () => {
  const args = [...START_FLAGS, '-p', 'process.execArgv.length'];
  const done = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(done.stderr).toBe('');
  expect(Number(done.stdout)).toBeGreaterThanOrEqual(START_FLAGS.length);
  expect(START_FLAGS.length).toBeGreaterThan(0);
});
