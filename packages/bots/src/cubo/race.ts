/**
 * Whether to cover in a race. Covering stops the others at what lies before them when the square is laid; until then
 * they throw on. Both ways are played out in thought many times, with the same luck, and what they come to is counted
 * in chances to win.
 */
import { mapSeats, type Rng, type Seat } from '@cubarium/core';
import { total, type CuboSeat, type CuboState } from '@cubarium/games/cubo';
import { imaginedThrows, type Thinking } from './expert.ts';
import { fallenKinds, jokerFace, middleKinds, redsIn, seatOf } from './lying.ts';
import { moodOf } from './mood.ts';
import { below } from './normal.ts';
import { colourWorth, laterPoints, laterSpread, throwSpread } from './outlook.ts';
import { rememberedWorth } from './square/index.ts';

/** Milliseconds, as quick players need them. */
const SEE = 1000;
const LAY = 2400;
const SHAKE = 600;
/** Dice that have lain so much longer than it takes to see them are being laid. */
const HESITATION = 350;

/** What quick players are content with, and how far they differ. */
const AIM = 25;
const AIM_SPREAD = 6;
/** What who covers later loses: the first takes the die that serves most and costs the others most. */
const LATE = 2.5;

const LONGEST = 60;
const FINE = 1000;

type Deed = 'decide' | 'throw' | 'cover';

/** Somebody in the race: what lies there is worth so much, and what is done next, and when. */
interface Racer {
  worth: number;
  deed: Deed;
  at: number;
  aim: number;
  readonly throws: readonly number[];
  /** Which of them comes first; null: any. */
  first: number | null;
  /** From a throw that is seen until it is laid (P7). */
  readonly lay: number;
  /** Whether what is thrown after the first cover can be laid in time (P7). */
  readonly inTime: boolean;
}

/** The worth of the round for everybody, when it goes on from here. */
function playedOut(racers: readonly Racer[], rng: Rng): readonly number[] {
  for (let i = 0; i < LONGEST; i++) {
    const next = racers.reduce((a, b) => (b.at < a.at ? b : a));
    if (next.deed === 'cover') return racers.map((racer) => stopped(racer, next, rng));
    act(next, rng);
  }
  return racers.map(({ worth }) => worth);
}

/** The first throws are gone through one by one, so that no way of playing has the better luck. */
function thrown(racer: Racer, rng: Rng): number {
  const { throws, first } = racer;
  racer.first = null;
  return throws[first ?? rng.below(throws.length)] ?? 0;
}

function act(racer: Racer, rng: Rng): void {
  if (racer.deed === 'throw') {
    racer.worth = thrown(racer, rng);
    racer.deed = 'decide';
    racer.at += SEE;
    return;
  }
  const content = racer.worth >= racer.aim;
  racer.deed = content ? 'cover' : 'throw';
  racer.at += content ? racer.lay : SHAKE;
}

/** R5: who has dice in hand throws once more; the others keep what lies there. */
function stopped(racer: Racer, first: Racer, rng: Rng): number {
  if (racer === first) return racer.worth;
  if (racer.deed !== 'throw') return racer.worth - LATE;
  return racer.inTime ? thrown(racer, rng) - LATE : 0;
}

/** Where the throws of a hundred lie, in standard deviations: one for each twelfth. */
const TWELFTHS = [-1.73, -1.15, -0.81, -0.55, -0.32, -0.1, 0.1, 0.32, 0.55, 0.81, 1.15, 1.73] as const;
/** A few imagined throws tell how good this middle is; so many more would have to, to be believed altogether. */
const DOUBT = 12;

/** What a throw of so many red dice is worth, as likely each. */
type Throws = (reds: number) => readonly number[];

function throwsWith(thinking: Thinking): Throws {
  const { state, seat } = thinking;
  const few = imaginedThrows({ ...thinking, shouldStop: () => true });
  const reds = redsIn(seatOf(state, seat));
  const colours = colourWorth(state);
  const usual = (each: number): number => throwSpread(each).mean + (colours[each] ?? 0);
  const better = few.reduce((sum, worth) => sum + worth - usual(reds), 0) / (few.length + DOUBT);
  return (each) => {
    const sd = Math.sqrt(throwSpread(each).variance);
    return TWELFTHS.map((place) => usual(each) + better + sd * place);
  };
}

/** P7: whether dice in hand when the only rival covers can be thrown and covered before the countdown is over. */
function coversInTime({ options, seats }: CuboState, seat: Seat): boolean {
  const { handMs, coverMs, countdownMs, timeFactor } = options;
  return seats.length > 2 || handMs + coverMs < countdownMs * (timeFactor?.[seat] ?? 1);
}

const racerIn = (state: CuboState, seat: Seat, throwsOf: Throws) => ({
  worth: 0,
  aim: AIM,
  throws: throwsOf(redsIn(seatOf(state, seat))),
  first: null,
  lay: Math.max(LAY, state.options.coverMs - SEE),
  inTime: coversInTime(state, seat),
});

/** A rival as everybody sees it. */
function rivalIn(state: CuboState, seat: Seat, throwsOf: Throws): Racer {
  const rival = seatOf(state, seat);
  const kinds = fallenKinds(rival);
  const racer = racerIn(state, seat, throwsOf);
  const { at } = state;
  if (!kinds || rival.hand)
    return { ...racer, deed: 'throw', at: Math.max(at, (rival.handAt ?? at) + SHAKE) };
  const worth = worthOf(state, rival, kinds);
  const seenAt = (rival.thrownAt ?? at) + SEE;
  if (seenAt + HESITATION < at) return { ...racer, worth, deed: 'cover', at: seenAt + racer.lay };
  return { ...racer, worth, deed: 'decide', at: seenAt };
}

const worthOf = (state: CuboState, seat: CuboSeat, kinds: readonly number[]): number =>
  rememberedWorth(kinds, jokerFace(seat), { middle: middleKinds(state), colours: colourWorth(state) });

/** From −1 to 1, the extremes being rare. */
const spreadOf = (rng: Rng): number => (rng.below(FINE) + rng.below(FINE)) / (FINE - 1) - 1;

/** The chance to win by what the round is worth to everybody. */
function winning({ state, seat }: Thinking): (worths: readonly number[]) => number {
  const even = laterPoints(state)[4] ?? 0;
  const own = total(seatOf(state, seat).points) + even;
  const rivals = state.seats.map((rival, i) => ({ i, points: total(rival.points) + even }));
  const sd = Math.sqrt(0.5 + 2 * laterSpread(state, seatOf(state, seat)).variance);
  return (worths) => {
    const mine = own + (worths[seat] ?? 0);
    let chance = 1;
    for (const { i, points } of rivals)
      if (i !== seat) chance *= below((mine - points - (worths[i] ?? 0)) / sd);
    return chance;
  };
}

export function keepsInRace(thinking: Thinking, worth: number): boolean {
  const { state, seat } = thinking;
  const now = Math.max(state.at, (seatOf(state, seat).thrownAt ?? 0) + SEE);
  const throwsOf = throwsWith(thinking);
  const own: Racer = { ...racerIn(state, seat, throwsOf), worth, deed: 'decide', at: now };
  const scene = mapSeats(state.seats, (_, each) => (each === seat ? own : rivalIn(state, each, throwsOf)));
  const chance = winning(thinking);
  const rng = moodOf(state, seat, 'race');
  const ways = TWELFTHS.length;
  let balance = 0;
  for (let i = 0; i < ways * ways; i++) {
    const [mine, theirs] = [i % ways, Math.floor(i / ways)];
    const aims = scene.map(() => AIM + AIM_SPREAD * spreadOf(rng));
    const outcome = (deed: Deed, at: number): number =>
      chance(
        playedOut(
          scene.map((racer, each) =>
            racer === own
              ? { ...racer, deed, at, first: mine }
              : { ...racer, aim: aims[each] ?? AIM, first: (theirs + each) % ways },
          ),
          rng,
        ),
      );
    balance += outcome('cover', now + own.lay) - outcome('throw', now + SHAKE);
  }
  return balance >= 0;
}
