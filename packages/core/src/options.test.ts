import { describe, expect, test } from 'vitest';
import { parseOptions } from './options.ts';

const schema = {
  seats: { kind: 'whole', min: 2, max: 4, default: 2, clause: 'S1' },
  pace: { kind: 'choice', values: ['race', 'calm'], default: 'race', clause: 'P6' },
  open: { kind: 'switch', default: true, clause: 'S3' },
  first: { kind: 'seat', default: null, clause: 'S2' },
  timeFactor: { kind: 'factors', min: 1, max: 10, default: null, clause: 'P5' },
} as const;
const defaults = { seats: 2, pace: 'race', open: true, first: null, timeFactor: null };

describe('options', () => {
  test.each([
    [{}, {}],
    [{ seats: 4, first: 3 }, {}],
    [{ seats: 3, timeFactor: [1, 1.5, 10] }, {}],
    [{ first: null, timeFactor: null }, {}],
    [{ open: false }, {}],
    [{ pace: undefined }, { pace: 'race' }],
  ])('%j is complete with its defaults', (raw, more) => {
    expect(parseOptions(schema, raw)).toEqual({ ok: true, value: { ...defaults, ...raw, ...more } });
  });

  test.each([
    [{ seats: 1 }, 'S1', 'seats'],
    [{ seats: 5 }, 'S1', 'seats'],
    [{ seats: 2.5 }, 'S1', 'seats'],
    [{ pace: 'fast' }, 'P6', 'pace'],
    [{ first: 2 }, 'S2', 'first'],
    [{ first: -1 }, 'S2', 'first'],
    [{ timeFactor: [1] }, 'P5', 'timeFactor'],
    [{ timeFactor: [1, 11] }, 'P5', 'timeFactor'],
    [{ timeFactor: [0.5, 1] }, 'P5', 'timeFactor'],
  ])('%j is out of range', (raw, clause, option) => {
    expect(parseOptions(schema, raw)).toEqual({
      ok: false,
      error: { clause, code: 'option-out-of-range', option },
    });
  });

  test.each([
    null,
    [],
    'text',
    { unknown: 1 },
    { seats: '2' },
    { seats: null },
    { pace: 1 },
    { open: 1 },
    { open: null },
    { first: '0' },
    { timeFactor: 1 },
    { timeFactor: ['1', 1] },
    JSON.parse('{"__proto__":{"seats":3}}') as unknown,
  ])('%j is malformed', (raw) => {
    expect(parseOptions(schema, raw)).toMatchObject({ ok: false, error: { code: 'bad-request' } });
  });

  test('one that is unknown is named, but not at any length', () => {
    const why = (name: string) => ({ ok: false, error: { why: `unknown option: ${name}` } });
    expect(parseOptions(schema, { seat: 2 })).toMatchObject(why('seat'));
    expect(parseOptions(schema, { ['x'.repeat(1000)]: 2 })).toMatchObject(why('x'.repeat(40)));
  });
});
