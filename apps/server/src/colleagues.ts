import type { Config } from './base/config.ts';
import type { Log } from './base/log.ts';
import type { Metrics } from './base/metrics.ts';
import { Colleagues } from './nodes/colleagues.ts';
import type { Membership } from './ports/membership.ts';

interface Parts {
  readonly storage: { readonly membership: Membership | null };
  readonly log: Log;
  readonly metrics: Metrics;
  readonly onError: (error: unknown) => void;
}

/** The way to the other nodes; null for a server that has its store to itself. */
export async function openColleagues(
  { redisUrl }: Pick<Config, 'redisUrl'>,
  { storage: { membership }, log, metrics, onError }: Parts,
): Promise<Colleagues | null> {
  if (!membership || redisUrl === null) return null;
  // Loaded only by who wants it.
  const { RedisBus } = await import('./nodes/redis-bus.ts');
  const colleagues = await Colleagues.open({
    membership,
    openBus: (parts) => RedisBus.open(redisUrl, parts),
    onBus: (isUp) => {
      if (isUp) log.info('nodes hear each other');
      else log.error('Redis is away: tables go on for who is connected to their holder; the others wait');
    },
    onError,
  });
  metrics.gauge('cubarium_nodes', 'Living nodes, with this one', () => colleagues.others.length + 1);
  metrics.gauge('cubarium_bus_fails', '1 while nodes do not hear each other', () =>
    colleagues.isHeard ? 0 : 1,
  );
  return colleagues;
}
