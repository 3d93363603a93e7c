import { describeStore } from '@cubarium/testkit';
import { memoryStore } from './index.ts';

describeStore('memory', async () => memoryStore(), null);
