import { playMatch, type Bot, type BotChoice, type BotRequest, type MatchPlan } from '@cubarium/bots/kit';
import { seatsOf, seededRng, type Entry, type GameDefinition } from '@cubarium/core';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';

/** What the contract suite needs to know about a bot. */
export interface BotSubject {
  readonly name: string;
  readonly rules: () => Promise<GameDefinition>;
  /** A new bot each time. */
  readonly bot: () => Promise<Bot>;
  /** Options of the tables to play, taken in turn; each must parse. */
  readonly tables: readonly unknown[];
  /** Whole games to play in each test. */
  readonly games?: number;
  /** How often a bot may ask whether to stop, a decision. */
  readonly nodes?: number;
}

const GAMES = 4;
const NODES = 50;
/** A bot may finish the step it is in; it may not go on asking. */
const GRACE = 16;

/** The contract that every bot keeps, at every level. */
export function describeBot(subject: BotSubject): void {
  describe(`contract of ${subject.name}`, () => {
    const { games = GAMES, nodes = NODES } = subject;
    let game: GameDefinition;
    let bot: Bot;
    beforeAll(async () => {
      [game, bot] = await Promise.all([subject.rules(), subject.bot()]);
    });
    afterEach(() => {
      vi.restoreAllMocks();
    });

    const startOf = (i: number): unknown => {
      const options = game.parseOptions(subject.tables[i % subject.tables.length]);
      if (!options.ok) throw new Error(`options refused: ${JSON.stringify(options.error)}`);
      return game.setup(options.value);
    };
    const play = (i: number, player: Bot, seed = `bot ${i}`) => {
      const plan: MatchPlan<unknown, Entry['action']> = {
        bots: seatsOf(4).map(() => player),
        dice: seededRng(`${seed} dice`),
        rng: seededRng(`${seed} bots`),
        budget: () => budgetOf(nodes).shouldStop,
      };
      return playMatch(game, startOf(i), plan);
    };
    /** Plays games and shows every question that a bot was asked, with its answer. */
    const everyChoice = (
      visit: (request: BotRequest<unknown>, choice: BotChoice<Entry['action']>) => void,
    ) => {
      const watched: Bot = {
        choose(request) {
          const choice = bot.choose(request);
          if (choice) visit(request, choice);
          return choice;
        },
      };
      for (let i = 0; i < games; i++) play(i, watched, `watched ${i}`);
    };

    test('whole games end: every action is accepted when its wait is over', () => {
      for (let i = 0; i < games; i++) {
        const { state } = play(i, bot);
        expect(game.result(state), `game ${i}`).not.toBeNull();
      }
    });

    test('an action has the shape that a seat may send, a wait is a time, a value is a chance', () => {
      let seen = 0;
      everyChoice(({ seat }, { action, waitMs, value = 0 }) => {
        const sent: unknown = JSON.parse(JSON.stringify(action));
        expect(game.parseAction(seat, sent)).toEqual({ ok: true, value: action });
        expect(waitMs).toBeGreaterThanOrEqual(0);
        expect(Number.isFinite(waitMs)).toBe(true);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
        seen++;
      });
      expect(seen).toBeGreaterThan(0);
    });

    test('the same seed gives the same game, whatever the bot did before', async () => {
      for (let i = 0; i < games; i++) {
        const fresh = await subject.bot();
        expect(play(i, fresh).log, `game ${i}`).toEqual(play(i, bot).log);
      }
    });

    test('it stops when the budget is used up', () => {
      everyChoice(({ state, seat, at }) => {
        for (const few of [0, nodes]) {
          const { shouldStop, asked } = budgetOf(few);
          bot.choose({ state, seat, at, rng: seededRng('budget'), shouldStop });
          expect(asked()).toBeLessThanOrEqual(few + GRACE);
        }
      });
    });

    test('it knows the printed position and no more, changes nothing, and reads neither clock nor chance', () => {
      const forbidden = () => {
        throw new Error('a bot reads no clock and draws only from its own generator');
      };
      everyChoice(({ state, seat, at }) => {
        const copy = game.parse(JSON.parse(JSON.stringify(game.print(state))));
        if (!copy.ok) throw new Error(JSON.stringify(copy.error));
        const ask = (known: unknown) => {
          const { shouldStop } = budgetOf(nodes);
          return bot.choose({ state: known, seat, at, rng: seededRng('knows'), shouldStop });
        };
        const answer = ask(state);
        const spies = [vi.spyOn(Math, 'random'), vi.spyOn(Date, 'now'), vi.spyOn(performance, 'now')];
        for (const spy of spies) spy.mockImplementation(forbidden);
        const again = ask(frozen(copy.value));
        for (const spy of spies) spy.mockRestore();
        expect(again).toEqual(answer);
      });
    });

    test('who has nothing to do does nothing', () => {
      everyChoice(({ state, at }) => {
        const turn = game.turn(state);
        const acting = turn.who === 'seats' ? turn.seats : [];
        for (const seat of seatsOf(4)) {
          if (acting.includes(seat)) continue;
          const request = { state, seat, at, rng: seededRng('idle'), shouldStop: () => true };
          expect(bot.choose(request)).toBeNull();
        }
      });
    });
  });
}

/** A budget of questions, and how many were asked. */
function budgetOf(nodes: number) {
  let asked = 0;
  return { shouldStop: () => ++asked > nodes, asked: () => asked };
}

function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) frozen(part);
  return value;
}
