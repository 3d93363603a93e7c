/** What a drawing put where, in pixels of the whole canvas. */
export interface Drawn {
  readonly kind: 'words' | 'box' | 'circle' | 'path';
  readonly words: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** A canvas that writes down what is drawn on it. */
export class WrittenCanvas {
  readonly drawn: Drawn[] = [];
  readonly #frames: Frame[] = [];
  #now: Frame = { x: 0, y: 0, scale: 1 };

  /** As drawings take it: what they do not use is missing. */
  get context(): CanvasRenderingContext2D {
    return this as unknown as CanvasRenderingContext2D;
  }
  words(): readonly string[] {
    return this.drawn.flatMap(({ kind, words }) => (kind === 'words' ? [words] : []));
  }
  /** Whether nothing was drawn left, right, above or below of a square of this size. */
  staysWithin(size: number): boolean {
    return this.drawn.every(
      ({ x, y, width, height }) =>
        x >= -0.5 && y >= -0.5 && x + width <= size + 0.5 && y + height <= size + 0.5,
    );
  }

  save(): void {
    this.#frames.push(this.#now);
  }
  restore(): void {
    this.#now = this.#frames.pop() ?? this.#now;
  }
  translate(x: number, y: number): void {
    const { scale } = this.#now;
    this.#now = { scale, x: this.#now.x + x * scale, y: this.#now.y + y * scale };
  }
  scale(by: number): void {
    this.#now = { ...this.#now, scale: this.#now.scale * by };
  }
  fillText(words: string, x: number, y: number): void {
    this.#add({ kind: 'words', words }, [x, y, 0, 0]);
  }
  fillRect(...box: Box): void {
    this.#add({ kind: 'box', words: '' }, box);
  }
  roundRect(...[x, y, width, height]: Box): void {
    this.#add({ kind: 'box', words: '' }, [x, y, width, height]);
  }
  arc(x: number, y: number, radius: number): void {
    this.#add({ kind: 'circle', words: '' }, [x - radius, y - radius, 2 * radius, 2 * radius]);
  }
  lineTo(x: number, y: number): void {
    this.#add({ kind: 'path', words: '' }, [x, y, 0, 0]);
  }
  beginPath(): void {
    // Only what is drawn counts.
  }
  closePath(): void {
    // As above.
  }
  fill(): void {
    // As above.
  }
  stroke(): void {
    // As above.
  }

  #add(what: Pick<Drawn, 'kind' | 'words'>, [x, y, width, height]: Box): void {
    const { x: left, y: top, scale } = this.#now;
    this.drawn.push({
      ...what,
      x: left + x * scale,
      y: top + y * scale,
      width: width * scale,
      height: height * scale,
    });
  }
}

type Box = [x: number, y: number, width: number, height: number];
