import type { Attack } from './attack.ts';
import { CONNECTIONS } from './connections.ts';
import { LIVE } from './live.ts';
import { QUESTIONS } from './questions.ts';

export const ATTACKS: readonly Attack[] = [...CONNECTIONS, ...QUESTIONS, ...LIVE];
