import {
  err,
  general,
  hasFields,
  isRecord,
  isSeat,
  ok,
  parseOptions,
  type Actor,
  type Refusal,
  type Result,
} from '@cubarium/core';
import { PIG_OPTIONS } from './options.ts';
import type { Pig, PigAction } from './state.ts';

export function parseAction(actor: Actor, raw: unknown): Result<PigAction, Refusal> {
  const bad = err(general('bad-request'));
  if (!isRecord(raw)) return bad;
  const { kind } = raw;
  if (actor === 'clock')
    return kind === 'timeUp' && hasFields(raw, ['kind']) ? ok({ kind: 'timeUp' as const }) : bad;
  if (actor === 'chance') {
    if (kind === 'deal' && hasFields(raw, ['kind', 'first']) && isSeat(raw.first))
      return ok({ kind, first: raw.first });
    if (kind !== 'fall' || !hasFields(raw, ['kind', 'face']) || typeof raw.face !== 'number') return bad;
    return ok({ kind, face: raw.face });
  }
  if (!isSeat(actor) || (kind !== 'roll' && kind !== 'hold') || !hasFields(raw, ['kind'])) return bad;
  return ok({ kind });
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

export function parse(raw: unknown): Result<Pig, Refusal> {
  const impossible = err(general('impossible-state'));
  const fields = ['game', 'options', 'totals', 'added', 'seat', 'due', 'at'];
  if (!isRecord(raw) || raw.game !== 'pig' || !hasFields(raw, fields)) return impossible;
  const options = parseOptions(PIG_OPTIONS, raw.options);
  if (!options.ok) return impossible;
  const { seats } = options.value;
  const { totals, added, seat, due, at } = raw;
  if (!Array.isArray(totals) || totals.length !== seats || !totals.every(isWhole)) return impossible;
  if (!isWhole(added) || !isWhole(at) || !isSeat(seat, seats)) return impossible;
  if (due !== null && due !== 'deal' && due !== 'fall') return impossible;
  return ok({ game: 'pig', options: options.value, totals, added, seat, due, at });
}
