import { isRecord, pick, type Rng } from '@cubarium/core';

/** Values that break careless code: wrong types, edges of numbers, names that prototypes have, odd text. */
const ODD_VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1,
  7,
  0.5,
  1e300,
  -0,
  2 ** 53,
  '',
  '0',
  'w1',
  'w01',
  'w1:swap',
  'A1',
  'D1',
  'null',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '\u0000',
  '\ud800',
  'ß'.repeat(300),
  [],
  [[]],
  [null],
  {},
  { kind: 'roll' },
  { length: 3 },
  JSON.parse('{"__proto__":{"kind":"roll"}}'),
];

const ODD_KEYS = ['__proto__', 'constructor', 'extra', '', 'kind', 'length', '0'];

export const oddValue = (rng: Rng): unknown => pick(rng, ODD_VALUES);

/**
 * A copy of a JSON value with one thing wrong somewhere: a part replaced, left out, doubled or added. The result
 * may by luck be right again; callers assert that nothing breaks, not that everything is refused.
 */
export function spoiled(value: unknown, rng: Rng): unknown {
  if (Array.isArray(value)) return spoiledList(value, rng);
  if (isRecord(value)) return spoiledRecord(value, rng);
  return oddValue(rng);
}

function spoiledList(list: readonly unknown[], rng: Rng): unknown {
  const at = list.length === 0 ? 0 : rng.below(list.length);
  switch (rng.below(5)) {
    case 0:
      return list.toSpliced(at, 1);
    case 1:
      return list.toSpliced(at, 0, list[at]);
    case 2:
      return [...list, oddValue(rng)];
    case 3:
      return oddValue(rng);
    default:
      return list.length === 0 ? [oddValue(rng)] : list.with(at, spoiled(list[at], rng));
  }
}

function spoiledRecord(record: Readonly<Record<string, unknown>>, rng: Rng): unknown {
  const entries = Object.entries(record);
  const at = entries.length === 0 ? 0 : rng.below(entries.length);
  const [name, inner] = entries[at] ?? ['kind', null];
  switch (rng.below(6)) {
    case 0:
      return Object.fromEntries(entries.toSpliced(at, 1));
    case 1:
      return Object.fromEntries([...entries, [pick(rng, ODD_KEYS), oddValue(rng)]]);
    case 2:
      return oddValue(rng);
    default:
      return Object.fromEntries(entries.toSpliced(at, 1, [name, spoiled(inner, rng)]));
  }
}
