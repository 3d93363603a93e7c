import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { constants } from 'node:zlib';
import { isLoopback } from '@cubarium/protocol';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import files from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Config } from '../base/config.ts';
import { Damaged, Unavailable } from '../ports/failures.ts';
import type { Hub } from '../hub/hub.ts';
import type { OneByOne } from '../limits/one-by-one.ts';
import type { Welcome } from '../limits/welcome.ts';
import { addConduct } from './conduct.ts';
import { addDocument } from './document.ts';
import { addHere } from './here.ts';
import { PATIENCE } from './doorway.ts';
import { addLimits } from './limits.ts';
import { addOperations, type OperationsParts } from './operations.ts';
import { addPreviews } from './previews.ts';
import { isOurOrigin } from '../base/origin.ts';
import { addRoutes, type RouteParts } from './routes.ts';

export interface AppParts extends Omit<RouteParts, 'isSecure'> {
  readonly config: Config;
  readonly colleagues: OperationsParts['colleagues'];
  readonly welcome: Welcome;
  readonly queue: OneByOne;
  /** False while starting and stopping: no new people, please. */
  readonly isReady: () => boolean;
}

const BODY_LIMIT = 16_384;
/** Half the time of the best for nearly its size: nothing is kept compressed. */
const QUALITY = 5;

/** The door for everything that is not live. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, callers } = parts;
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    requestTimeout: PATIENCE.requestMs,
    connectionTimeout: PATIENCE.silenceMs,
    keepAliveTimeout: PATIENCE.keepAliveMs,
    http: { headersTimeout: PATIENCE.headersMs, connectionsCheckingInterval: PATIENCE.lookMs },
    trustProxy: callers.trust,
    logger: false,
    // What does not belong is refused, not silently left out.
    ajv: { customOptions: { removeAdditional: false } },
  });
  // The schemas of answers are for readers: what they left out would be dropped without a word.
  app.setSerializerCompiler(() => JSON.stringify);
  answerErrors(app, parts.hub);
  addLimits(app, { ...parts, limits: parts.hub.limits });
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: POLICY },
    ...HEADERS,
  });
  app.addHook('onRequest', async (request, reply) => {
    if (isTrustworthy(request)) void reply.headers(ISOLATION);
  });
  await app.register(cookie);
  await app.register(compress, { brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } } });
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return;
    if (!isOurOrigin(request.headers, config.origins))
      await reply.code(403).send({ error: { code: 'cross-origin' } });
  });
  await addDocument(app);
  addOperations(app, parts);
  const routed = { ...parts, isSecure: (request: FastifyRequest) => request.protocol === 'https' };
  addRoutes(app, routed);
  addConduct(app, routed);
  addHere(app, config);
  await addWebApp(app, config.web, parts.hub);
  return app;
}

function answerErrors(app: FastifyInstance, { onError }: Pick<Hub, 'onError'>): void {
  app.setErrorHandler((error: { statusCode?: number }, _request, reply) => {
    if (error instanceof Unavailable) return reply.code(503).send({ error: { code: 'not-stored' } });
    const status = error.statusCode ?? 500;
    if (status >= 500) onError(error);
    const code = error instanceof Damaged ? 'damaged' : codeOf(status);
    return reply.code(status).send({ error: { code } });
  });
}

/** Only what we serve ourselves runs in our pages; nothing frames them. */
const POLICY = {
  'default-src': [`'self'`],
  'base-uri': [`'none'`],
  'connect-src': [`'self'`],
  'form-action': [`'self'`],
  'frame-ancestors': [`'none'`],
  'img-src': [`'self'`, 'data:', 'blob:'],
  'object-src': [`'none'`],
  'script-src': [`'self'`],
  'style-src': [`'self'`],
  'worker-src': [`'self'`],
};
/** A family's server has no certificate: to force encryption is the business of the proxy that has one. */
const HEADERS = {
  hsts: false,
  crossOriginEmbedderPolicy: false,
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
} as const;
/** Browsers heed these only where nobody on the way can have changed them; elsewhere they complain. */
const ISOLATION = { 'cross-origin-opener-policy': 'same-origin', 'origin-agent-cluster': '?1' };
const isTrustworthy = ({ protocol, hostname }: FastifyRequest): boolean =>
  protocol === 'https' || isLoopback(hostname);

function codeOf(status: number): string {
  if (status === 413) return 'too-long';
  if (status === 429) return 'too-fast';
  if (status === 404) return 'no-page';
  return status >= 500 ? 'internal' : 'bad-request';
}

/** The built app; every address without a file is the app's own affair. */
async function addWebApp(app: FastifyInstance, web: string | null, hub: Hub): Promise<void> {
  const notFound = (reply: FastifyReply): FastifyReply =>
    reply.code(404).send({ error: { code: 'no-page' } });
  app.all('/api/*', { schema: { hide: true } }, (_request, reply) => notFound(reply));
  if (web === null || !existsSync(resolve(web, 'index.html')))
    return void app.setNotFoundHandler((_request, reply) => notFound(reply));
  await app.register(files, {
    root: resolve(web),
    // The build lays compressed copies beside its files.
    preCompressed: true,
    setHeaders: (reply, path) => {
      // What has a hash in its name never changes; everything else is asked for again.
      const lasting = /[/\\]assets[/\\]/u.test(path);
      void reply.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  addPreviews(app, { hub, page: resolve(web, 'index.html') });
  app.setNotFoundHandler(({ method, url }, reply) => {
    const isPage = method === 'GET' && !/\.\w+$/u.test(url.split('?')[0] ?? '');
    return isPage ? reply.sendFile('index.html') : notFound(reply);
  });
}
