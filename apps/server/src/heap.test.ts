import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { HEAP_FLAGS } from './heap.ts';

const program = `
  const { restartWithHeapFlags } = await import(${JSON.stringify(new URL('./heap.ts', import.meta.url).href)});
  restartWithHeapFlags();
  console.log(JSON.stringify({ flags: process.execArgv, args: process.argv.slice(1), pid: process.pid }));
`;

test.skipIf(process.platform === 'win32')(
  'a server runs with the flags of its heap, as the same process',
  () => {
    const args = ['--input-type=module', '-e', program, 'one', 'two'];
    const child = spawnSync(process.execPath, args, { encoding: 'utf8' });
    const said = JSON.parse(child.stdout) as { flags: string[]; args: string[]; pid: number };
    expect(said.flags).toEqual(expect.arrayContaining([...HEAP_FLAGS]));
    expect(said.args).toEqual(['one', 'two']);
    expect(said.pid).toBe(child.pid);
  },
);
