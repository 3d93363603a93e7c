import { describeStore } from '@cubarium/testkit';
import { indexedDB } from 'fake-indexeddb';
import { afterAll, vi } from 'vitest';
import { indexedStore } from './store.ts';

vi.stubGlobal('indexedDB', indexedDB);
afterAll(() => vi.unstubAllGlobals());

let made = 0;

describeStore('the device', {
  open: async () => indexedStore(`device ${++made}`),
  reopen: async () => indexedStore(`device ${made}`),
  // Another tab.
  beside: async () => indexedStore(`device ${made}`),
  snapshots: false,
});
