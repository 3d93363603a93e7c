/** The nodes of one tray as a system of equations, solved by going over it until nothing moves. */
export class Layer {
  private readonly keys: string[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly first: number[] = [];
  private readonly isMean: boolean[] = [];
  /** A reference to a node, or −1 for a constant. */
  private readonly refs: number[] = [];
  private readonly constants: number[] = [];

  index(key: string): number {
    let number = this.numbers.get(key);
    if (number === undefined) {
      number = this.keys.length;
      this.numbers.set(key, number);
      this.keys.push(key);
    }
    return number;
  }

  begin(mean: boolean): void {
    this.first.push(this.refs.length);
    this.isMean.push(mean);
  }

  constant(value: number): void {
    this.refs.push(-1);
    this.constants.push(value);
  }

  /** True when the node is new. */
  refer(key: string): boolean {
    const before = this.keys.length;
    this.refs.push(this.index(key));
    this.constants.push(0);
    return this.keys.length > before;
  }

  solve(): readonly (readonly [string, number])[] {
    const refs = Int32Array.from(this.refs);
    const constants = Float64Array.from(this.constants);
    const values = new Float64Array(this.keys.length);
    this.first.push(refs.length);
    for (let moved = 1; moved > 1e-14;) {
      moved = 0;
      for (let node = values.length - 1; node >= 0; node--) {
        const value = this.evaluate(node, { refs, constants, values });
        moved = Math.max(moved, Math.abs(value - (values[node] as number)));
        values[node] = value;
      }
    }
    return this.keys.map((key, i) => [key, values[i] as number] as const);
  }

  private evaluate(node: number, system: System): number {
    const from = this.first[node] as number;
    const to = this.first[node + 1] as number;
    let sum = 0;
    let best = 0;
    for (let i = from; i < to; i++) {
      const ref = system.refs[i] as number;
      const value = (ref < 0 ? system.constants[i] : system.values[ref]) as number;
      sum += value;
      if (value > best) best = value;
    }
    return this.isMean[node] ? sum / (to - from) : best;
  }
}

interface System {
  readonly refs: Int32Array;
  readonly constants: Float64Array;
  readonly values: Float64Array;
}
