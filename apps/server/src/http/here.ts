import type { AddressInfo } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressesForOthers, isLoopback } from '../addresses.ts';
import type { Config } from '../config.ts';
import { Here } from './schemas.ts';

/** A proxy on this machine adds one of these for whom it asks. */
const ON_BEHALF = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'];

/** True when whoever asks sits at this very machine, and means it by a name that nobody else could use. */
const isFromHere = ({ hostname, headers, socket }: FastifyRequest): boolean =>
  isLoopback(socket.remoteAddress ?? '') &&
  isLoopback(hostname) &&
  ON_BEHALF.every((header) => headers[header] === undefined);

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
