import { afterEach, expect, test, vi } from 'vitest';
import { api } from './api.ts';

afterEach(() => vi.unstubAllGlobals());

/** A server that answers every question like this. */
function answering(body: string, init: ResponseInit = {}) {
  const asked = vi.fn<typeof fetch>(() =>
    Promise.resolve(new Response(body, { headers: { 'content-type': 'application/json' }, ...init })),
  );
  vi.stubGlobal('fetch', asked);
  return asked;
}

test('what is asked goes to the declared address, and its answer is read', async () => {
  const asked = answering('{"id":"t1","later":1}', { status: 201 });
  expect(await api.create({ game: 'g', access: 'link' })).toMatchObject({ ok: true, value: { id: 't1' } });
  expect(asked).toHaveBeenCalledWith(
    '/api/tables',
    expect.objectContaining({ method: 'POST', body: '{"game":"g","access":"link"}' }),
  );
  answering('{"entries":[],"next":null}');
  expect(await api.log('a/b', 7)).toEqual({ ok: true, value: { entries: [], next: null } });
  expect(fetch).toHaveBeenCalledWith('/api/tables/a%2Fb/log?from=7', { method: 'GET' });
});

test.each(['{}', 'null', '{"open":[{"id":1}],"running":[],"counts":{"people":0,"open":0,"running":0}}'])(
  'an answer that does not fit is refused, and nobody works with it: %s',
  async (body) => {
    answering(body);
    expect(await api.lobby()).toEqual({ ok: false, error: { code: 'not-understood' } });
  },
);

test('a refusal is its code; whoever else answers is not the server', async () => {
  answering('{"error":{"code":"too-fast"}}', { status: 429 });
  expect(await api.me()).toEqual({ ok: false, error: { code: 'too-fast' } });
  answering('{"error":3}', { status: 500 });
  expect(await api.me()).toEqual({ ok: false, error: { code: 'offline' } });
  answering('<html></html>', { headers: { 'content-type': 'text/html' } });
  expect(await api.me()).toEqual({ ok: false, error: { code: 'offline' } });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  expect(await api.me()).toEqual({ ok: false, error: { code: 'offline' } });
});
