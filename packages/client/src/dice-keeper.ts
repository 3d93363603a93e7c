import { chainOf, isLink, isRecord, type Command, type Seat, type TableInfo } from '@cubarium/core';

/** Keeps a few lines beyond a reload, by name: in a browser its storage. */
export interface Keep {
  get(name: string): string | null;
  set(name: string, value: string): void;
}

/** What is kept nowhere lasts as long as the client. */
export function memoryKeep(): Keep {
  const kept = new Map<string, string>();
  return { get: (name) => kept.get(name) ?? null, set: (name, value) => void kept.set(name, value) };
}

/** Long enough for a race of many rounds; a chain that is used up is followed by another. */
const LINKS = 2000;
const TIP_BYTES = 16;

/** What a device remembers about the dice of a table. */
interface Remembered {
  /** The commitment that was shown first. */
  readonly commitment: string | null;
  /** For each seat that this device played the secret end of its hash chain. */
  readonly tips: Readonly<Record<string, string>>;
}

type Share = Extract<Command, { readonly kind: 'ready' }>;

/** What this device adds to the dice of one table, and what it was promised about them. */
export class DiceKeeper {
  readonly #keep: Keep;
  readonly #name: string;
  readonly #randomHex: (bytes: number) => string;
  readonly #chains = new Map<Seat, { readonly tip: string; readonly links: readonly string[] }>();

  #share: Share | null = null;

  constructor(table: string, ports: { readonly keep: Keep; readonly randomHex: (bytes: number) => string }) {
    this.#keep = ports.keep;
    this.#name = table;
    this.#randomHex = ports.randomHex;
  }

  /** The anchor of the chain of a seat; one is made if there is none. */
  anchor(seat: Seat): string {
    const tip = this.#remembered().tips[seat] ?? this.#newTip(seat);
    return this.#linksOf(seat, tip)[0] ?? tip;
  }

  /** The anchor of a new chain that takes the place of the last one. */
  newAnchor(seat: Seat): string {
    this.#newTip(seat);
    return this.anchor(seat);
  }

  isOwn(seat: Seat, anchor: string | null): boolean {
    return anchor !== null && this.#remembered().tips[seat] !== undefined && this.anchor(seat) === anchor;
  }

  /** The link to be revealed after `last`; null when the chain is used up, or was made elsewhere. */
  next(seat: Seat, last: string | null): string | null {
    const tip = this.#remembered().tips[seat];
    if (tip === undefined || last === null) return null;
    const links = this.#linksOf(seat, tip);
    const at = links.indexOf(last);
    return at < 0 ? null : (links[at + 1] ?? null);
  }

  /** The server has taken what this device adds to the dice. */
  gave(share: Share): void {
    this.#share = share;
  }

  /**
   * False when the server breaks its word: it shows another commitment than at first, or began with another share of
   * this seat than the one it took. Then somebody could have chosen the dice.
   */
  holds({ commitment, status, seats }: TableInfo): boolean {
    const remembered = this.#remembered();
    if (remembered.commitment === null) this.#remember({ ...remembered, commitment });
    else if (remembered.commitment !== commitment) return false;
    const share = this.#share;
    const place = share && seats[share.seat];
    if (!share || !place) return true;
    // Before the start a person may change their mind, also on another device.
    if (status === 'open' && !place.ready) this.#share = null;
    if (status === 'open') return true;
    return place.nonce === share.nonce && (place.anchor ?? null) === (share.chain ?? null);
  }

  #newTip(seat: Seat): string {
    const remembered = this.#remembered();
    const tip = this.#randomHex(TIP_BYTES);
    this.#remember({ ...remembered, tips: { ...remembered.tips, [seat]: tip } });
    return tip;
  }

  #linksOf(seat: Seat, tip: string): readonly string[] {
    const known = this.#chains.get(seat);
    if (known?.tip === tip) return known.links;
    const links = chainOf(tip, LINKS);
    this.#chains.set(seat, { tip, links });
    return links;
  }

  #remembered(): Remembered {
    const text = this.#keep.get(this.#name);
    return text === null ? NOTHING : parse(text);
  }

  #remember(remembered: Remembered): void {
    this.#keep.set(this.#name, JSON.stringify(remembered));
  }
}

const NOTHING: Remembered = { commitment: null, tips: {} };

/** Other versions of this page may have written something else: then nothing is remembered. */
function parse(text: string): Remembered {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return NOTHING;
  }
  if (!isRecord(raw) || !isRecord(raw.tips)) return NOTHING;
  const tips = Object.fromEntries(
    Object.entries(raw.tips).flatMap(([seat, tip]) => (isLink(tip) ? [[seat, tip]] : [])),
  );
  return { commitment: typeof raw.commitment === 'string' ? raw.commitment : null, tips };
}
