// Works the chances of the app's reference out by the solver: `npm run first-odds`.
import { writeFile } from 'node:fs/promises';
import { FIRST_ODDS, firstOdds } from './first-odds.ts';

await writeFile(FIRST_ODDS, `${JSON.stringify(firstOdds(), null, 2)}\n`);
