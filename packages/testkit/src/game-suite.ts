import { isDeepStrictEqual } from 'node:util';
import {
  isSeat,
  pick,
  playRandom,
  replay,
  seatsOf,
  seededRng,
  type Action,
  type Actor,
  type Entry,
  type GameDefinition,
  type Move,
  type Playout,
  type Rng,
} from '@cubarium/core';
import { beforeAll, describe, expect, test } from 'vitest';
import { spoiled } from './malformed.ts';

/** What the contract suite needs to know about a game: how to get it, and tables worth playing. */
export interface GameSubject {
  readonly id: string;
  readonly rules: () => Promise<GameDefinition>;
  /** Options of the tables to play, taken in turn; each must parse. */
  readonly tables: readonly unknown[];
}

const GAMES = 500;
const VISITED_GAMES = 50;
/** Checks that cost much are made at about one in so many steps. */
const SAMPLED = 10;

/** The contract that every game of the catalogue keeps. */
export function describeGame(subject: GameSubject): void {
  describe(`contract of ${subject.id}`, () => {
    let game: GameDefinition;
    beforeAll(async () => {
      game = await subject.rules();
    });
    const optionsFor = (i: number): unknown => {
      const parsed = game.parseOptions(subject.tables[i % subject.tables.length]);
      if (!parsed.ok) throw new Error(`options refused: ${JSON.stringify(parsed.error)}`);
      return parsed.value;
    };
    const played = new Map<number, Playout<unknown, Action>>();
    /** To choose the moves is most of the work, so each game is played once, by whichever test asks first. */
    const gameAt = (i: number): Playout<unknown, Action> => {
      const known = played.get(i) ?? playRandom(game, optionsFor(i), seededRng(`game ${i}`));
      played.set(i, known);
      return known;
    };
    /** Games of its own for each test: the first of them, and so many on. */
    const everyGame = (first: number, visit: (step: Step) => void): void => {
      for (let i = first; i < first + VISITED_GAMES; i++)
        visitGame(game, game.setup(optionsFor(i)), { seed: `game ${i}`, log: gameAt(i).log, visit });
    };

    test('has the id of its catalogue entry and options that parse to themselves', () => {
      expect(game.id).toBe(subject.id);
      subject.tables.forEach((_, i) => {
        const options = optionsFor(i);
        expect(game.parseOptions(options)).toEqual({ ok: true, value: options });
        expect(game.optionsOf(game.setup(options))).toEqual(options);
      });
      const wrong = [null, [], 'x', 7, { seats: 1 }, { seats: 5 }, { seats: '2' }, { nonsense: 1 }];
      expect(wrong.filter((raw) => game.parseOptions(raw).ok)).toEqual([]);
    });

    test(`${GAMES} random games end, and then nobody acts`, () => {
      for (let i = 0; i < GAMES; i++) {
        const { state } = gameAt(i);
        expect(game.turn(state).who, `seed: game ${i}`).toBe('nobody');
        expect(game.result(state)).not.toBeNull();
        expect(game.deadline(state)).toBeNull();
        expect(game.drawChance(state, seededRng(0))).toBeNull();
        for (const seat of seatsOf(4)) {
          expect(game.legal(state, { seat, at: 1e9 })).toEqual([]);
          expect(game.sample(state, { seat, at: 1e9 }, seededRng(0))).toBeNull();
        }
      }
    });

    test('every listed action is accepted', () => {
      let tried = 0;
      const refused: unknown[] = [];
      everyGame(0, (step) => {
        if (step.rng.below(SAMPLED) > 0 || !isSeat(step.entry.actor)) return;
        const asking = { seat: step.entry.actor, at: step.entry.at };
        for (const action of some(step.rng, game.legal(step.before, asking))) {
          if ('choose' in action) continue;
          const done = game.apply(step.before, { at: asking.at, actor: asking.seat, action });
          if (!done.ok || !readsBack(game, asking.seat, action))
            refused.push({ seed: step.seed, asking, action });
          tried++;
        }
      });
      expect(refused).toEqual([]);
      expect(tried).toBeGreaterThan(100);
    });

    test('what is not listed is refused, and nothing changes', () => {
      let refused = 0;
      const unlisted: unknown[] = [];
      everyGame(VISITED_GAMES, (step) => {
        if (step.rng.below(SAMPLED) > 0) return;
        const print = JSON.stringify(game.print(step.before));
        for (const move of wrongMoves(game, step)) {
          if (!game.apply(step.before, move).ok) refused++;
          else if (!isListed(game, step, move)) unlisted.push({ seed: step.seed, move });
        }
        expect(JSON.stringify(game.print(step.before))).toBe(print);
      });
      expect(unlisted).toEqual([]);
      expect(refused).toBeGreaterThan(100);
    });

    test('what is announced before it is entered asks for no dice: its link would be known too early', () => {
      const early: unknown[] = [];
      everyGame(2 * VISITED_GAMES, ({ entry, after, seed }) => {
        const asks = isSeat(entry.actor) && game.turn(after).who === 'chance';
        if (asks && game.leadMs(entry.action) !== 0) early.push({ seed, entry });
      });
      expect(early).toEqual([]);
    });

    test('states and actions survive JSON, and parse(print(state)) is the state', () => {
      everyGame(3 * VISITED_GAMES, (step) => {
        if (step.rng.below(SAMPLED) > 0) return;
        const printed = game.print(step.after);
        const parsed = game.parse(json(printed));
        if (!parsed.ok) throw new Error(`${step.seed}: ${JSON.stringify([parsed.error, printed])}`);
        expect(game.print(parsed.value)).toEqual(printed);
        expect(game.turn(parsed.value)).toEqual(game.turn(step.after));
        expect(readsBack(game, step.entry.actor, step.entry.action), `seed: ${step.seed}`).toBe(true);
      });
    });

    test('a log replays to the live state', () => {
      for (let i = 4 * VISITED_GAMES; i < 5 * VISITED_GAMES; i++) {
        const { state, log } = gameAt(i);
        const copy = JSON.parse(JSON.stringify(log)) as readonly Entry[];
        const again = replay(game, game.setup(optionsFor(i)), copy);
        if (!again.ok) throw new Error(`game ${i}: ${JSON.stringify(again.error)}`);
        expect(game.print(again.value)).toEqual(game.print(state));
      }
    });
  });
}

interface Step {
  readonly seed: string;
  readonly before: unknown;
  readonly entry: Entry;
  readonly after: unknown;
  readonly rng: Rng;
}

/** At most so many of a list of legal actions are tried: such lists have up to thousands. */
const TRIED = 40;
const some = <T>(rng: Rng, list: readonly T[]): readonly T[] =>
  list.length <= TRIED ? list : Array.from({ length: TRIED }, () => pick(rng, list));

const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

function readsBack(game: GameDefinition, actor: Actor, action: Action): boolean {
  const parsed = game.parseAction(actor, json(action));
  return parsed.ok && isDeepStrictEqual(parsed.value, action);
}

interface Visit {
  readonly seed: string;
  readonly log: readonly Entry[];
  readonly visit: (step: Step) => void;
}

function visitGame(game: GameDefinition, start: unknown, { seed, log, visit }: Visit): void {
  const rng = seededRng(`${seed} visits`);
  let before = start;
  for (const entry of log) {
    const next = game.apply(before, entry);
    if (!next.ok) throw new Error(`${seed}: ${JSON.stringify({ entry, error: next.error })}`);
    visit({ seed, before, entry, after: next.value, rng });
    before = next.value;
  }
}

/** The entry's action by everybody else, too early, and spoiled: as far as the parser lets it through. */
function wrongMoves(game: GameDefinition, { entry, rng }: Step): readonly Move[] {
  const actors: readonly Actor[] = [...seatsOf(4), 'chance', 'clock'];
  const others = actors.filter((actor) => actor !== entry.actor);
  const raw: { actor: Actor; at: number; action: unknown }[] = others.map((actor) => ({ ...entry, actor }));
  for (let i = 0; i < 10; i++) raw.push({ ...entry, action: spoiled(entry.action, rng) });
  return raw.flatMap(({ actor, at, action }) => {
    const parsed = game.parseAction(actor, action);
    return parsed.ok ? [{ at, actor, action: parsed.value }] : [];
  });
}

/**
 * True when an accepted move is one that the game offers: under the description of its kind, or with the outcome of
 * one that is listed (naming dice that go along anyway changes nothing).
 */
function isListed(game: GameDefinition, step: Step, { actor, at, action }: Move): boolean {
  if (actor === 'chance') return game.turn(step.before).who === 'chance';
  if (!isSeat(actor)) return game.timeUp?.kind === action.kind;
  const outcome = (each: Action): string => {
    const next = game.apply(step.before, { at, actor, action: each });
    return next.ok ? JSON.stringify(game.print(next.value)) : '';
  };
  const wanted = outcome(action);
  return game
    .legal(step.before, { seat: actor, at })
    .some((each) => each.kind === action.kind && ('choose' in each || outcome(each) === wanted));
}
