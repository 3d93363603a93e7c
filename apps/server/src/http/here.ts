import type { AddressInfo } from 'node:net';
import { API } from '@cubarium/protocol';
import type { FastifyInstance } from 'fastify';
import { addressesForOthers } from '../base/addresses.ts';
import type { Config } from '../base/config.ts';
import { DOCUMENTED } from './documented.ts';
import { isFromHere } from '../base/from-here.ts';

/** Who opened the page as localhost can tell others where it is; what our network looks like is no stranger's affair. */
export function addHere(app: FastifyInstance, { host }: Pick<Config, 'host'>): void {
  app.get(API.here.path, { schema: DOCUMENTED.here }, (request) => {
    if (!isFromHere(request)) return { addresses: [] };
    const { port } = app.server.address() as AddressInfo;
    return { addresses: addressesForOthers({ host, port }) };
  });
}
