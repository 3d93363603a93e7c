// The solvers and bots of both games on one thread: `npm run bench -- solver`. One JSON line a figure.
import { measureConsistency } from './consistency.ts';
import { measureCubo } from './cubo.ts';
import { measureDecisions } from './decisions.ts';
import { measureOdds } from './odds.ts';

measureCubo();
await measureOdds();
await measureDecisions();
await measureConsistency();
