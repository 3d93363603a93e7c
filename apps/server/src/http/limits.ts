import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Callers } from '../base/callers.ts';

/** A page of the app is a dozen files; a question to the server is one. */
const PER_MINUTE = { questions: 300, files: 6000 };
const MINUTE_MS = 60_000;
/** Who goes on asking so often after having been told is not answered any more. */
const PATIENCE = 100;

/** Routes that give out the app, or are asked all the time by whoever watches over the server. */
const FILES: ReadonlySet<string | undefined> = new Set(['/*', '/health', '/ready']);

/** By the route that answers: an address can be written in many ways. */
const doorOf = ({ routeOptions }: FastifyRequest): keyof typeof PER_MINUTE =>
  FILES.has(routeOptions.url) ? 'files' : 'questions';

/** How many requests the network of a caller may make. */
export async function addLimits(
  app: FastifyInstance,
  { callers, rateFactor }: { readonly callers: Callers; readonly rateFactor: number },
): Promise<void> {
  await app.register(rateLimit, {
    max: (request) => Math.ceil(PER_MINUTE[doorOf(request)] * rateFactor),
    keyGenerator: (request) => `${doorOf(request)} ${callers.networkOf(request.raw)}`,
    timeWindow: MINUTE_MS,
    ban: PATIENCE,
    onBanReach: ({ raw }) => void raw.socket.destroy(),
  });
  // To refuse is work too: who is refused has to connect again, and how often is limited.
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 429) void reply.header('connection', 'close');
  });
}
