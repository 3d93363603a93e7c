// Runs a benchmark by its name: `npm run bench -- NAME [ARG…]`. Each prints one JSON line a figure.
import { spawnSync } from 'node:child_process';
import { paths } from './sources.ts';

/** `bench/engine.ts` and `bench/engine/run.ts` are both called `engine`. */
const benches = new Map(
  paths('bench/{*,*/run}.ts').map((path) => [path.replaceAll(/^bench\/|(\/run)?\.ts$/g, ''), path]),
);

const [name = '', ...args] = process.argv.slice(2);
const file = benches.get(name);
if (file === undefined) {
  console.error(`npm run bench -- NAME, where NAME is one of: ${[...benches.keys()].join(', ')}`);
  process.exit(2);
}
process.exitCode = spawnSync(process.execPath, [file, ...args], { stdio: 'inherit' }).status ?? 1;
