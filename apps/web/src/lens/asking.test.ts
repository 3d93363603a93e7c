import { expect, test, vi } from 'vitest';
import { LensHost, type LensCall, type LensReply } from './asking.ts';

function started() {
  const listeners = new Map<string, (event: unknown) => void>();
  const sent: LensCall[] = [];
  const worker = {
    addEventListener: (kind: string, hear: (event: unknown) => void) => void listeners.set(kind, hear),
    postMessage: (call: LensCall) => void sent.push(call),
    terminate: vi.fn<() => void>(),
  };
  const start = vi.fn<() => never>(() => worker as never);
  const reply = (said: LensReply): void => listeners.get('message')?.({ data: said });
  const fail = (): void => listeners.get('error')?.({ preventDefault: () => undefined });
  return { host: new LensHost(start), start, sent, reply, fail, worker };
}

const asked = (what: string, n: number) => ({ game: 'x', at: n, state: n, request: { do: what, n } });

test('one question is on its way; of those that wait the newest of each kind goes next', async () => {
  const { host, sent, reply } = started();
  const first = host.ask(asked('odds', 1));
  const second = host.ask(asked('odds', 2));
  const hint = host.ask(asked('hint', 3));
  const third = host.ask(asked('odds', 4));
  expect(sent.map(({ at }) => at)).toEqual([1]);
  expect(await second).toBeNull();
  reply({ call: 0, answer: { p: 1 } });
  expect(await first).toEqual({ p: 1 });
  reply({ call: 1, answer: { p: 2 } });
  reply({ call: 2, answer: { p: 3 } });
  expect(await Promise.all([hint, third])).toHaveLength(2);
  expect(sent.map(({ at }) => at).toSorted((a, b) => a - b)).toEqual([1, 3, 4]);
});

test('a worker that fails answers with nothing, and the next question starts another one', async () => {
  const { host, start, fail, worker } = started();
  const lost = host.ask(asked('odds', 1));
  fail();
  expect(await lost).toBeNull();
  expect(worker.terminate).toHaveBeenCalledOnce();
  void host.ask(asked('odds', 2));
  expect(start).toHaveBeenCalledTimes(2);
});
