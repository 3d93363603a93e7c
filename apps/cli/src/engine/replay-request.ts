import {
  err,
  general,
  isRecord,
  ok,
  type GameDefinition,
  type Move,
  type Refusal,
  type Result,
} from '@cubarium/core';
import { readActor, readAt } from './fields.ts';

/** The state after a log of raw entries; a refusal names the entry. */
export function replayRaw(
  game: GameDefinition,
  options: unknown,
  log: readonly unknown[],
): Result<unknown, Refusal> {
  const { seats } = game.optionSchema;
  const start = game.setup(options);
  const count = isRecord(options) && typeof options.seats === 'number' ? options.seats : seats.max;
  let state = start;
  let at = 0;
  for (const [entry, raw] of log.entries()) {
    const move = readMove(game, raw, { entry, at, seats: count });
    if (!move.ok) return err({ ...move.error, entry });
    const next = game.apply(state, move.value);
    if (!next.ok) return err({ ...next.error, entry });
    state = next.value;
    at = move.value.at;
  }
  return ok(state);
}

interface Expected {
  readonly entry: number;
  readonly at: number;
  readonly seats: number;
}

function readMove(game: GameDefinition, raw: unknown, expected: Expected): Result<Move, Refusal> {
  if (!isRecord(raw)) return err(general('bad-request', 'an entry must be an object'));
  if (raw.seq !== undefined && raw.seq !== expected.entry)
    return err(general('bad-request', `seq must be ${expected.entry}`));
  const actor = readActor(raw.actor, expected.seats);
  if (!actor.ok) return actor;
  const at = readAt(raw.at, expected.at);
  if (!at.ok) return at;
  const action = game.parseAction(actor.value, raw.action);
  return action.ok ? ok({ at: at.value, actor: actor.value, action: action.value }) : action;
}
