import type { Described, Seat } from '@cubarium/core';
import {
  ciub,
  type CardId,
  type CiubAction,
  type CiubState,
  type Colour,
  type Face,
} from '@cubarium/games/ciub';

type Pair = readonly [Colour, Colour];

/** What may be done now, sorted by what people touch. Read off `legal`; no rule of its own. */
export class Choices {
  readonly token = new Set<CardId>();
  readonly remove = new Set<CardId>();
  /** Dice that may be set aside, kept or whitened. */
  readonly aside = new Set<string>();
  readonly keep = new Set<string>();
  readonly whiten = new Set<string>();
  readonly swap = new Map<string, Colour[]>();
  readonly reroll = new Map<string, string[]>();
  readonly adjust = new Map<string, Map<string, Face[]>>();
  /** Cards that may be gained, each with the top-row cards that may move down. */
  readonly gain = new Map<CardId, CardId[]>();
  readonly take: Colour[] = [];
  readonly trade = new Map<string, Pair[]>();
  roll = false;
  stop = false;
  endTurn = false;

  constructor(state: CiubState, seat: Seat | null, at: number) {
    if (seat === null) return;
    for (const action of ciub.legal(state, { seat, at })) {
      if ('choose' in action) this.#describe(action);
      else this.#add(action);
    }
  }

  /** How many symbols wait to be used. */
  get actions(): number {
    return this.swap.size + this.reroll.size + this.adjust.size;
  }

  #describe({ kind, from }: Described): void {
    if (kind === 'roll' || kind === 'stop') this[kind] = true;
    addAll(kind === 'keep' ? this.keep : kind === 'whiten' ? this.whiten : this.aside, from);
  }

  #add(action: CiubAction): void {
    switch (action.kind) {
      case 'placeToken':
        return void this.token.add(action.card);
      case 'removeCard':
        return void this.remove.add(action.card);
      case 'roll':
      case 'stop':
        this[action.kind] = true;
        return addAll(this.aside, action.aside ?? []);
      case 'keep':
      case 'whiten':
        return addAll(this[action.kind], action.dice);
      case 'decline':
        return void (action.take && this.take.push(action.take));
      case 'endTurn':
        this.endTurn = true;
        return;
      case 'deal':
      case 'fall':
      case 'turnUp':
        return;
      default:
        return this.#addTargeted(action);
    }
  }

  #addTargeted(action: Targeted): void {
    switch (action.kind) {
      case 'swap':
        return into(this.swap, action.die, action.colour);
      case 'reroll':
        return into(this.reroll, action.die, action.target);
      case 'trade':
        return into(this.trade, action.die, action.for);
      case 'adjust': {
        const targets = this.adjust.get(action.die) ?? new Map<string, Face[]>();
        this.adjust.set(action.die, targets);
        return into(targets, action.target, action.face);
      }
      case 'gain':
        if (!this.gain.has(action.card)) this.gain.set(action.card, []);
        if (action.down !== undefined) this.gain.get(action.card)?.push(action.down);
        return;
    }
  }
}

type Targeted = Extract<CiubAction, { readonly kind: 'swap' | 'reroll' | 'adjust' | 'gain' | 'trade' }>;

function addAll(set: Set<string>, items: readonly string[]): void {
  for (const item of items) set.add(item);
}

function into<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
