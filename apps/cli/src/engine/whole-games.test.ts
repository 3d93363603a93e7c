import { loadAll } from '@cubarium/catalogue';
import {
  isRecord,
  isSeat,
  pick,
  seededRng,
  type GameDefinition,
  type JsonRecord,
  type Rng,
} from '@cubarium/core';
import { describe, expect, test } from 'vitest';
import { EngineSession } from './session.ts';

const games = await loadAll();
const GAMES = 6;
const LONGEST = 20_000;

/** A client that knows nothing but the protocol and one sampler: it reads every state back from its text. */
class Client {
  readonly #session = new EngineSession({ games, now: () => 0 });
  readonly #rules: GameDefinition;
  readonly #rng: Rng;
  #at = 0;

  constructor(rules: GameDefinition, rng: Rng) {
    this.#rules = rules;
    this.#rng = rng;
  }

  ask(request: JsonRecord): JsonRecord {
    const answer: unknown = JSON.parse(this.#session.handle(JSON.stringify(request)));
    if (!isRecord(answer) || answer.ok !== true) throw new Error(JSON.stringify({ request, answer }));
    return answer;
  }

  /** Enters one thing: what the clock has to do, or what a seat may do. False when the game is over. */
  step(): boolean {
    const { who, seats, deadline } = this.ask({ do: 'turn' });
    if (who === 'nobody') return false;
    if (who !== 'seats' || !Array.isArray(seats)) throw new Error('a dealt game never waits for chance');
    if (this.#rules.timeUp !== null) this.#at += this.#rng.below(1500);
    if (typeof deadline === 'number' && this.#at >= deadline) {
      this.#at = Math.max(deadline, this.#at);
      this.ask({ do: 'apply', actor: 'clock', at: this.#at, action: this.#rules.timeUp });
      return true;
    }
    const seat: unknown = pick(this.#rng, seats);
    const state = this.#rules.parse(this.ask({ do: 'state' }).state);
    if (!state.ok || !isSeat(seat)) throw new Error('a printed state is read back');
    const action = this.#rules.sample(state.value, { seat, at: this.#at }, this.#rng);
    const { actions } = this.ask({ do: 'legal', seat, at: this.#at });
    if ((action === null) !== (Array.isArray(actions) && actions.length === 0))
      throw new Error(`legal and sample disagree: ${JSON.stringify({ action, actions })}`);
    if (action !== null) this.ask({ do: 'apply', actor: seat, at: this.#at, action });
    return true;
  }
}

describe.each(games)('whole games of $rules.id through the protocol', ({ rules }) => {
  test.each(Array.from({ length: GAMES }, (_, i) => `whole game ${i}`))('%s', (seed) => {
    const rng = seededRng(seed);
    const client = new Client(rules, rng);
    const { state: start } = client.ask({
      do: 'new',
      game: rules.id,
      options: { seats: 2 + rng.below(3) },
      seed,
    });
    const options = isRecord(start) ? start.options : null;
    let steps = 0;
    while (client.step()) if (++steps > LONGEST) throw new Error('no end');
    const { log } = client.ask({ do: 'log' });
    const { state } = client.ask({ do: 'state' });
    expect(client.ask({ do: 'replay', game: rules.id, options, log }).state).toEqual(state);
    expect(client.ask({ do: 'load', game: rules.id, state }).state).toEqual(state);
    expect(client.ask({ do: 'turn' })).toMatchObject({
      who: 'nobody',
      result: { winners: expect.anything() as unknown },
    });
  });
});
