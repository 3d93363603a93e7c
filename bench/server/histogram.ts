const LINE = /^(?<name>\w+)_bucket\{le="(?<le>[^"]+)"\} (?<count>\d+)$/gmu;

/** What a server counted in one of its histograms: how often a value was at most so much, and how often in all. */
export class Histogram {
  readonly #counts: ReadonlyMap<string, number>;

  private constructor(counts: ReadonlyMap<string, number>) {
    this.#counts = counts;
  }

  static async read(url: string, name: string): Promise<Histogram> {
    const text = await (await fetch(`${url}/metrics`)).text();
    const lines = [...text.matchAll(LINE)].flatMap(({ groups }) => (groups?.name === name ? [groups] : []));
    return new Histogram(new Map(lines.map(({ le = '', count }) => [le, Number(count)])));
  }

  get all(): number {
    return this.#counts.get('+Inf') ?? Number.NaN;
  }

  atMost(limit: number): number {
    return this.#counts.get(String(limit)) ?? Number.NaN;
  }
}
