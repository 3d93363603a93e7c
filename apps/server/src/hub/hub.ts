import type { Reach } from '../lobby/reach.ts';
import type { LobbyBoard } from '../lobby/lobby.ts';
import type { Seekers } from '../lobby/seekers.ts';
import type { Errands } from '../tables/errands.ts';
import type { Metrics } from '../base/metrics.ts';
import type { Stores } from '../ports/stores.ts';
import type { Allowances } from '../limits/allowances.ts';
import type { Limits } from '../limits/limits.ts';
import type { CatchUps } from '../tables/catch-up.ts';
import type { Forgetting } from '../tables/forgetting.ts';
import type { Retention } from '../tables/retention.ts';
import type { Tables } from '../tables/tables.ts';
import type { Talk } from './talk.ts';

/** What every connection needs of the server. */
export interface Hub {
  readonly now: () => number;
  readonly tables: Tables;
  readonly stores: Stores;
  readonly errands: Errands;
  readonly forgetting: Forgetting;
  readonly retention: Retention;
  readonly lobby: LobbyBoard;
  readonly reach: Reach;
  readonly seekers: Pick<Seekers, 'seek' | 'stop'>;
  readonly metrics: Metrics;
  readonly limits: Limits;
  readonly allowances: Allowances;
  readonly catchUps: CatchUps;
  readonly onError: (error: unknown) => void;
  readonly talk: Talk;
}
