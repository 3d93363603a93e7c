import { expect, test } from 'vitest';
import type { BusListener, BusMessage } from '../ports/bus.ts';
import { Colleagues } from './colleagues.ts';

/** Node 1 among two others, and all that it says and loses. */
async function among(others: readonly number[]) {
  const said: (readonly [number | 'all', BusMessage])[] = [];
  const lost: number[] = [];
  const heard: { listener?: BusListener } = {};
  const colleagues = await Colleagues.open({
    membership: {
      self: 1,
      name: 'club',
      now: () => 0,
      take: async () => 1,
      release: async () => undefined,
      orphans: async () => [],
      renew: async () => ({ others, hasLapsed: false }),
      leave: async () => undefined,
    },
    openBus: async ({ listener }) => {
      heard.listener = listener;
      return {
        isUp: true,
        send: (to, message) => void said.push([to, message]),
        close: async () => undefined,
      };
    },
    onBus: () => undefined,
    onError: (error) => {
      throw error;
    },
  });
  colleagues.add({ lost: (node) => lost.push(node) });
  return { colleagues, said, lost, bus: heard.listener };
}

test('a bus that went away and came back: nothing that was under way is waited for, whoever is back first', async () => {
  const { colleagues, said, lost, bus } = await among([2, 3]);
  bus?.changed(false);
  expect(lost).toEqual([2, 3]);
  said.length = 0;
  bus?.changed(true);
  expect(lost).toEqual([2, 3, 2, 3]);
  // First, so that what is begun anew is not taken for lost.
  expect(said).toEqual([['all', { kind: 'here' }]]);
  await colleagues.stop();
});

test('a node that says it is here again has lost what was on its way', async () => {
  const { colleagues, lost, bus } = await among([2]);
  bus?.heard(2, { kind: 'here' });
  bus?.heard(4, { kind: 'here' });
  expect([lost, colleagues.others]).toEqual([
    [2, 4],
    [2, 4],
  ]);
  await colleagues.stop();
});
