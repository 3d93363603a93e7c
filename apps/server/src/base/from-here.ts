import { isLoopback } from '@cubarium/protocol';
import type { FastifyRequest } from 'fastify';

/** A proxy on this machine adds one of these for whom it asks. */
const ON_BEHALF = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'];

/** True when whoever asks sits at this very machine, and means it by a name that nobody else could use. */
export const isFromHere = ({ hostname, headers, socket }: FastifyRequest): boolean =>
  isLoopback(socket.remoteAddress ?? '') &&
  isLoopback(hostname) &&
  ON_BEHALF.every((header) => headers[header] === undefined);
