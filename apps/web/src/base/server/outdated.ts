import { createStore } from '../state/store.ts';

/** True once the server has said that this page is too old to talk with it. */
export const outdated = createStore(false);
