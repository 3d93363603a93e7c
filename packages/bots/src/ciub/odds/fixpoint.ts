/**
 * Finds x = g(x) for a contraction g by Broyden's method: it learns from each step how g bends, so that a
 * slow contraction takes a handful of steps instead of dozens.
 */
export class FixedPoint {
  private readonly size: number;
  /** The inverse of the slope of x − g(x), as far as it is known; at first the unit matrix. */
  private readonly inverse: Float64Array;
  private readonly at: Float64Array;
  private readonly residual: Float64Array;
  private steps = 0;

  constructor(size: number) {
    this.size = size;
    this.inverse = new Float64Array(size * size);
    for (let i = 0; i < size; i++) this.inverse[i * size + i] = 1;
    this.at = new Float64Array(size);
    this.residual = new Float64Array(size);
  }

  /** Where to try next, given where g was tried and what it gave. */
  next(tried: Float64Array, given: Float64Array): Float64Array {
    const { size } = this;
    const residual = tried.map((x, i) => x - (given[i] as number));
    if (this.steps++ > 0) this.learn(tried, residual);
    this.at.set(tried);
    this.residual.set(residual);
    const step = this.times(residual);
    return Float64Array.from({ length: size }, (_, i) => clamp((tried[i] as number) - (step[i] as number)));
  }

  private learn(tried: Float64Array, residual: Float64Array): void {
    const { size, inverse } = this;
    const dx = tried.map((x, i) => x - (this.at[i] as number));
    const image = this.times(residual.map((f, i) => f - (this.residual[i] as number)));
    let scale = 0;
    for (let i = 0; i < size; i++) scale += (dx[i] as number) * (image[i] as number);
    if (Math.abs(scale) < 1e-300) return;
    const row = new Float64Array(size);
    for (let j = 0; j < size; j++)
      for (let i = 0; i < size; i++)
        row[j] = (row[j] as number) + (dx[i] as number) * (inverse[i * size + j] as number);
    for (let i = 0; i < size; i++) {
      const factor = ((dx[i] as number) - (image[i] as number)) / scale;
      for (let j = 0; j < size; j++)
        inverse[i * size + j] = (inverse[i * size + j] as number) + factor * (row[j] as number);
    }
  }

  private times(vector: Float64Array): Float64Array {
    const { size, inverse } = this;
    return vector.map((_, i) => {
      let sum = 0;
      for (let j = 0; j < size; j++) sum += (inverse[i * size + j] as number) * (vector[j] as number);
      return sum;
    });
  }
}

const clamp = (x: number): number => Math.min(1, Math.max(0, x));
