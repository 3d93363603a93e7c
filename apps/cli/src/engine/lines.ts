/** The longest line that is read. */
export const LONGEST_LINE = 8 * 1024 * 1024;

/** A line of input, or the news that it was too long to be read. */
export type Line = { readonly text: string } | { readonly refused: 'too-long' | 'not-utf-8' };

const NEWLINE = 0x0a;

/**
 * Cuts bytes into lines at \n and nowhere else: readline would also cut at a lone \r and at U+2028, which JSON
 * may contain. Of a line that is too long nothing is kept.
 */
export class LineCutter {
  readonly #longest: number;
  readonly #decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  #parts: Uint8Array[] = [];
  #length = 0;

  constructor(longest: number = LONGEST_LINE) {
    this.#longest = longest;
  }

  *push(chunk: Uint8Array): Generator<Line> {
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      this.#keep(chunk.subarray(from, end));
      from = end + 1;
      yield this.#take();
    }
    this.#keep(chunk.subarray(from));
  }

  /** What is left when the input ends without a \n: a line too, unless it is empty. */
  *end(): Generator<Line> {
    if (this.#length > 0) yield this.#take();
  }

  #keep(part: Uint8Array): void {
    this.#length += part.length;
    if (this.#length > this.#longest) this.#parts = [];
    else if (part.length > 0) this.#parts.push(part);
  }

  #take(): Line {
    const tooLong = this.#length > this.#longest;
    const bytes = joined(this.#parts);
    this.#parts = [];
    this.#length = 0;
    if (tooLong) return { refused: 'too-long' };
    try {
      return { text: this.#decoder.decode(bytes) };
    } catch {
      return { refused: 'not-utf-8' };
    }
  }
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const [only] = parts;
  if (only !== undefined && parts.length === 1) return only;
  return Buffer.concat(parts);
}
