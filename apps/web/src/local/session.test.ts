import { cubo } from '@cubarium/games/cubo';
import { indexedDB } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLocal } from './create.ts';
import { openLocal } from './session.ts';

const page = new EventTarget();
const kept = new Map<string, string>();
let passed = 0;

beforeEach(() => {
  kept.clear();
  passed = 0;
  vi.stubGlobal('indexedDB', indexedDB);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.spyOn(performance, 'now').mockImplementation(() => passed);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Two people at this device, five seconds after it was dealt. */
async function begun(pace: 'race' | 'calm') {
  const id = await createLocal(cubo, {
    options: { pace },
    sitters: [{ name: 'Ada' }, { name: 'Béla' }],
  });
  const open = async () => {
    const session = await openLocal(cubo, id, () => false);
    if (!session) throw new Error('no table');
    return session;
  };
  const session = await open();
  passed += 5000;
  return { session, open };
}

test('a pause outlives the page that made it', async () => {
  const { session, open } = await begun('race');
  session.pause?.(true);
  passed += 60_000;
  expect(session.now()).toBe(5000);
  page.dispatchEvent(new Event('pagehide'));
  passed += 60_000;
  const again = await open();
  expect(again.now()).toBe(5000);
  passed += 100;
  expect(again.now()).toBe(5100);
  again.close();
  session.close();
});

test('a table stands still while it is closed, and never before its last entry', async () => {
  const { session, open } = await begun('calm');
  // Whoever begins.
  for (const seat of [0, 1] as const) await session.send({ kind: 'act', seat, action: { kind: 'throw' } });
  const last = session.view.get().entries.at(-1)?.at;
  expect(last).toBe(5000);
  session.close();
  kept.clear();
  passed += 60_000;
  const again = await open();
  expect(again.now()).toBe(last);
  again.close();
});
