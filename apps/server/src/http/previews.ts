import { readFile } from 'node:fs/promises';
import { findGame } from '@cubarium/catalogue';
import type { TableInfo } from '@cubarium/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Hub } from '../hub/hub.ts';
import type { TableId } from './documented.ts';
import type { Static } from 'typebox';
import { PREVIEW_TEXTS } from './preview-texts.ts';

/** Where links lead that people send each other: a table, and a match to be seen again. */
const ADDRESSES = ['/t/:id', '/replay/t/:id'] as const;
/** One for all: it is looked at for a second, next to who plays. */
const PICTURE = { path: '/pictures/start.jpg', width: '1280', height: '800' } as const;

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** Names are whatever people write: in a page they must stay text. */
const escaped = (text: string): string => text.replaceAll(/[&<>"']/gu, (sign) => ESCAPED[sign] ?? '');

interface PreviewsParts {
  readonly hub: Pick<Hub, 'tables'>;
  /** The page of the app. */
  readonly page: string;
}

/** The page of the app with a word about the table of its address, for who shows links before they are opened. */
export function addPreviews(app: FastifyInstance, { hub, page }: PreviewsParts): void {
  for (const address of ADDRESSES)
    app.get<{ Params: Static<typeof TableId> }>(
      address,
      { schema: { hide: true } },
      async (request, reply) => {
        // Each time, as every other file: it may have been built anew.
        const [html, found] = await Promise.all([
          readFile(page, 'utf8'),
          hub.tables.summary(request.params.id),
        ]);
        const text = found.ok ? told(html, await aboutTable(hub, found.value), request) : html;
        return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(text);
      },
    );
}

interface About {
  readonly title: string;
  readonly info: TableInfo;
  readonly winners: readonly string[];
}

async function aboutTable({ tables }: PreviewsParts['hub'], info: TableInfo): Promise<About> {
  const title = findGame(info.game)?.title ?? '';
  if (info.status !== 'ended') return { title, info, winners: [] };
  const looked = await tables.look(info.id);
  const end = looked.ok ? looked.value.match?.end : null;
  return { title, info, winners: (end?.winners ?? []).map((seat) => nameAt(info, seat)) };
}

const nameAt = ({ seats }: TableInfo, seat: number): string => seats[seat]?.name ?? `${seat + 1}`;

const KNOWN = Object.keys(PREVIEW_TEXTS);
const FALLBACK = 'en';

/** That of who set the table up: whoever follows the link is more likely a friend than whoever shows it. */
function languageOf({ language = '' }: TableInfo, { headers }: FastifyRequest): string {
  const wished = (headers['accept-language'] ?? '').split(',').map((tag) => tag.trim().slice(0, 2));
  return [language, ...wished].find((each) => KNOWN.includes(each)) ?? FALLBACK;
}

function told(html: string, about: About, request: FastifyRequest): string {
  const language = languageOf(about.info, request);
  const origin = `${request.protocol}://${request.host}`;
  const { locale, description } = inWords(about, language);
  const names = namesIn(about.info);
  const title = names.length === 0 ? about.title : `${about.title}: ${listOf(names, language)}`;
  const tags = {
    'og:site_name': 'Cubarium',
    'og:type': 'website',
    'og:title': title,
    'og:description': description,
    'og:locale': locale,
    'og:url': origin + request.url,
    'og:image': origin + PICTURE.path,
    'og:image:width': PICTURE.width,
    'og:image:height': PICTURE.height,
    'twitter:card': 'summary_large_image',
  };
  const lines = Object.entries(tags).map(
    ([property, content]) => `<meta property="${property}" content="${escaped(content)}" />`,
  );
  // By functions: what a name contains must not be read as a part of the pattern.
  return html
    .replace(/<html lang="[^"]*"/u, () => `<html lang="${language}"`)
    .replace(
      /<meta\s+name="description"[^>]*>/u,
      () => `<meta name="description" content="${escaped(description)}" />`,
    )
    .replace('</head>', () => `${lines.join('\n')}\n</head>`);
}

const namesIn = (info: TableInfo): readonly string[] =>
  info.seats.flatMap(({ taken }, seat) => (taken ? [nameAt(info, seat)] : []));

const listOf = (names: readonly string[], language: string): string =>
  new Intl.ListFormat(language).format(names);

function inWords({ info, winners }: About, language: string): { locale: string; description: string } {
  const texts = PREVIEW_TEXTS[language] ?? PREVIEW_TEXTS[FALLBACK];
  if (!texts) throw new Error(`no texts for ${language}`);
  const { locale } = texts;
  const seated = namesIn(info);
  const names = listOf(seated, language);
  const free = info.seats.length - seated.length;
  if (info.status === 'running') return { locale, description: texts.running({ names }) };
  if (info.status !== 'open')
    return {
      locale,
      description:
        winners.length > 0 ? texts.won({ winners: listOf(winners, language), names }) : texts.over({ names }),
    };
  const isInviting = seated.length > 0 && free > 0;
  return { locale, description: isInviting ? texts.waiting({ names, free }) : texts.empty };
}
