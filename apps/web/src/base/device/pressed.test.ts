import { afterEach, expect, test, vi } from 'vitest';
import { leadWhoPresses, type Worker } from './pressed.ts';
import { onNotified } from './secure-only.ts';

/** What the service worker does when somebody presses what it told of a table, with so many pages open. */
async function pressed(pages: number): Promise<readonly unknown[]> {
  const done: unknown[] = [];
  const page = { postMessage: (said: unknown) => done.push(said), focus: async () => done.push('focus') };
  const heard: Parameters<Worker['addEventListener']>[1][] = [];
  leadWhoPresses({
    clients: {
      matchAll: async () => Array.from({ length: pages }, () => page),
      openWindow: async (path) => done.push(path),
    },
    addEventListener: (_, hear) => heard.push(hear),
  });
  const waited: Promise<unknown>[] = [];
  const notification = { tag: '/t/x', close: () => done.push('close') };
  for (const hear of heard) hear({ notification, waitUntil: (led) => waited.push(led) });
  await Promise.all(waited);
  return done;
}

afterEach(() => vi.unstubAllGlobals());

test('pressed, the page that is open is told where to go and comes to the front', async () => {
  expect(await pressed(2)).toEqual(['close', { pressed: '/t/x' }, 'focus']);
});

test('with no page open the table is opened', async () => {
  expect(await pressed(0)).toEqual(['close', '/t/x']);
});

test('the page goes where it is told, and nowhere for anything else', () => {
  const serviceWorker = new EventTarget();
  vi.stubGlobal('navigator', { serviceWorker });
  const went: string[] = [];
  const end = onNotified((path) => went.push(path));
  const say = (data: unknown): unknown => serviceWorker.dispatchEvent(new MessageEvent('message', { data }));
  say({ pressed: '/t/x' });
  say({ pressed: 3 });
  say(null);
  say('pressed');
  end();
  say({ pressed: '/t/y' });
  expect(went).toEqual(['/t/x']);
});

test('over plain http there is no service worker to listen to', () => {
  vi.stubGlobal('navigator', {});
  expect(() => onNotified(() => undefined)()).not.toThrow();
});
