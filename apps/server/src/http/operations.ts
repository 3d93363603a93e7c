import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../base/config.ts';
import type { Hub } from '../hub/hub.ts';
import type { TableStore } from '../ports/stores.ts';
import { isFromHere } from '../base/from-here.ts';
import type { Colleagues } from '../nodes/colleagues.ts';

export interface OperationsParts {
  readonly hub: Pick<Hub, 'metrics'> & {
    readonly stores: { readonly tables: Pick<TableStore, 'isWritable'> };
  };
  /** Null for a server alone. */
  readonly colleagues: Pick<Colleagues, 'others' | 'isHeard'> | null;
  readonly config: Pick<Config, 'metricsToken'>;
  /** False while starting and stopping: no new people, please. */
  readonly isReady: () => boolean;
}

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** In constant time: hashes have one length, and say nothing about how much was right. */
function carries({ headers }: FastifyRequest, token: string): boolean {
  const given = /^Bearer (?<token>\S+)$/iu.exec(headers.authorization ?? '')?.groups?.token ?? '';
  return timingSafeEqual(hashOf(given), hashOf(token));
}

/** For whoever runs the server, and for what watches over it. */
export function addOperations(app: FastifyInstance, parts: OperationsParts): void {
  const { hub, colleagues, config, isReady } = parts;
  const hidden = { schema: { hide: true } };
  app.get('/health', hidden, async () => ({
    ok: true,
    ...(colleagues && { nodes: colleagues.others.length + 1, bus: colleagues.isHeard ? 'up' : 'away' }),
  }));
  app.get('/ready', hidden, async (_request, reply) => {
    const code = !isReady() ? 'stopping' : hub.stores.tables.isWritable ? null : 'not-stored';
    return code === null ? { ok: true } : reply.code(503).send({ ok: false, code });
  });
  const { metricsToken: token } = config;
  app.get('/metrics', hidden, async (request, reply) => {
    // How busy we are, and how well the disk does, is of use to who wants to harm us.
    if (token === null && !isFromHere(request)) return reply.code(403).send({ error: { code: 'forbidden' } });
    if (token !== null && !carries(request, token))
      return reply
        .code(401)
        .header('www-authenticate', 'Bearer')
        .send({ error: { code: 'unauthenticated' } });
    return reply.type(hub.metrics.contentType).send(await hub.metrics.text());
  });
}
