/**
 * The linear part of a chain of re-rolls. Every member has a value it can have without re-rolls and some
 * uses of a re-roll, each worth `sum + again × (its own value, or that of a neighbour)`.
 */
import { BLUE, GREEN, REROLL_BLUE, REROLL_GREEN } from './classes.ts';
import { FRAME, type Frames } from './frames.ts';

const LARGEST = 1 << 14;
/** Each round brings the values nearer by a factor of three or more. */
const CLOSE = 1e-15;

export interface Chain {
  readonly base: number;
  readonly use: number;
  readonly length: number;
  readonly outer: number;
}

/** What one use of a re-roll is worth. */
interface Use {
  readonly sum: number;
  readonly again: number;
  /** 0: the pool itself again; −1, 1: a neighbour. */
  readonly shift: number;
}

export class Sums {
  private readonly values = new Float64Array(LARGEST);
  private readonly firstUse = new Int32Array(LARGEST);
  private readonly sum = new Float64Array(LARGEST * 8);
  private readonly again = new Float64Array(LARGEST * 8);
  private readonly shift = new Int8Array(LARGEST * 8);
  private top = 0;
  private uses = 0;
  private current = -1;

  /** Chains nest: inner ones are opened and closed while an outer one is being filled. */
  open(length: number): Chain {
    const chain = { base: this.top, use: this.uses, length, outer: this.current };
    this.top += length + 1;
    this.current = chain.base - 1;
    return chain;
  }

  /** The next member, with its value without re-rolls. */
  begin(value: number): void {
    this.current++;
    this.values[this.current] = value;
    this.firstUse[this.current] = this.uses;
  }

  add(use: Use): void {
    this.sum[this.uses] = use.sum;
    this.again[this.uses] = use.again;
    this.shift[this.uses] = use.shift;
    this.uses++;
  }

  solve(chain: Chain): void {
    const { base, length } = chain;
    this.firstUse[base + length] = this.uses;
    for (let change = 1; change > CLOSE;) {
      change = 0;
      for (let m = base; m < base + length; m++) change = Math.max(change, this.improve(m));
      if (length === 1) return;
    }
  }

  at(chain: Chain, member: number): number {
    return this.values[chain.base + member] as number;
  }

  close(chain: Chain): void {
    this.top = chain.base;
    this.uses = chain.use;
    this.current = chain.outer;
  }

  /** Forgets everything that was open, after a budget ran out half-way. */
  reset(): void {
    this.top = 0;
    this.uses = 0;
    this.current = -1;
  }

  private improve(m: number): number {
    const before = this.values[m] as number;
    let best = before;
    for (let u = this.firstUse[m] as number, end = this.firstUse[m + 1] as number; u < end; u++) {
      const sum = this.sum[u] as number;
      const again = this.again[u] as number;
      const shift = this.shift[u] as number;
      const value = shift === 0 ? sum / (1 - again) : sum + again * (this.values[m + shift] as number);
      if (value > best) best = value;
    }
    this.values[m] = best;
    return best - before;
  }
}

/** How the unused re-rolls of a chain lie on green and blue dice. */
interface Link {
  readonly onGreen: number;
  readonly green: number;
  readonly onBlue: number;
  readonly blue: number;
}

/** A copy of a pool without the dice that differ along its chain. */
export function withoutChain(frames: Frames, at: number): number {
  const to = at + FRAME;
  frames.clear(to, frames.moved(at));
  for (let i = 0, n = frames.size(at); i < n; i++) {
    const cls = frames.class(at, i);
    if (cls !== REROLL_GREEN && cls !== REROLL_BLUE && cls !== GREEN && cls !== BLUE) frames.insert(to, cls);
  }
  return to;
}

/** A member of a chain: the dice that all have in common, and these. */
export function memberOf(frames: Frames, rest: number, link: Link): number {
  const to = frames.copy(rest);
  for (let i = 0; i < link.green; i++) frames.insert(to, i < link.onGreen ? REROLL_GREEN : GREEN);
  for (let i = 0; i < link.blue; i++) frames.insert(to, i < link.onBlue ? REROLL_BLUE : BLUE);
  return to;
}
