// Every clause of rules/*.md has a test that names it, and no test names a clause that is not there.
import { posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sources, type Source } from './sources.ts';

/** The ids of the clauses of one rules file, which has a line `- **R8** …` for each. */
const clausesOf = ({ text }: Source): readonly string[] =>
  [...text.matchAll(/^- \*\*([A-Z]\d+)\*\*/gm)].map(([, id = '']) => id);

/** What test titles name: `[chess R8] …` or `[chess R8 R9] …`; a test that is switched off proves nothing. */
const namedIn = ({ text }: Source): readonly string[] =>
  [...text.matchAll(/(?<!\b(?:skip|todo)\(\s*)['"`]\[([a-z]+)((?: [A-Z]\d+)+)\]/g)].flatMap(
    ([, game = '', ids = '']) =>
      ids
        .trim()
        .split(' ')
        .map((id) => `${game} ${id}`),
  );

/** A sentence for each clause without a test and each test without a clause. */
export function mismatches(rules: readonly Source[], tests: readonly Source[]): readonly string[] {
  const clauses = rules.flatMap((file) =>
    clausesOf(file).map((id) => `${posix.basename(file.path, '.md')} ${id}`),
  );
  const twice = clauses.filter((id, i) => clauses.indexOf(id) !== i);
  const known = new Set(clauses);
  const proven = new Set(tests.flatMap(namedIn));
  return [
    ...twice.map((id) => `${id} stands twice in the rules`),
    ...[...known].filter((id) => !proven.has(id)).map((id) => `${id} has no test`),
    ...tests.flatMap((file) =>
      [...new Set(namedIn(file))]
        .filter((id) => !known.has(id))
        .map((id) => `${file.path} names ${id}, which is no clause`),
    ),
  ];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  // The tests of the tools speak of invented games.
  const found = mismatches(
    sources('{,examples/*/}rules/*.md'),
    sources('{packages,apps,examples}/**/*.test.{ts,tsx}'),
  );
  for (const line of found) console.log(line);
  process.exitCode = found.length > 0 ? 1 : 0;
}
