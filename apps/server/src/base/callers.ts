import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { all, compile } from '@fastify/proxy-addr';
import ipaddr from 'ipaddr.js';

/** Which proxies in front are believed: so many in a row, or those with these addresses and networks. */
export type TrustedProxies = number | readonly string[];

type Trust = (address: string, hop: number) => boolean;

const trustOf = (proxies: TrustedProxies): Trust =>
  typeof proxies === 'number' ? (_address, hop) => hop < proxies : compile([...proxies]);

/** True for what stands for addresses: one, or a network in the notation `10.0.0.0/8`. */
export function isNetwork(text: string): boolean {
  try {
    compile(text);
    return isIP(text.split('/')[0] ?? '') !== 0;
  } catch {
    return false;
  }
}

/** Some proxies write the port behind the address. */
const WITH_PORT = /^(?:\[(?<six>[^\]]+)\](?::\d+)?|(?<four>[\d.]+):\d+)$/u;

/**
 * The network that an address belongs to as far as limits go: a household has one address of the old kind, but
 * 2^64 of the new. Null for what is no address.
 */
export function networkOf(text: string): string | null {
  const { six, four } = WITH_PORT.exec(text)?.groups ?? {};
  const address = six ?? four ?? text;
  if (isIP(address) === 0) return null;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const prefix = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${prefix.join(':')}::/64`;
}

/** Who is calling, the same at both doors. */
export class Callers {
  readonly trust: Trust;

  constructor(proxies: TrustedProxies) {
    this.trust = trustOf(proxies);
  }

  /** True when the other end of a connection speaks for others. */
  isProxy(address: string | undefined): boolean {
    return address !== undefined && this.trust(address, 0);
  }

  /** The caller's network: the right-most that no trusted proxy vouches for, since what stands left of it may be made up. */
  networkOf(request: IncomingMessage): string {
    if (request.socket.remoteAddress === undefined) return '';
    const networks = all(request, this.trust).map(networkOf);
    // A proxy that hides whom it speaks for is the caller itself.
    return networks.findLast((network) => network !== null) ?? '';
  }
}
