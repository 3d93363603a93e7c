import { handClock } from '@cubarium/testkit';
import { describe, expect, it } from 'vitest';
import { pausableClock } from './pausable.ts';

describe('a clock that can be stopped', () => {
  it('goes like any other until it is stopped', async () => {
    const real = handClock();
    const clock = pausableClock(real);
    const rung: number[] = [];
    clock.after(100, () => rung.push(clock.now()));
    const began = clock.now();
    await real.pass(150);
    expect(rung).toEqual([began + 100]);
    expect(clock.now()).toBe(began + 150);
  });

  it('rings nothing while it stands, and then as late as it stood', async () => {
    const real = handClock();
    const clock = pausableClock(real);
    const began = clock.now();
    const rung: number[] = [];
    clock.after(100, () => rung.push(clock.now()));
    await real.pass(60);
    clock.pause(true);
    clock.after(50, () => rung.push(clock.now()));
    await real.pass(10_000);
    expect([clock.now(), rung]).toEqual([began + 60, []]);
    clock.pause(false);
    await real.pass(39);
    expect(rung).toEqual([]);
    await real.pass(20);
    expect(rung).toEqual([began + 100, began + 110]);
  });

  it('goes on from where another one stood', async () => {
    const real = handClock();
    await real.pass(500);
    const clock = pausableClock(real, 120);
    expect(clock.now()).toBe(120);
    await real.pass(30);
    expect(clock.now()).toBe(150);
  });

  it('forgets what was cancelled, and takes a second stop for the first', async () => {
    const real = handClock();
    const clock = pausableClock(real);
    const cancel = clock.after(10, () => expect.fail('rung'));
    clock.pause(true);
    cancel();
    await real.pass(5);
    clock.pause(true);
    clock.pause(false);
    await real.pass(100);
    expect(clock.now()).toBe(real.now() - 5);
  });
});
