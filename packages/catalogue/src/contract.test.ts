import { describeGame } from '@cubarium/testkit';
import { findGame } from './index.ts';

const tables: Readonly<Record<string, readonly unknown[]>> = {
  ciub: [
    { seats: 2, length: 'short' },
    { seats: 3, length: 'short', selfAdjust: 'numbers-only' },
    { seats: 2 },
    { seats: 4, length: 'normal', first: 3 },
  ],
};

for (const [id, options] of Object.entries(tables)) {
  const entry = findGame(id);
  if (entry === null) throw new Error(`no game ${id}`);
  describeGame({ ...entry, tables: options });
}
