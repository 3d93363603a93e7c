import { handClock } from '@cubarium/testkit';
import { describe, expect, test } from 'vitest';
import { Heartbeat } from './heartbeat.ts';
import { Patience } from './patience.ts';
import { ServerClock } from './server-clock.ts';

test('attempts to connect come at longer and longer intervals, up to ten seconds, and anew after a success', () => {
  const patience = new Patience();
  const waits = Array.from({ length: 8 }, () => patience.next());
  expect(waits).toEqual([250, 500, 1000, 2000, 4000, 8000, 10_000, 10_000]);
  patience.succeeded();
  expect([patience.next(), patience.next()]).toEqual([250, 500]);
  patience.inVain();
  expect(patience.next()).toBe(10_000);
});

describe('the server’s time', () => {
  /** A clock of which every exchange takes `roundTrip`, and the server’s is `offset` ahead. */
  function clockAt() {
    let now = 1000;
    const clock = new ServerClock(() => now);
    const exchange = (roundTrip: number, offset: number): void => {
      const asked = now;
      now += roundTrip;
      clock.add(asked, asked + roundTrip / 2 + offset);
    };
    return { clock, exchange, offset: () => clock.now() - now };
  }

  test('is the own one until something is known, then a guess, then the middle of an exchange', () => {
    const { clock, exchange, offset } = clockAt();
    expect([offset(), clock.roundTrip]).toEqual([0, null]);
    clock.guess(1700);
    expect([offset(), clock.roundTrip]).toEqual([700, null]);
    clock.guess(9999);
    expect(offset()).toBe(700);
    exchange(60, 500);
    expect([offset(), clock.roundTrip]).toEqual([500, 60]);
    clock.guess(9999);
    expect(offset()).toBe(500);
  });

  test('is that of the quickest of the last eight exchanges, of equal ones the first', () => {
    const { clock, exchange, offset } = clockAt();
    exchange(20, 100);
    exchange(20, 200);
    for (let i = 0; i < 6; i++) exchange(80 - i, 300 + i);
    expect([offset(), clock.roundTrip]).toEqual([100, 20]);
    exchange(90, 400);
    expect([offset(), clock.roundTrip]).toEqual([200, 20]);
    exchange(90, 400);
    expect([offset(), clock.roundTrip]).toEqual([305, 75]);
  });
});

describe('a heartbeat', () => {
  function beating(liveness?: { readonly pingMs: number; readonly patienceMs: number }) {
    const clock = handClock();
    const pings: number[] = [];
    let silences = 0;
    const heart = new Heartbeat({
      after: clock.after,
      ping: () => void pings.push(clock.now()),
      onSilence: () => void silences++,
      ...(liveness && { liveness }),
    });
    const start = clock.now();
    heart.start();
    return { clock, heart, asked: () => pings.map((at) => at - start), silences: () => silences };
  }

  test('asks quickly at first, then every quarter of a minute, until it stops', async () => {
    const { clock, heart, asked, silences } = beating();
    for (let ms = 0; ms < 31_000; ms += 100) await clock.pass(100);
    expect(asked()).toEqual([0, 300, 900, 2000, 15_000, 30_000]);
    heart.wonder();
    expect(asked()).toHaveLength(6);
    heart.stop();
    for (let s = 0; s < 60; s++) await clock.pass(1000);
    expect([asked().length, silences()]).toEqual([6, 0]);
  });

  test('counts as silent what does not answer in time, once for all that is waited for', async () => {
    const { clock, heart, asked, silences } = beating({ pingMs: 5000, patienceMs: 3000 });
    await clock.pass(0);
    heart.wonder();
    expect(asked()).toEqual([0]);
    heart.heard();
    heart.wonder();
    expect(asked()).toEqual([0, 0]);
    for (let ms = 0; ms < 2900; ms += 100) await clock.pass(100);
    expect(silences()).toBe(0);
    await clock.pass(100);
    expect(silences()).toBe(1);
    heart.stop();
    await clock.pass(60_000);
    expect(silences()).toBe(1);
  });
});
