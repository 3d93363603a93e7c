import { describeStore } from '@cubarium/testkit';
import { indexedDB } from 'fake-indexeddb';
import { vi } from 'vitest';
import { indexedStore } from './store.ts';

vi.stubGlobal('indexedDB', indexedDB);

let made = 0;

describeStore('the device', {
  open: async () => indexedStore(`device ${++made}`),
  reopen: async () => indexedStore(`device ${made}`),
  // Another tab.
  beside: async () => indexedStore(`device ${made}`),
  snapshots: false,
});
