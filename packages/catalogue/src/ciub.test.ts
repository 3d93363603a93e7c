import { describeGame } from '@cubarium/testkit';
import { catalogue } from './index.ts';

const tables = [
  { seats: 2, length: 'short' },
  { seats: 3, length: 'short', selfAdjust: 'numbers-only' },
  { seats: 2 },
  { seats: 4, length: 'normal', first: 3 },
];
for (const entry of catalogue) if (entry.id === 'ciub') describeGame({ ...entry, tables });
