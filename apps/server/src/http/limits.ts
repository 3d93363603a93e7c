import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Callers } from '../base/callers.ts';
import type { Limits } from '../limits/limits.ts';
import type { OneByOne } from '../limits/one-by-one.ts';
import type { Rate } from '../limits/token-bucket.ts';
import type { Welcome } from '../limits/welcome.ts';

/** A page of the app is a dozen files; a question to the server is one, and some take longer to answer. */
const RATES = {
  questions: { perSecond: 5, burst: 300 },
  readings: { perSecond: 1, burst: 60 },
  files: { perSecond: 100, burst: 6000 },
} as const satisfies Record<string, Rate>;
/** Who goes on asking after having been told so often is not answered any more. */
const PATIENCE = { perSecond: 2, burst: 200 };

/** By the route that answers: an address can be written in many ways. */
const DOORS: Readonly<Record<string, keyof typeof RATES>> = {
  '/*': 'files',
  // Asked all the time by whoever watches over the server.
  '/health': 'files',
  '/ready': 'files',
  '/api/tables/:id/log': 'readings',
  '/api/tables/:id/match': 'readings',
  '/api/me/export': 'readings',
};

/** Large, and compressed each time. */
const LARGE = '/api/docs/static/';

const doorOf = ({ routeOptions: { url = '' } }: FastifyRequest): keyof typeof RATES =>
  DOORS[url] ?? (url.startsWith(LARGE) ? 'readings' : 'questions');

export interface LimitsParts {
  readonly callers: Callers;
  readonly limits: Limits;
  readonly welcome: Welcome;
  readonly queue: OneByOne;
}

/** How much the network of a caller may ask; who may is served in turn. To be added first: to refuse must cost as little as can be. */
export function addLimits(app: FastifyInstance, { callers, limits, welcome, queue }: LimitsParts): void {
  const doors = {
    questions: limits.buckets(RATES.questions),
    readings: limits.buckets(RATES.readings),
    files: limits.buckets(RATES.files),
  };
  const patience = limits.buckets(PATIENCE);
  app.addHook('onRequest', (request, reply, next) => {
    const from = callers.networkOf(request.raw);
    if (doors[doorOf(request)].may(from)) return queue.add(next);
    welcome.charge(from, 'refused');
    if (!patience.may(from)) return void request.raw.socket.destroy();
    // Who is refused has to connect again, and how often is limited.
    return void reply
      .code(429)
      .header('connection', 'close')
      .send({ error: { code: 'too-fast' } });
  });
}
