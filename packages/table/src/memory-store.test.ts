import { describeStore } from '@cubarium/testkit';
import { memoryStore } from './index.ts';

describeStore('memory', { open: async () => memoryStore(), snapshots: true });
