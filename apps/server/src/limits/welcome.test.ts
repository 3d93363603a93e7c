import { expect, test } from 'vitest';
import { Limits } from './limits.ts';
import { Welcome } from './welcome.ts';

function door(): { readonly welcome: Welcome; readonly wait: (ms: number) => void } {
  let now = 0;
  return { welcome: new Welcome(new Limits({ now: () => now, factor: 1 })), wait: (ms) => (now += ms) };
}

/** How many come in when all of them come at once. */
function admitted(welcome: Welcome, count: number): number {
  let inside = 0;
  for (let i = 0; i < count; i++) if (welcome.may('home')) inside++;
  return inside;
}

test('who makes nothing but work comes in less often; another address is not concerned', () => {
  const { welcome, wait } = door();
  for (let i = 0; i < 20; i++) welcome.charge('home', 'refused');
  expect(admitted(welcome, 1000)).toBe(200);
  wait(1000);
  welcome.charge('home', 'unfinished');
  expect(admitted(welcome, 1000)).toBe(40);
  expect(welcome.may('elsewhere')).toBe(true);
});

test('however much work it was, two seconds later somebody is let in again', () => {
  const { welcome, wait } = door();
  for (let i = 0; i < 1000; i++) welcome.charge('home', 'flood');
  expect(admitted(welcome, 1)).toBe(0);
  wait(1900);
  expect(admitted(welcome, 1)).toBe(0);
  wait(200);
  expect(admitted(welcome, 1)).toBe(1);
});
