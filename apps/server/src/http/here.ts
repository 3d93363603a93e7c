import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { addressesForOthers } from '../addresses.ts';
import type { Config } from '../config.ts';
import { isFromHere } from './from-here.ts';
import { Here } from './schemas.ts';

/** Who opened the page as localhost can tell others where it is; what our network looks like is no stranger's affair. */
export function addHere(app: FastifyInstance, { host }: Pick<Config, 'host'>): void {
  const schema = {
    response: { 200: Here },
    tags: ['me'],
    summary: 'Where other devices reach this server; told only to the machine it runs on',
  };
  app.get('/api/here', { schema }, (request) => {
    if (!isFromHere(request)) return { addresses: [] };
    const { port } = app.server.address() as AddressInfo;
    return { addresses: addressesForOthers({ host, port }) };
  });
}
