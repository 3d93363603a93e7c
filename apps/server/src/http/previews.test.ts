import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { comeIn, setUp, visitorsOf } from '@cubarium/testkit';
import { expect, test } from 'vitest';
import { readConfig } from '../base/config.ts';
import { startServer } from '../server.ts';

const PAGE = `<!doctype html><html lang="en"><head>
<meta name="description" content="anything" /><title>Cubarium</title></head><body>the app</body></html>`;

const people = visitorsOf((folder) => {
  writeFileSync(join(folder, 'index.html'), PAGE);
  const args = ['--port', '0', '--data', join(folder, 'data'), '--log', 'silent', '--web', folder];
  return startServer(readConfig(args, {}));
});

async function preview(path: string, language = 'en'): Promise<Readonly<Record<string, string>>> {
  const answer = await people.call(path, { headers: { 'accept-language': language } });
  const html = await answer.text();
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(html).toContain('the app');
  const tags = html.matchAll(/<meta property="(?<name>[^"]*)" content="(?<content>[^"]*)"/gu);
  const lang = /<html lang="(?<lang>\w+)"/u.exec(html)?.groups?.lang ?? '';
  const read = Array.from(tags, ({ groups = {} }): readonly [string, string] => [
    groups.name ?? '',
    groups.content ?? '',
  ]);
  return { lang, ...Object.fromEntries(read) };
}

test('the link of a table says who waits there, in the language of its host, with a picture', async () => {
  const id = await setUp(people.url, people.ann, { game: 'ciub', language: 'de' });
  const socket = await people.greeted(people.ann);
  const { c } = await socket.ask({ t: 'join', table: id, after: null }, 'joined');
  await socket.ask({ t: 'do', c, id: 's', after: 0, command: { kind: 'sit', seat: 0, name: '' } }, 'ok');
  const told = await preview(`/t/${id}`, 'fr');
  expect(told).toMatchObject({
    lang: 'de',
    'og:title': 'Ciúb: Ann',
    'og:description': 'Ann wartet auf dich: Ein Platz ist frei.',
    'og:locale': 'de_DE',
    'og:url': `${people.url}/t/${id}`,
    'og:image': `${people.url}/pictures/start.jpg`,
  });
});

test('a match that is over tells who won, to who asks in any language', async () => {
  const party = await people.match('cubo');
  expect(await preview(`/t/${party.id}`, 'hu-HU,hu;q=0.9')).toMatchObject({
    lang: 'hu',
    'og:description': 'Most játszanak: Ann és Bob. Nézd őket.',
  });
  const from = party.bob.heard.length;
  await party.act(party.ann, { kind: 'resign', seat: 0 }, 1);
  await party.bob.hear('table', from);
  expect(await preview(`/replay/t/${party.id}`, 'xx')).toMatchObject({
    lang: 'en',
    'og:title': 'Cubo: Ann and Bob',
    'og:description': 'Won by Bob. At the table: Ann and Bob. See how it went.',
  });
});

test('a name stays text, whatever it is made of; what is not there is the app alone', async () => {
  const mallory = await comeIn(people.url, `"><b>$&amp;'`);
  const id = await setUp(people.url, mallory, { game: 'ciub' });
  const socket = await people.greeted(mallory);
  const { c } = await socket.ask({ t: 'join', table: id, after: null }, 'joined');
  await socket.ask({ t: 'do', c, id: 's', after: 0, command: { kind: 'sit', seat: 0, name: '' } }, 'ok');
  const html = await (await people.call(`/t/${id}`)).text();
  expect(html).not.toContain('<b>');
  expect(html).toContain('content="Ciúb: &quot;&gt;&lt;b&gt;$&amp;amp;&#39;"');
  expect(await (await people.call('/t/nowhere')).text()).toBe(PAGE);
});
