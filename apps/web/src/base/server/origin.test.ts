import { expect, test } from 'vitest';
import { originFor } from './origin.ts';

const told = ['http://192.168.1.20:8787', 'http://laptop.local:8787'];
const pageAt = (address: string): URL => new URL(address);

test.each([
  'http://localhost:8787',
  'http://127.0.0.1:8787',
  'http://[::1]:8787',
  'http://me.localhost:8787',
])('who opened %s gives others an address of the network', (address) =>
  expect(originFor(pageAt(address), told)).toBe('http://192.168.1.20:8787'),
);

test.each(['http://192.168.1.20:8787', 'http://cubarium.test:8787', 'https://games.example'])(
  'who opened %s gives others the same',
  (address) => expect(originFor(pageAt(address), told)).toBe(address),
);

test('without such an address, or behind another port, the link is what stands in the address bar', () => {
  expect(originFor(pageAt('http://localhost:8787'), [])).toBe('http://localhost:8787');
  expect(originFor(pageAt('http://localhost:5173'), told)).toBe('http://localhost:5173');
});
