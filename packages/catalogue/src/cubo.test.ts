import { describeGame } from '@cubarium/testkit';
import { catalogue } from './index.ts';

const tables = [
  { seats: 2 },
  { seats: 3, timeFactor: [1, 2, 10] },
  { seats: 4, first: 2 },
  { seats: 3, pace: 'calm', throws: 2 },
];
for (const entry of catalogue) if (entry.id === 'cubo') describeGame({ ...entry, tables });
