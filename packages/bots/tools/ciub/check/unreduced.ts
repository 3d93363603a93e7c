/**
 * A second solver for checking the first: the rules as they stand (R1–R10), every die with its face, every
 * subset set aside, nothing merged and nothing left out. Only for small pools.
 */
import {
  COLOURS,
  DIE_FACES,
  DISTINCT_FACES,
  freshDie,
  isSymbol,
  withFace,
  type Colour,
  type Die,
  type Face,
  type Task,
} from '@cubarium/games/ciub';
import type { TurnAction, TurnPosition } from '../../../src/ciub/odds/index.ts';
import { Layer } from './layer.ts';

/** A die as text: `red:` falls, `red:6` lies, `blue:swap*` is used up, `red:?` is inactive. */
type Token = string;

interface Node {
  readonly pool: readonly Token[];
  readonly tray: readonly Face[];
  readonly moved: boolean;
  readonly supply: readonly number[] | null;
}

const colourIn = (token: Token): Colour => token.slice(0, token.indexOf(':')) as Colour;
const shownIn = (token: Token): string => token.slice(token.indexOf(':') + 1);
const isFresh = (token: Token): boolean => token.endsWith(':');
const isLying = (token: Token): boolean => !isFresh(token) && !token.endsWith('?');
const faceIn = (token: Token): Face => shownIn(token).replace('*', '') as Face;

interface Arrow {
  readonly action: TurnAction | null;
  /** The node it leads to; null: rolling ends. */
  readonly to: Node | null;
  readonly tray: readonly Face[];
}

export class Unreduced {
  private readonly task: Task;
  private readonly selfAdjust: TurnPosition['selfAdjust'];
  private readonly values = new Map<string, number>();
  private readonly nodes = new Map<string, Node>();

  constructor(task: Task, selfAdjust: TurnPosition['selfAdjust']) {
    this.task = task;
    this.selfAdjust = selfAdjust;
  }

  value(position: TurnPosition): number {
    return this.solved(nodeOf(position));
  }

  /** Every node met so far in which the player decides, as a position. */
  positions(): readonly TurnPosition[] {
    return [...this.nodes.values()]
      .filter((node) => !node.pool.some(isFresh))
      .map((node) => positionAt(node, this.selfAdjust));
  }

  /** All actions of a position with their values. */
  actions(position: TurnPosition): readonly { readonly action: TurnAction; readonly p: number }[] {
    const node = nodeOf(position);
    return this.arrows(node).flatMap(({ action, to, tray }) =>
      action ? [{ action, p: to ? this.solved(to) : this.met(tray) }] : [],
    );
  }

  /** Works out every node of the same tray that can be reached, together. */
  private solved(start: Node): number {
    const known = this.values.get(keyOf(start));
    if (known !== undefined) return known;
    const layer = new Layer();
    const queue = [start];
    layer.index(keyOf(start));
    for (let at = 0; at < queue.length; at++) {
      const node = queue[at] as Node;
      this.nodes.set(keyOf(node), node);
      layer.begin(node.pool.some(isFresh));
      for (const { to, tray } of this.arrows(node)) {
        if (to === null) layer.constant(this.met(tray));
        else if (tray.length !== node.tray.length || this.values.has(keyOf(to)))
          layer.constant(this.solved(to));
        else if (layer.refer(keyOf(to))) queue.push(to);
      }
    }
    for (const [key, value] of layer.solve()) this.values.set(key, value);
    return this.values.get(keyOf(start)) ?? NaN;
  }

  /** Everything that can happen at a node: what the first falling die shows, or what the player may do. */
  private arrows(node: Node): readonly Arrow[] {
    const falling = node.pool.find(isFresh);
    if (falling === undefined) return [...this.asides(node), ...this.uses(node)];
    const rest = without(node.pool, falling);
    return DIE_FACES[colourIn(falling)].map((face) =>
      arrow(null, { ...node, pool: sorted([...rest, `${colourIn(falling)}:${face}`]) }),
    );
  }

  private asides(node: Node): readonly Arrow[] {
    const found: Arrow[] = [];
    const free = node.pool
      .map((token, i) => ({ token, i }))
      .filter(({ token }) => isLying(token) && faceIn(token) !== 'skull');
    for (let set = 0; set < 1 << free.length; set++) {
      const named = free.filter((_, bit) => (set >> bit) & 1).map(({ i }) => i);
      const goes = (token: Token, i: number): boolean =>
        named.includes(i) || (isLying(token) && faceIn(token) === 'skull');
      const left = node.pool.filter((token, i) => !goes(token, i));
      const tray = [...node.tray, ...node.pool.filter(goes).map(faceIn)].toSorted();
      const aside = named.length > 0 ? { aside: named.map((i) => idOf(node.pool, i)) } : {};
      found.push({ action: { kind: 'stop', ...aside }, to: null, tray });
      if (left.length === 0 || (!node.moved && left.length === node.pool.length)) continue;
      const fallen = left.map((token) => `${colourIn(token)}:`);
      found.push(arrow({ kind: 'roll', ...aside }, { ...node, pool: sorted(fallen), tray, moved: false }));
    }
    return found;
  }

  private uses(node: Node): readonly Arrow[] {
    return node.pool.flatMap((token, i) => {
      switch (shownIn(token)) {
        case 'swap':
          return swaps(node, i);
        case 'reroll':
          return node.pool.map((_, target) => reroll(node, i, target));
        case 'adjust':
          return node.pool.flatMap((_, target) => this.adjusts(node, i, target));
        default:
          return [];
      }
    });
  }

  private adjusts(node: Node, die: number, target: number): readonly Arrow[] {
    const colour = colourIn(node.pool[target] as Token);
    return DISTINCT_FACES[colour]
      .filter(
        (face) => die !== target || (this.selfAdjust === 'numbers-only' ? Number(face) > 0 : !isSymbol(face)),
      )
      .map((face) => {
        const turned = node.pool.map((token, i) => (i === target ? `${colour}:${face}` : token));
        const pool = sorted(turned.filter((_, i) => i !== die));
        const tray = [...node.tray, die === target ? face : ('adjust' as const)].toSorted();
        const action = {
          kind: 'adjust',
          die: idOf(node.pool, die),
          target: idOf(node.pool, target),
          face,
        } as const;
        return arrow(action, { ...node, pool, tray, moved: true });
      });
  }

  private met(tray: readonly Face[]): number {
    const { task } = this;
    const count = (face: string): number => tray.filter((each) => each === face).length;
    if (task.kind === 'numbers') return task.counts.every((wanted, n) => count(String(n)) >= wanted) ? 1 : 0;
    if (task.kind === 'total')
      return tray.reduce((sum, face) => sum + (Number(face) || 0), 0) >= task.sum ? 1 : 0;
    return ['1', '2', '3', '4', '5', '6', '7', 'skull'].some((face) => count(face) >= task.count) ? 1 : 0;
  }
}

const arrow = (action: TurnAction | null, to: Node): Arrow => ({ action, to, tray: to.tray });
const sorted = (pool: readonly Token[]): readonly Token[] =>
  pool.toSorted(
    (a, b) => COLOURS.indexOf(colourIn(a)) - COLOURS.indexOf(colourIn(b)) || (a < b ? -1 : a > b ? 1 : 0),
  );
const keyOf = (node: Node): string =>
  `${node.pool.join()}|${node.moved ? 1 : 0}|${node.tray.join()}|${node.supply ? node.supply.join() : ''}`;

function without(pool: readonly Token[], token: Token): readonly Token[] {
  const i = pool.indexOf(token);
  return pool.filter((_, j) => j !== i);
}

/** Ids as `positionAt` gives them. */
const idOf = (pool: readonly Token[], i: number): string => freshDie(colourIn(pool[i] as Token), i + 1).id;

function swaps(node: Node, die: number): readonly Arrow[] {
  const given = COLOURS.indexOf(colourIn(node.pool[die] as Token));
  return COLOURS.flatMap((colour, taken) => {
    if (node.supply && (node.supply[taken] ?? 0) < 1) return [];
    const supply =
      node.supply && node.supply.map((n, c) => n + (c === given ? 1 : 0) - (c === taken ? 1 : 0));
    const pool = sorted(node.pool.map((token, i) => (i === die ? `${colour}:?` : token)));
    return [
      arrow({ kind: 'swap', die: idOf(node.pool, die), colour }, { ...node, pool, supply, moved: true }),
    ];
  });
}

function reroll(node: Node, die: number, target: number): Arrow {
  const pool = node.pool.map((token, i) => {
    if (i === target) return `${colourIn(token)}:`;
    return i === die ? `${token}*` : token;
  });
  return arrow(
    { kind: 'reroll', die: idOf(node.pool, die), target: idOf(node.pool, target) },
    { ...node, pool: sorted(pool) },
  );
}

function nodeOf(position: TurnPosition): Node {
  const { pool, tray, moved, supply } = position;
  const token = (die: Die): Token => {
    const shown = { fresh: '', inactive: '?', active: die.face ?? '', spent: `${die.face}*` }[die.status];
    return `${die.colour}:${shown}`;
  };
  return {
    pool: sorted(pool.map(token)),
    tray: tray.flatMap((die) => (die.face ? [die.face] : [])).toSorted(),
    moved,
    supply: supply === 'unlimited' ? null : COLOURS.map((colour) => supply[colour]),
  };
}

function positionAt(node: Node, selfAdjust: TurnPosition['selfAdjust']): TurnPosition {
  const { supply } = node;
  const die = (token: Token, i: number): Die => {
    const bare = freshDie(colourIn(token), i + 1);
    if (token.endsWith('?')) return withFace(bare, null, 'inactive');
    return withFace(bare, faceIn(token), token.endsWith('*') ? 'spent' : 'active');
  };
  const held = (colour: Colour): number => supply?.[COLOURS.indexOf(colour)] ?? 0;
  return {
    phase: 'rolling',
    pool: node.pool.map(die),
    tray: node.tray.map((face, i) => withFace(freshDie('white', i + 1), face, 'active')),
    moved: node.moved,
    supply: supply
      ? {
          white: held('white'),
          red: held('red'),
          orange: held('orange'),
          yellow: held('yellow'),
          green: held('green'),
          purple: held('purple'),
          blue: held('blue'),
        }
      : 'unlimited',
    selfAdjust,
  };
}
