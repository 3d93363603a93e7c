import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { COOKIE } from './routes.ts';

/** OpenAPI 3.1, because only from then on a schema can say `null`. */
const DOCUMENT = {
  openapi: '3.1.0',
  info: {
    title: 'Cubarium',
    description:
      'Everything that is not live; what is goes over the socket at /ws (docs/wire-protocol.md). Who you are stands in a cookie, which POST /api/me sets. A refusal is a code.',
    version: '1',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: '/', description: 'The server that this page came from' }],
  tags: [
    { name: 'me', description: 'Who you are, and what is kept about you' },
    { name: 'games', description: 'What can be played' },
    { name: 'tables', description: 'Tables and their matches' },
  ],
  components: {
    securitySchemes: {
      identity: { type: 'apiKey', in: 'cookie', name: COOKIE, description: 'Set by POST /api/me' },
    },
  },
  // Most of it is open to strangers as well; what is not answers 401.
  security: [{}, { identity: [] }],
} satisfies FastifyDynamicSwaggerOptions['openapi'];

/** The document of all routes that are not hidden, and a page that shows it. */
export async function addDocument(app: FastifyInstance): Promise<void> {
  await app.register(swagger, { openapi: DOCUMENT });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    // Without a certificate there is nothing to upgrade to: the page would stay blank.
    transformStaticCSP: (policy) => policy.replace(' upgrade-insecure-requests;', ''),
  });
}
