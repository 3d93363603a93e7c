import { hostname, networkInterfaces, type NetworkInterfaceInfo } from 'node:os';
import { isLoopback } from '@cubarium/protocol';

/** Where a server listens. */
export interface Listening {
  readonly host: string;
  readonly port: number;
}

/** What a machine says about itself. */
export interface Machine {
  readonly name: string;
  readonly interfaces: Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;
}

const thisMachine = (): Machine => ({ name: hostname(), interfaces: networkInterfaces() });

const EVERYWHERE = ['0.0.0.0', '::'];
/** Networks between programs of one machine, and tunnels: a phone in the room is in none of them. */
const VIRTUAL =
  /^(?:docker|podman|br-|veth|virbr|lxc|lxd|cni|flannel|vmnet|vboxnet|vethernet|virtualbox|vmware|utun|tun|tap|wg|zt|tailscale)/i;
/** What a machine gives itself when nobody in the network gave it an address. */
const SELF_GIVEN = /^169\.254\./;
/** Names of this kind are found in a home network without a name server. */
const FOUND_BY_NAME = /^[\w-]+\.local$/i;

const urlOf = (name: string, port: number): string =>
  `http://${name.includes(':') ? `[${name}]` : name}:${port}`;

/** Where somebody at this machine finds the server. */
const addressHere = ({ host, port }: Listening): string =>
  urlOf(EVERYWHERE.includes(host) ? 'localhost' : host, port);

/** Where other devices find the server, the likeliest first; none when it listens for this machine alone. */
export function addressesForOthers(
  { host, port }: Listening,
  machine: Machine = thisMachine(),
): readonly string[] {
  if (isLoopback(host)) return [];
  if (!EVERYWHERE.includes(host)) return [urlOf(host, port)];
  const found = Object.entries(machine.interfaces).flatMap(([name, infos = []]) =>
    infos
      .filter(({ internal, family }) => !internal && family === 'IPv4')
      .map(({ address }) => ({ address, doubt: doubtOf(name, address) })),
  );
  const addresses = found.toSorted((a, b) => a.doubt - b.doubt).map(({ address }) => address);
  const names = addresses.length > 0 && FOUND_BY_NAME.test(machine.name) ? [machine.name.toLowerCase()] : [];
  return [...addresses, ...names].map((each) => urlOf(each, port));
}

const doubtOf = (name: string, address: string): number =>
  Number(VIRTUAL.test(name)) + Number(SELF_GIVEN.test(address));

/** What whoever started the server reads. */
export function whereItIs(listening: Listening, machine: Machine = thisMachine()): string {
  const here = addressHere(listening);
  const others = addressesForOthers(listening, machine).filter((address) => address !== here);
  const ready = `Cubarium is ready: ${here} (stop with Ctrl+C)\n`;
  return others.length === 0 ? ready : `${ready}Other devices in this network: ${others.join(' or ')}\n`;
}
