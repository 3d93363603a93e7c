import type { EventStore } from './store.ts';

export interface TablePorts {
  readonly store: EventStore;
  /** Whole milliseconds on a clock that never goes back. */
  readonly now: () => number;
  /** One device may hold several seats (hot-seat); online a person has one. */
  readonly manySeats: boolean;
  /** Told about bugs; the table goes on. */
  readonly onError: (error: unknown) => void;
}
