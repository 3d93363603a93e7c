import type { Seat } from '@cubarium/core';
import {
  cubo,
  scoreSquare,
  type Cell,
  type CuboAction,
  type CuboState,
  type SeatAction,
} from '@cubarium/games/cubo';
import type { Bot, BotChoice, BotKit, BotRequest } from '../kit/index.ts';
import { chooseSwap, mostWanted } from './exchange-choice.ts';
import { denyingDie } from './denying.ts';
import { keepsCalmly, type Thinking } from './expert.ts';
import { layByEye } from './eye.ts';
import { formerlyKept } from './former/expert-1.ts';
import { fallenKinds, idsOf, isFallenDie, jokerFace, middleKinds, seatOf } from './lying.ts';
import { moodOf, throwKey } from './mood.ts';
import { colourWorth, winChances } from './outlook.ts';
import { RULES_OF_THUMB } from './rules-of-thumb.ts';
import { rememberedArrangement } from './square/index.ts';
import { STYLES, type Mind, type Nerve, type Style } from './style.ts';
import { isTooLate, leavesTimeToThrow, momentOf, paceOf, waitFor, type Mover, type Pace } from './tempo.ts';

interface Decided {
  readonly action: SeatAction;
  readonly pace: Pace | null;
}

type Player = Thinking & { readonly style: Style };

const isCalm = ({ options }: CuboState): boolean => options.pace === 'calm';
const just = (action: SeatAction): Decided => ({ action, pace: null });

function decide(player: Player): Decided {
  const { state, seat } = player;
  if (state.stage === 'ready') return just({ kind: 'call' });
  if (state.stage === 'scoring') return just(exchange(player));
  const { square, hand } = seatOf(state, seat);
  if (square) return just(take(player));
  return hand ? just({ kind: 'throw' }) : afterThrow(player);
}

/** A countdown leaves nobody the time for another throw, even where the rules still allow it (P2). */
function mayThrowAgain(player: Player, pace: Pace): boolean {
  const { state, seat } = player;
  if (isCalm(state)) return seatOf(state, seat).throws < state.options.throws;
  const free = state.coverOrder.length === 0 && (state.countdownEnds[seat] ?? null) === null;
  return free && leavesTimeToThrow(moverOf(player), pace);
}

function afterThrow(player: Player): Decided {
  const plan = keeps(player, squareFor(player, 1)) ? 'cover' : 'throwAgain';
  const pace = paceOf(moverOf(player), plan);
  if (plan === 'throwAgain' && mayThrowAgain(player, pace)) return { action: { kind: 'pickUp' }, pace };
  const { square } = squareFor(player, pace.share);
  const laid = idsOf(seatOf(player.state, player.seat), square);
  return { action: { kind: 'cover', square: laid }, pace };
}

const moverOf = ({ state, seat, style }: Player): Mover => ({ state, seat, tempo: style.tempo });

interface Laid {
  readonly square: readonly Cell[];
  /** What the bot believes it is worth. */
  readonly worth: number;
}

/** The square this bot lays; with only a share of the time it sees only a share of what there is. */
function squareFor({ state, seat, style: { mind } }: Player, share: number): Laid {
  const own = seatOf(state, seat);
  const kinds = fallenKinds(own);
  if (!kinds) throw new TypeError('nothing to lay');
  const joker = jokerFace(own);
  if (!mind)
    return rememberedArrangement(kinds, joker, { middle: middleKinds(state), colours: colourWorth(state) });
  const { glances, looks } = mind.eye;
  const eye = { glances: Math.ceil(share * glances), looks: Math.floor(share * looks) };
  const square = layByEye(kinds, { joker, eye, rng: moodOf(state, seat, 'eye') });
  return { square, worth: scoreSquare(square).points };
}

/** Whether the bot is content with its square. The first throw of the round decides for good once it cannot throw again. */
function keeps(player: Player, { worth }: Laid): boolean {
  const { state, seat, style } = player;
  if (!style.mind) return isCalm(state) ? keepsCalmly(player, worth) : style.nerve.keeps(player, worth);
  const { aim, yielding } = isCalm(state) ? style.mind.calm : style.mind.race;
  return worth >= aim - yielding * (seatOf(state, seat).throws - 1);
}

const noticing = (mind: Mind | null, { state, seat }: Player, about: string) =>
  mind && { percent: mind.notices, rng: moodOf(state, seat, about) };

/** The die that helps most; if none does, one that others would like. */
function take(player: Player): SeatAction {
  const { state, seat, style } = player;
  if (!style.mind && style.nerve.takes === 'denying')
    return { kind: 'take', die: denyingDie(state, seat)?.id ?? null };
  const offered = state.middle.filter(isFallenDie);
  const swap = chooseSwap({
    seat: seatOf(state, seat),
    offered,
    colours: style.mind ? null : colourWorth(state),
    notices: noticing(style.mind, player, 'take'),
  });
  const squares = state.seats.flatMap((each, i) =>
    each.square && !each.taken && i !== seat ? [each.square] : [],
  );
  const die = swap.die ?? mostWanted(offered, squares);
  return { kind: 'take', die: die?.id ?? null };
}

function exchange(player: Player): SeatAction {
  const { state, seat, style } = player;
  const own = seatOf(state, seat);
  const { cell } = chooseSwap({
    seat: own,
    offered: own.taken ? [own.taken] : [],
    colours: style.mind ? null : colourWorth(state),
    notices: style.mind && {
      percent: Math.min(100, 2 * style.mind.notices),
      rng: moodOf(state, seat, 'exchange'),
    },
  });
  return { kind: 'exchange', cell };
}

const isActing = (state: CuboState, seat: Seat): boolean => {
  const turn = cubo.turn(state);
  return turn.who === 'seats' && turn.seats.includes(seat);
};

function choose(
  style: Style,
  { state, seat, at, shouldStop }: BotRequest<CuboState>,
): BotChoice<CuboAction> | null {
  if (!isActing(state, seat)) return null;
  const player = { state, seat, shouldStop, style };
  const { action, pace } = decide(player);
  const mover = moverOf(player);
  const then = momentOf(mover, action, pace);
  // Dice that fell too late to be covered (P7) are lost for this round.
  if (action.kind === 'cover' && isTooLate(mover, then)) return null;
  const waitMs = waitFor(mover, then, at);
  return { action, waitMs, value: winChances(state)[seat] ?? 0 };
}

const botOf = (style: Style): Bot<CuboState, CuboAction> => ({
  choose: (request) => choose(style, request),
});

const nervous = (nerve: Nerve) => botOf({ tempo: STYLES.expert.tempo, mind: null, nerve });

export const bots: BotKit<CuboState, CuboAction> = {
  bot: (level) => botOf(STYLES[level]),
  thought: throwKey,
  baselines: {
    'expert-1': nervous({ keeps: formerlyKept, takes: 'useful' }),
    ...Object.fromEntries(RULES_OF_THUMB.map(({ name, nerve }) => [name, nervous(nerve)])),
  },
};
