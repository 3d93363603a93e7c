import { readFileSync } from 'node:fs';
import { loadAll } from '@cubarium/catalogue';
import { GENERAL_CODES, isRecord, OPTION_CODES } from '@cubarium/core';
import { describe, expect, test } from 'vitest';
import { EngineSession } from './session.ts';

const page = readFileSync(new URL('../../../../docs/engine-protocol.md', import.meta.url), 'utf8');

/** The conversation of the page: a request and the answer that the page promises. */
function conversation(): readonly (readonly [string, string])[] {
  const blocks = [...page.matchAll(/^```engine\n(.*?)^```$/gms)].map(([, text = '']) => text);
  const lines = blocks.join('').trimEnd().split('\n');
  const pairs = [];
  for (let i = 0; i < lines.length; i += 2) {
    const [request = '', answer = ''] = lines.slice(i, i + 2);
    if (!request.startsWith('→') || !answer.startsWith('← '))
      throw new Error(`no pair: ${request} ${answer}`);
    pairs.push([request.slice(2), answer.slice(2)] as const);
  }
  return pairs;
}

/** The answer with everything that the page leaves out replaced by its "…". */
function shortened(answer: unknown, promised: unknown): unknown {
  if (promised === '…') return '…';
  if (Array.isArray(answer) && Array.isArray(promised))
    return answer.map((each, i) => shortened(each, promised[i]));
  if (!isRecord(answer) || !isRecord(promised)) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [name, shortened(value, promised[name])]),
  );
}

describe('docs/engine-protocol.md', async () => {
  const session = new EngineSession({ games: await loadAll(), now: () => 0 });
  test.each(conversation())('%s', (request, promise) => {
    const promised: unknown = JSON.parse(promise);
    expect(shortened(JSON.parse(session.handle(request)), promised)).toEqual(promised);
  });

  test('names every code that belongs to no single game', () => {
    const [, codes = ''] = page.split('## Codes');
    for (const code of [...GENERAL_CODES, ...OPTION_CODES]) expect(codes).toContain(`\`${code}\``);
  });
});
