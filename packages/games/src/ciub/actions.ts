import { err, general, hasFields, isRecord, isSeat, isTextArray, ok } from '@cubarium/core';
import type { Actor, JsonRecord, Refusal, Result } from '@cubarium/core';
import { isCardId } from './cards.ts';
import { isColour, isFace, readDieId } from './dice.ts';
import type { ChanceAction, CiubAction, SeatAction } from './types.ts';

/** The border: shape only. Whether the move is allowed is for the clauses to say. */
export function parseAction(actor: Actor, raw: unknown): Result<CiubAction, Refusal> {
  if (actor === 'clock') return err(general('no-clock'));
  if (actor === 'table' || !isRecord(raw) || typeof raw.kind !== 'string') return err(general('bad-request'));
  if (actor !== 'chance')
    return shaped(Object.hasOwn(SEAT_ACTIONS, raw.kind) && SEAT_ACTIONS[raw.kind as SeatKind](raw), raw);
  const badFaces = raw.kind === 'fall' && isTextArray(raw.faces) && !raw.faces.every(isFace);
  if (badFaces) return err(general('impossible-faces', 'no die has such a face'));
  return shaped(Object.hasOwn(CHANCE_ACTIONS, raw.kind) && CHANCE_ACTIONS[raw.kind as ChanceKind](raw), raw);
}

/** The tables below have checked every field of the kind, and that there is no other. */
const shaped = (fits: boolean, raw: JsonRecord): Result<CiubAction, Refusal> =>
  fits
    ? ok(raw as unknown as CiubAction)
    : err(general('bad-request', `not an action: ${String(raw.kind).slice(0, 40)}`));

const isDieId = (value: unknown): boolean => typeof value === 'string' && readDieId(value) !== null;
const areDieIds = (value: unknown): boolean => Array.isArray(value) && value.every(isDieId);
const areCardIds = (value: unknown): boolean => Array.isArray(value) && value.every(isCardId);
const maybeAside = (raw: JsonRecord): boolean =>
  hasFields(raw, ['kind'], ['aside']) && (!Object.hasOwn(raw, 'aside') || areDieIds(raw.aside));
const onlyCard = (raw: JsonRecord): boolean => hasFields(raw, ['kind', 'card']) && isCardId(raw.card);
const onlyDice = (raw: JsonRecord): boolean => hasFields(raw, ['kind', 'dice']) && areDieIds(raw.dice);

type SeatKind = SeatAction['kind'];
type ChanceKind = ChanceAction['kind'];

const SEAT_ACTIONS: Readonly<Record<SeatKind, (raw: JsonRecord) => boolean>> = {
  placeToken: onlyCard,
  removeCard: onlyCard,
  roll: maybeAside,
  stop: maybeAside,
  swap: (raw) => hasFields(raw, ['kind', 'die', 'colour']) && isDieId(raw.die) && isColour(raw.colour),
  reroll: (raw) => hasFields(raw, ['kind', 'die', 'target']) && isDieId(raw.die) && isDieId(raw.target),
  adjust: (raw) =>
    hasFields(raw, ['kind', 'die', 'target', 'face']) &&
    isDieId(raw.die) &&
    isDieId(raw.target) &&
    isFace(raw.face),
  gain: (raw) =>
    hasFields(raw, ['kind', 'card'], ['down']) &&
    isCardId(raw.card) &&
    (!Object.hasOwn(raw, 'down') || isCardId(raw.down)),
  decline: (raw) => hasFields(raw, ['kind', 'take']) && (raw.take === null || isColour(raw.take)),
  keep: onlyDice,
  trade: (raw) =>
    hasFields(raw, ['kind', 'die', 'for']) &&
    isDieId(raw.die) &&
    Array.isArray(raw.for) &&
    raw.for.length === 2 &&
    raw.for.every(isColour),
  whiten: onlyDice,
  endTurn: (raw) => hasFields(raw, ['kind']),
};

const CHANCE_ACTIONS: Readonly<Record<ChanceKind, (raw: JsonRecord) => boolean>> = {
  deal: (raw) =>
    hasFields(raw, ['kind', 'first', 'top', 'bottom']) &&
    isSeat(raw.first) &&
    areCardIds(raw.top) &&
    areCardIds(raw.bottom),
  fall: (raw) => hasFields(raw, ['kind', 'faces']) && isTextArray(raw.faces),
  turnUp: (raw) => hasFields(raw, ['kind', 'card']) && isCardId(raw.card),
};
