import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { visitorsOf } from '@cubarium/testkit';
import { expect, test } from 'vitest';
import { readConfig } from '../base/config.ts';
import { startServer } from '../server.ts';

const people = visitorsOf((folder) =>
  startServer(readConfig(['--port', '0', '--data', folder, '--log', 'silent'], {})),
);

test('a strict linter has nothing to say about the document of the API', async () => {
  const file = join(people.folder, 'openapi.json');
  writeFileSync(file, await (await people.call('/api/docs/json')).text());
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const said = await new Promise<{ readonly failed: boolean; readonly text: string }>((resolve) => {
    const args = ['lint', '--extends=recommended-strict', '--format=stylish', file];
    execFile('redocly', args, { env }, (error, out, complaints) =>
      resolve({ failed: error !== null, text: out + complaints }),
    );
  });
  expect(said.text).toContain('is valid');
  expect(said.failed).toBe(false);
});
