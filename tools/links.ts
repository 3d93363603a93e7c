// Every link from one of our pages to another file, or to a heading, leads somewhere: `node tools/links.ts`.
import { posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { paths, sources, type Source } from './sources.ts';

const withoutCode = (text: string): string => text.replaceAll(/^```.*?^```$|`[^`\n]*`/gms, '');

/** `[words](target)`, and pictures in either spelling; what has a scheme leads out of the repository. */
const targetsIn = ({ text }: Source): readonly string[] =>
  [...withoutCode(text).matchAll(/\]\(([^)\s]+)[^)]*\)|<img[^>]* src="([^"]+)"/g)]
    .map(([, link, picture]) => link ?? picture ?? '')
    .filter((target) => !/^[a-z]+:/.test(target));

/** The name that a heading gets on the page. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

const anchorsIn = ({ text }: Source): readonly string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading.trim()));

/** A sentence for each link that leads nowhere. `files` are all that there are, pages or not. */
export function deadLinks(pages: readonly Source[], files: readonly string[]): readonly string[] {
  const folders = new Set(files.flatMap((file) => foldersAbove(file)));
  const anchors = new Map(pages.map((page) => [page.path, anchorsIn(page)]));
  return pages.flatMap((page) =>
    targetsIn(page).flatMap((target) => {
      const [path = '', anchor] = target.split('#');
      const to = path === '' ? page.path : posix.join(posix.dirname(page.path), path).replace(/\/$/, '');
      if (!files.includes(to) && !folders.has(to)) return [`${page.path}: ${target} is not there`];
      const known = anchor === undefined || anchors.get(to)?.includes(anchor) !== false;
      return known ? [] : [`${page.path}: ${target} names no heading`];
    }),
  );
}

function foldersAbove(file: string): readonly string[] {
  const folder = posix.dirname(file);
  return folder === '.' ? [] : [folder, ...foldersAbove(folder)];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const found = deadLinks(sources('**/*.md'), paths('**/*.*').concat('LICENSE'));
  for (const line of found) console.log(line);
  process.exitCode = found.length > 0 ? 1 : 0;
}
