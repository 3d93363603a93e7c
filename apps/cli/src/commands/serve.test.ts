import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SETTINGS } from '@cubarium/server';
import { expect, test, vi } from 'vitest';
import { serve } from './serve.ts';

test.each(Object.entries(SETTINGS))(
  'the help tells about --%s, its variable and its default',
  (name, setting) => {
    const line = serve.help.split('\n').find((candidate) => candidate.includes(`--${name} `));
    expect(line).toContain(setting.env);
    expect(line).toContain(setting.default);
  },
);

test('a port that is taken is said in one sentence, and the exit code is 1', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const data = mkdtempSync(join(tmpdir(), 'cubarium-serve-'));
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const args = ['--port', String(port), '--host', '127.0.0.1', '--data', data, '--log', 'silent'];
  expect(await serve.run(args)).toBe(1);
  expect(said.mock.calls).toEqual([[expect.stringContaining(`port ${port} is taken`)]]);
  said.mockRestore();
  other.close();
  rmSync(data, { recursive: true, force: true });
});
