import { posix } from 'node:path';
import { readFacts } from './facts.ts';
import { isTest, type Source } from './sources.ts';

/** For each folder the folders that its files import from. */
type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** A sentence for each circle of folders inside one workspace: whoever reads one of them has to read them all. */
export function circles(files: readonly Source[]): readonly string[] {
  const graph = graphOf(files.filter(({ path }) => !isTest(path)));
  const found = new Map<string, string>();
  for (const folder of graph.keys()) {
    const circle = wayBack(graph, folder);
    if (!circle) continue;
    // Every folder of a circle finds it; it is told once.
    const key = circle.toSorted().join(' ');
    if (!found.has(key)) found.set(key, `${[...circle, folder].join(' → ')}: a circle of folders`);
  }
  return [...found.values()];
}

function graphOf(files: readonly Source[]): Graph {
  const graph = new Map<string, Set<string>>();
  for (const file of files) {
    const from = posix.dirname(file.path);
    const targets = graph.get(from) ?? new Set();
    graph.set(from, targets);
    for (const target of readFacts(file).imports) {
      const to = posix.dirname(posix.join(from, target));
      if (target.startsWith('.') && to !== from) targets.add(to);
    }
  }
  return graph;
}

/** The shortest way from a folder back to itself, without its end; null when there is none. */
function wayBack(graph: Graph, start: string): readonly string[] | null {
  const seen = new Set<string>();
  let ways: readonly (readonly string[])[] = [[start]];
  while (ways.length > 0) {
    const next: (readonly string[])[] = [];
    for (const way of ways)
      for (const to of graph.get(way.at(-1) ?? start) ?? []) {
        if (to === start) return way;
        if (!seen.has(to)) next.push([...way, to]);
        seen.add(to);
      }
    ways = next;
  }
  return null;
}
