import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** A sync to the disk, and how many writes shared it. */
interface SharedSync {
  readonly ops: number;
  readonly ms: number;
}

/** They go through all connections, of which there may be thousands; `cubarium_sockets` counts them as well. */
const COSTLY = [
  'nodejs_active_resources',
  'nodejs_active_resources_total',
  'nodejs_active_handles',
  'nodejs_active_handles_total',
  'nodejs_active_requests',
  'nodejs_active_requests_total',
];

/** Figures for Prometheus; nothing in them tells one person from another. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #commands = new Counter({
    name: 'cubarium_commands_total',
    help: 'Commands by outcome',
    labelNames: ['outcome'],
    registers: [this.#registry],
  });
  readonly #refusals = new Counter({
    name: 'cubarium_refused_messages_total',
    help: 'Messages that were not understood or not allowed, by code',
    labelNames: ['code'],
    registers: [this.#registry],
  });
  readonly #syncs = new Histogram({
    name: 'cubarium_sync_seconds',
    help: 'How long a batch took until it was on the disk',
    buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1],
    registers: [this.#registry],
  });
  readonly #batches = new Histogram({
    name: 'cubarium_batch_writes',
    help: 'Writes that shared a sync',
    buckets: [1, 4, 16, 64, 256, 1024, 4096],
    registers: [this.#registry],
  });
  readonly #lateness = new Histogram({
    name: 'cubarium_clock_late_seconds',
    help: 'How late after its moment an entry of the clock was published',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1],
    registers: [this.#registry],
  });
  readonly #botErrors = new Counter({
    name: 'cubarium_bot_errors_total',
    help: 'Moves that a bot failed to make',
    registers: [this.#registry],
  });
  readonly #botWaits = new Histogram({
    name: 'cubarium_bot_wait_seconds',
    help: 'How long a table waited for what a bot wants to do',
    buckets: [0.01, 0.05, 0.1, 0.2, 0.5, 1, 2, 5],
    registers: [this.#registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
    for (const name of COSTLY) this.#registry.removeSingleMetric(name);
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  /** All figures. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }

  /** A figure that is looked up when somebody asks. */
  gauge(name: string, help: string, read: () => number): void {
    // prom-client calls it with the gauge as `this`.
    const collect = function (this: Gauge): void {
      this.set(read());
    };
    this.#registry.registerMetric(new Gauge({ name, help, registers: [], collect }));
  }

  readonly #done = this.#commands.labels('done');
  readonly #refused = this.#commands.labels('refused');

  answered(ok: boolean): void {
    (ok ? this.#done : this.#refused).inc();
  }
  refused(code: string): void {
    this.#refusals.inc({ code });
  }
  botFailed(): void {
    this.#botErrors.inc();
  }
  readonly botAnswered = (waitedMs: number): void => this.#botWaits.observe(waitedMs / 1000);
  readonly clockEntered = (lateMs: number): void => this.#lateness.observe(lateMs / 1000);
  readonly synced = ({ ops, ms }: SharedSync): void => {
    this.#syncs.observe(ms / 1000);
    this.#batches.observe(ops);
  };
}
