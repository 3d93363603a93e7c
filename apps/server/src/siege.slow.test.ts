import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SIEGE = fileURLToPath(new URL('../../../bench/siege/run.ts', import.meta.url));
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const MOST_MEMORY_MB = 200;

interface Line {
  readonly figure: string;
  readonly value: number;
}

// How slow it gets is for the long run on a quiet machine: `npm run siege`.
test.skipIf(process.platform !== 'linux')(
  'half a minute of all attacks at once: nothing that anybody was told is lost, and the server stands',
  () => {
    const args = [SIEGE, '--minutes', '0.4', '--quiet', '3', '--tables', '20'];
    const done = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
    expect(done.status === 0 ? '' : done.stderr).toBe('');
    const lines = done.stdout.trim().split('\n');
    const figures = new Map(
      lines.map((line) => JSON.parse(line) as Line).map((one) => [one.figure, one.value]),
    );
    expect(figures.get('siege.told')).toBeGreaterThan(500);
    expect(figures.get('siege.lost')).toBe(0);
    expect(figures.get('siege.crashes')).toBe(0);
    expect(figures.get('siege.memory')).toBeLessThan(MOST_MEMORY_MB);
  },
);
