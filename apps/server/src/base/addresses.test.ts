import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { addressesForOthers, whereItIs } from './addresses.ts';

const at = (address: string, internal = false): NetworkInterfaceInfo =>
  address.includes(':')
    ? { address, internal, family: 'IPv6', scopeid: 0, netmask: '', mac: '', cidr: null }
    : { address, internal, family: 'IPv4', netmask: '', mac: '', cidr: null };

const laptop = {
  name: 'Laptop.local',
  interfaces: {
    lo: [at('127.0.0.1', true), at('::1', true)],
    docker0: [at('172.17.0.1')],
    eth1: [at('169.254.7.7')],
    wlan0: [at('192.168.1.20'), at('fe80::1')],
  },
};
const everywhere = { host: '0.0.0.0', port: 8787 };

test('other devices find a server that listens everywhere, first where they most likely are', () => {
  expect(addressesForOthers(everywhere, laptop)).toEqual([
    'http://192.168.1.20:8787',
    'http://172.17.0.1:8787',
    'http://169.254.7.7:8787',
    'http://laptop.local:8787',
  ]);
  expect(addressesForOthers({ ...everywhere, host: '::' }, laptop)).toHaveLength(4);
});

test('a name that only this machine knows is no address for others', () => {
  expect(addressesForOthers(everywhere, { ...laptop, name: 'laptop' })).toHaveLength(3);
});

test('a machine without a network has nothing to tell, whatever its name', () => {
  const alone = { ...laptop, interfaces: { lo: laptop.interfaces.lo } };
  expect(addressesForOthers(everywhere, alone)).toEqual([]);
});

test('a server that listens at one address is found there, or by nobody else', () => {
  const one = { host: '192.168.1.20', port: 80 };
  expect(addressesForOthers(one, laptop)).toEqual(['http://192.168.1.20:80']);
  for (const host of ['127.0.0.1', 'localhost', '::1'])
    expect(addressesForOthers({ host, port: 80 }, laptop)).toEqual([]);
});

test('whoever starts the server reads where it is, for this machine and for others', () => {
  const alone = { ...laptop, interfaces: {} };
  const ready = (address: string): string => `Cubarium is ready: ${address} (stop with Ctrl+C)\n`;
  expect(whereItIs(everywhere, { ...alone, interfaces: { wlan0: laptop.interfaces.wlan0 } })).toBe(
    `${ready('http://localhost:8787')}Other devices in this network: http://192.168.1.20:8787 or http://laptop.local:8787\n`,
  );
  expect(whereItIs(everywhere, alone)).toBe(ready('http://localhost:8787'));
  for (const host of ['192.168.1.20', '127.0.0.1'])
    expect(whereItIs({ host, port: 80 }, laptop)).toBe(ready(`http://${host}:80`));
  expect(whereItIs({ host: 'fd00::2', port: 80 }, laptop)).toBe(ready('http://[fd00::2]:80'));
});
