import { readFileSync } from 'node:fs';

const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  readonly scripts: { readonly start: string };
};

/** The flags with which `npm start` starts Node. */
export const START_FLAGS: readonly string[] = manifest.scripts.start
  .split(' ')
  .filter((word) => word.startsWith('--'));
