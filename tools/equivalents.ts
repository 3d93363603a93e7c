import type { Mutant } from './mutants.ts';

export interface Equivalent extends Pick<Mutant, 'path' | 'code' | 'change'> {
  readonly why: string;
}

/** Mutants that change nothing anybody could notice, and why. Found by their line: places move. */
export const EQUIVALENTS: readonly Equivalent[] = [
  {
    path: 'packages/client/src/client.ts',
    code: "if (message === 'unknown') return;",
    change: "message === 'unknown'  →  false",
    why: 'what is no message finds no case of its kind either; only the type asks',
  },
  {
    path: 'packages/client/src/follower.ts',
    code: "if (command.kind !== 'act') return null;",
    change: "command.kind !== 'act'  →  false",
    why: 'no other command has an action, and no game reads one that is not there',
  },
  {
    path: 'packages/client/src/remote-table.ts',
    code: 'return true;',
    change: 'true  →  false',
    why: 'an id belongs to one table: the others are asked in vain',
  },
  {
    path: 'packages/core/src/dealer.ts',
    code: 'bigEndian(number % 2 ** 32),',
    change: '32  →  33',
    why: 'what is written as 32 bits loses the 33rd anyway',
  },
  {
    path: 'packages/core/src/match/chances.ts',
    code: 'const chains = seat === null || link === undefined ? chances.chains : revealed(chances.chains, seat, link);',
    change: '||  →  &&',
    why: 'linkFault has let the entry through: there is a link exactly where one is asked for',
  },
  {
    path: 'packages/core/src/match/clocks.ts',
    code: 'const left = clocks.left[seat] ?? 0;',
    change: '0  →  1',
    why: 'every seat has a clock; only the type asks for another case',
  },
  {
    path: 'packages/core/src/options.ts',
    code: 'if (spec === undefined) continue;',
    change: 'spec === undefined  →  false',
    why: 'the names are those of the schema; only the type asks for another case',
  },
  {
    path: 'packages/core/src/rng.ts',
    code: 'const words = new Int32Array(4);',
    change: '4  →  5',
    why: 'the fifth word is neither filled nor read',
  },
  {
    path: 'packages/table/src/clockwork.ts',
    code: 'if (!done.ok) throw new Error(`what was put off is refused: ${done.error.code}`);',
    change: '!done.ok  →  false',
    why: 'the link was checked when the dice were put off: only a bug elsewhere comes here',
  },
  {
    path: 'packages/table/src/decide.ts',
    code: 'if (!done.ok) throw new Error(`the least a seat can do is refused: ${done.error.code}`);',
    change: '!done.ok  →  false',
    why: 'a game accepts what it calls the least: only a bug elsewhere comes here',
  },
  {
    path: 'packages/table/src/driver.ts',
    code: 'if (done.ok || this.#stopped || this.#table.broken) return;',
    change: 'done.ok || this.#stopped || this.#table.broken  →  false',
    why: 'the log has grown or the driver is stopped: it looks once more, and finds nothing to do',
  },
  {
    path: 'packages/table/src/table.ts',
    code: 'const ledger = new Ledger(game, ports.store, { record, seq: 0, snapshot: null });',
    change: '0  →  1',
    why: 'how long the log is, is asked only of a table that is taken up again',
  },
  {
    path: 'packages/table/src/table.ts',
    code: "if (by === null) return err(tableRefusal('wrong-seat'));",
    change: 'by === null  →  false',
    why: 'bots of a table only act; only the type asks for another case',
  },
];

export const equivalentTo = ({ path, code, change }: Mutant): Equivalent | undefined =>
  EQUIVALENTS.find((each) => each.path === path && each.code === code && each.change === change);
