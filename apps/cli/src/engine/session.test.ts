import { randomKit } from '@cubarium/bots/kit';
import {
  err,
  general,
  GENERAL_CODES,
  isRecord,
  ok,
  OPTION_CODES,
  seededRng,
  type JsonRecord,
} from '@cubarium/core';
import { oddValue, pig, spoiled } from '@cubarium/testkit';
import { beforeEach, describe, expect, test } from 'vitest';
import { EngineSession } from './session.ts';

const loaded = {
  rules: pig,
  bots: randomKit(pig),
  statistics: { figures: () => ({ counts: {}, end: '' }) },
  queries: {
    sum: {
      about: 'dice' as const,
      answer: (request: JsonRecord) =>
        Array.isArray(request.dice) ? ok({ dice: request.dice.length }) : err(general('bad-request')),
    },
    guess: {
      about: 'position' as const,
      answer: (_request: JsonRecord, { at }: { at: number }) => ok({ at }),
    },
  },
};

let session: EngineSession;
beforeEach(() => {
  session = new EngineSession({ games: [loaded], now: () => 0 });
});
const line = (text: string): JsonRecord => {
  const answer = session.handle(text);
  expect(answer).not.toContain('\n');
  const parsed: unknown = JSON.parse(answer);
  if (!isRecord(parsed)) throw new Error(answer);
  return parsed;
};
const ask = (request: unknown): JsonRecord => line(JSON.stringify(request));
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const echoed = (id: string): unknown => line(`{"id":${id},"do":"state"}`).id;
const codeOf = (answer: JsonRecord): unknown => (isRecord(answer.error) ? answer.error.code : null);

describe('requests', () => {
  test.each([
    ['', null],
    ['   ', null],
    ['nonsense', null],
    ['[]', null],
    ['null', null],
    ['7', null],
    ['{"id":1}', 1],
    ['{"id":"a","do":7}', 'a'],
    ['{"id":2,"do":"toString"}', 2],
    ['{"id":3,"do":"__proto__"}', 3],
    ['{"id":4,"do":"new"}', 4],
    ['{"id":5,"do":"new","game":"chess"}', 5],
    ['{"id":6,"do":"new","game":"pig","seed":7}', 6],
    ['{"id":7,"do":"new","game":"pig","dealer":"robot"}', 7],
    ['{"id":8,"do":"new","game":"pig","options":null}', 8],
    ['{"id":9,"do":"new","game":"pig","options":{"__proto__":{"seats":3}}}', 9],
    ['{"id":10,"do":"load","game":"pig"}', 10],
    ['{"id":11,"do":"replay","game":"pig","log":{}}', 11],
    ['{"id":12,"do":"sum"}', 12],
  ])('%s is a bad request', (text, id) => {
    expect(line(text)).toMatchObject({ id, ok: false, error: { code: 'bad-request' } });
  });

  test('an id is text of up to 200 characters or a finite number, else null', () => {
    expect(echoed('"é"')).toBe('é');
    expect(echoed('-1.5')).toBe(-1.5);
    expect(echoed(JSON.stringify('x'.repeat(200)))).toBe('x'.repeat(200));
    expect(echoed(JSON.stringify('🎲'.repeat(200)))).toBe('🎲'.repeat(200));
    expect(echoed('"\\ud800"')).toBe('\ud800');
    for (const id of [JSON.stringify('x'.repeat(201)), '1e999', 'null', 'true', '[1]', '{"a":1}'])
      expect(echoed(id)).toBeNull();
  });

  test.each(['state', 'turn', 'legal', 'apply', 'log', 'guess'])('%s needs a game', (word) => {
    expect(ask({ do: word })).toMatchObject({ ok: false, error: { code: 'no-game' } });
  });

  test('unknown fields of a request are ignored, those of options are refused', () => {
    expect(ask({ do: 'new', game: 'pig', dealer: 'manual', nonsense: 1 }).ok).toBe(true);
    expect(codeOf(ask({ do: 'new', game: 'pig', options: { nonsense: 1 } }))).toBe('bad-request');
  });
});

describe('dealing', () => {
  test('with a seed the engine deals at once and after every action, the same each time', () => {
    const first = ask({ do: 'new', game: 'pig', seed: 'dice' });
    expect(first.entries).toMatchObject([{ seq: 0, at: 0, actor: 'chance', action: { kind: 'deal' } }]);
    const seats = listOf(ask({ do: 'turn' }).seats);
    const rolled = ask({
      do: 'apply',
      actor: seats[0],
      at: 9,
      action: { kind: 'roll' },
    });
    expect(rolled.entries).toMatchObject([
      { seq: 1, at: 9, action: { kind: 'roll' } },
      { seq: 2, at: 9, actor: 'chance', action: { kind: 'fall' } },
    ]);
    expect(ask({ do: 'new', game: 'pig', seed: 'dice' })).toEqual(first);
  });

  test.each([{ dealer: 'manual' }, {}, { dealer: 'manual', seed: 'x' }])('%j: the caller deals', (who) => {
    expect(ask({ do: 'new', game: 'pig', ...who }).entries).toEqual([]);
    expect(ask({ do: 'turn' })).toEqual({ id: null, ok: true, who: 'chance', chance: { kind: 'deal' } });
    expect(codeOf(ask({ do: 'apply', actor: 0, action: { kind: 'roll' } }))).toBe('chance-due');
    expect(ask({ do: 'apply', actor: 'chance', action: { kind: 'deal', first: 1 } }).ok).toBe(true);
    expect(ask({ do: 'turn' })).toMatchObject({ who: 'seats', seats: [1], deadline: 5000 });
  });
});

describe('a game', () => {
  beforeEach(() => {
    ask({ do: 'new', game: 'pig', dealer: 'manual' });
    ask({ do: 'apply', actor: 'chance', action: { kind: 'deal', first: 0 }, at: 10 });
  });

  test('a missing time is that of the last entry, an earlier one is refused', () => {
    expect(ask({ do: 'apply', actor: 0, action: { kind: 'roll' } }).entries).toMatchObject([{ at: 10 }]);
    const fall = { do: 'apply', actor: 'chance', action: { kind: 'fall', face: 3 } };
    expect(codeOf(ask({ ...fall, at: 9 }))).toBe('time-goes-back');
    for (const at of [-1, 0.5, '10', null, 1e300]) expect(codeOf(ask({ ...fall, at }))).toBe('bad-request');
    expect(ask({ ...fall, at: 10 }).ok).toBe(true);
  });

  test('a refusal changes neither state nor log', () => {
    const before = [ask({ do: 'state' }), ask({ do: 'log' })];
    const refused = ask({ id: 'x', do: 'apply', actor: 0, at: 99, action: { kind: 'hold' } });
    expect(refused).toEqual({ id: 'x', ok: false, error: { clause: 'A3', code: 'nothing-to-hold' } });
    for (const actor of [1, 2, 9, '0', null, 'table', 'clock', 'chance'])
      expect(ask({ do: 'apply', actor, action: { kind: 'roll' } }).ok).toBe(false);
    expect([ask({ do: 'state' }), ask({ do: 'log' })]).toEqual(before);
  });

  test('legal lists for a seat; who cannot act gets nothing', () => {
    expect(ask({ do: 'legal', seat: 0 }).actions).toEqual([{ kind: 'roll' }]);
    expect(ask({ do: 'legal', seat: 1 }).actions).toEqual([]);
    for (const seat of [2, -1, '0', null]) expect(codeOf(ask({ do: 'legal', seat }))).toBe('bad-request');
  });

  test('a state can be loaded again, with an empty log and its own time', () => {
    const { state } = ask({ do: 'state' });
    expect(ask({ do: 'load', game: 'pig', state, dealer: 'manual' })).toMatchObject({ ok: true, state });
    expect(ask({ do: 'log' }).log).toEqual([]);
    expect(codeOf(ask({ do: 'apply', actor: 0, at: 9, action: { kind: 'roll' } }))).toBe('time-goes-back');
    expect(codeOf(ask({ do: 'load', game: 'pig', state: null }))).toBe('impossible-state');
    expect(ask({ do: 'state' }).state).toEqual(state);
  });

  test('its log replays; a failure names the entry and leaves the board alone', () => {
    ask({ do: 'apply', actor: 0, action: { kind: 'roll' } });
    const log = listOf(ask({ do: 'log' }).log);
    const before = ask({ do: 'state' });
    expect(ask({ do: 'replay', game: 'pig', options: { seats: 2 }, log })).toEqual(before);
    const wrong = [...log, { actor: 0, action: { kind: 'roll' } }];
    expect(ask({ do: 'replay', game: 'pig', log: wrong }).error).toEqual({ code: 'chance-due', entry: 2 });
    expect(ask({ do: 'replay', game: 'pig', log: log.toReversed() }).error).toMatchObject({ entry: 0 });
    expect(ask({ do: 'state' })).toEqual(before);
  });

  test('queries are answered by the game that has them', () => {
    expect(ask({ do: 'sum', dice: [1, 2] })).toEqual({ id: null, ok: true, dice: 2 });
    expect(ask({ do: 'guess' })).toEqual({ id: null, ok: true, at: 10 });
  });
});

test('a bug in a game is answered and reported, and the engine goes on', () => {
  const bugs: unknown[] = [];
  const broken = {
    ...loaded,
    rules: {
      ...pig,
      legal: () => {
        throw new Error('bug');
      },
    },
  };
  session = new EngineSession({ games: [broken], now: () => 0, onBug: (bug) => bugs.push(bug) });
  ask({ do: 'new', game: 'pig', seed: 'x' });
  expect(ask({ id: 1, do: 'legal', seat: 0 })).toMatchObject({ id: 1, ok: false });
  expect(bugs).toHaveLength(1);
  expect(ask({ do: 'state' }).ok).toBe(true);
});

test('20,000 spoiled requests: each gets one answer, with a code of the closed lists', () => {
  const rng = seededRng('spoiled requests');
  const wrong: unknown[] = [];
  const codes = new Set<unknown>([...GENERAL_CODES, ...OPTION_CODES, ...Object.keys(pig.refusals)]);
  const requests = [
    {
      id: 1,
      do: 'new',
      game: 'pig',
      options: { seats: 2, target: 20, mercy: false, limitMs: 5000 },
      seed: 'text',
    },
    {
      id: 2,
      do: 'load',
      game: 'pig',
      state: pig.print(pig.setup({ seats: 2, target: 9, mercy: false, limitMs: 10 })),
    },
    { id: 3, do: 'apply', actor: 0, at: 5, action: { kind: 'roll' } },
    { id: 4, do: 'replay', game: 'pig', options: {}, log: [{ seq: 0, at: 0, actor: 'chance', action: {} }] },
    { id: 5, do: 'legal', seat: 0 },
  ];
  for (let i = 0; i < 20_000; i++) {
    const request = spoiled(requests[i % requests.length], rng) ?? oddValue(rng);
    const answer = ask(request);
    if (!answer.ok && !codes.has(codeOf(answer))) wrong.push({ request, answer });
  }
  expect(wrong).toEqual([]);
});
