/** G · Phase 3, gaining a card: tasks, the card that moves down, the five dice kept, or declining. */
import { err, ok, type Refusal, type Result } from '@cubarium/core';
import { CARDS, OPUS, type CardId, type Task } from '../cards.ts';
import { inserted, isColour, type Die } from '../dice.ts';
import {
  coloursInSupply,
  current,
  diceCount,
  findDie,
  inPhase,
  inSupply,
  isFinalTurn,
  pileIsEmpty,
  takeFromSupply,
  tokenOn,
  withSeat,
  withTurn,
} from '../position.ts';
import { refuse } from '../refusals.ts';
import type { ActionOf, CiubState, Phase, SeatState } from '../types.ts';
import { gainOpus } from './e-ending.ts';
import { refill } from './f-foresight.ts';

/** G7: how many dice you keep after gaining a card. */
export const KEPT_DICE = 5;

/** What the tray shows: how many dice with each number (index 1–7), their sum, and the skulls. */
export interface TrayFacts {
  readonly counts: readonly number[];
  readonly total: number;
  readonly skulls: number;
}

export function trayFacts(tray: readonly Die[]): TrayFacts {
  const counts = [0, 0, 0, 0, 0, 0, 0, 0];
  let total = 0;
  let skulls = 0;
  for (const { face } of tray) {
    if (face === 'skull') skulls++;
    const number = Number(face);
    if (number > 0) {
      counts[number] = (counts[number] ?? 0) + 1;
      total += number;
    }
  }
  return { counts, total, skulls };
}

/** G2, G3, G4: why a tray does not meet a task; null when it does. */
export function taskRefusal(task: Task, tray: TrayFacts): Refusal | null {
  switch (task.kind) {
    case 'numbers': {
      const missing = task.counts.flatMap((asked, number) =>
        Array<number>(Math.max(0, asked - (tray.counts[number] ?? 0))).fill(number),
      );
      return missing.length > 0 ? refuse('numbers-missing', { missing }) : null;
    }
    case 'total':
      return tray.total < task.sum ? refuse('total-too-low', { missing: task.sum - tray.total }) : null;
    case 'equal': {
      const most = Math.max(...tray.counts, tray.skulls);
      return most < task.count ? refuse('too-few-equal', { missing: task.count - most }) : null;
    }
  }
}

/** G1, F4, E4: why a card is not this turn's to gain, whatever the dice: of the wrong row, or another player's token. */
export function openRefusal(state: CiubState, card: CardId): Refusal | null {
  const open = state.bottom.includes(card) || (isFinalTurn(state) && state.top.includes(card));
  if (!open) return refuse('card-not-gainable', { card });
  const token = tokenOn(state, card);
  return token >= 0 && token !== state.turn.seat ? refuse('token-of-another', { card, seat: token }) : null;
}

/** G1: a card that is this turn's to gain, and whose task is met. */
export function gainRefusal(state: CiubState, card: CardId, tray: TrayFacts): Refusal | null {
  if (!inPhase(state, 'gaining')) return refuse('not-time-to-gain');
  const { task } = CARDS[card];
  if (task === null) return refuse('card-not-gainable', { card });
  return openRefusal(state, card) ?? taskRefusal(task, tray);
}

/** G6: which card moves down. Skipped with the Opus Magnum (E3) and in final turns (E4). */
export function downRefusal(state: CiubState, down: CardId | undefined): Refusal | null {
  if (isFinalTurn(state)) return down === undefined ? null : refuse('no-card-moves-down-in-final-turns');
  if (pileIsEmpty(state)) return down === undefined ? null : refuse('no-card-moves-down');
  if (down === undefined) return refuse('card-must-move-down');
  return state.top.includes(down) ? null : refuse('not-a-top-row-card', { card: down });
}

/** G1, G5, G6: take the card, and its token back; then the top row moves up behind it. */
export function gain(state: CiubState, { card, down }: ActionOf<'gain'>): Result<CiubState, Refusal> {
  const seat = current(state);
  const refusal = gainRefusal(state, card, trayFacts(seat.tray)) ?? downRefusal(state, down);
  if (refusal) return err(refusal);
  const phase: Phase = diceCount(seat) > KEPT_DICE ? 'keeping' : 'trading';
  const token = seat.token === card ? null : seat.token;
  const gained = withSeat(withTurn(state, { phase }), { ...seat, token, cards: [...seat.cards, card] });
  return ok(down === undefined ? leaveGap(gained, card) : moveDown(gained, card, down));
}

function moveDown(state: CiubState, gained: CardId, down: CardId): CiubState {
  const bottom = state.bottom.map((card) => (card === gained ? down : card));
  const top = state.top.map((card) => (card === down ? null : card));
  return refill({ ...state, top, bottom });
}

function leaveGap(state: CiubState, gained: CardId): CiubState {
  const without = (card: CardId | null): CardId | null => (card === gained ? null : card);
  const next = { ...state, top: state.top.map(without), bottom: state.bottom.map(without) };
  if (state.opus !== null) return next;
  const seat = current(next);
  return gainOpus(withSeat(next, { ...seat, cards: [...seat.cards, OPUS] }));
}

/** G7: exactly five of your dice, from tray and pool; the others go back. */
export function keepRefusal(seat: SeatState, dice: readonly string[]): Refusal | null {
  const stranger = dice.find((id) => !findDie(seat.pool, id) && !findDie(seat.tray, id));
  if (stranger !== undefined) return refuse('keep-own-dice', { die: stranger });
  const exact = dice.length === KEPT_DICE && new Set(dice).size === KEPT_DICE;
  return exact ? null : refuse('keep-exactly-five');
}

export function keep(state: CiubState, { dice }: ActionOf<'keep'>): Result<CiubState, Refusal> {
  if (!inPhase(state, 'keeping')) return err(refuse('not-time-to-keep'));
  const seat = current(state);
  const refusal = keepRefusal(seat, dice);
  if (refusal) return err(refusal);
  const kept = (die: Die): boolean => dice.includes(die.id);
  const next = { ...seat, pool: seat.pool.filter(kept), tray: seat.tray.filter(kept) };
  return ok(withTurn(withSeat(state, next), { phase: 'trading' }));
}

/** G8: gaining nothing means taking one die, as long as there is one. */
export function decline(state: CiubState, { take }: ActionOf<'decline'>): Result<CiubState, Refusal> {
  if (!inPhase(state, 'gaining')) return err(refuse('not-time-to-decline'));
  const next = withTurn(state, { phase: 'trading' });
  if (!isColour(take)) return coloursInSupply(state).length > 0 ? err(refuse('must-take-a-die')) : ok(next);
  if (inSupply(state, take) === 0) return err(refuse('nothing-of-that-colour', { colour: take }));
  const seat = current(state);
  const [taken] = takeFromSupply(state, take, 1) as readonly [Die];
  return ok(withSeat(next, { ...seat, pool: inserted(seat.pool, taken) }));
}
