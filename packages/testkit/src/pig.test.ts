import { describeGame } from './game-suite.ts';
import { pig } from './pig.ts';

describeGame({
  id: 'pig',
  rules: () => Promise.resolve(pig),
  tables: [{}, { seats: 3, target: 10, limitMs: 1500 }, { seats: 4, target: 40 }],
});
