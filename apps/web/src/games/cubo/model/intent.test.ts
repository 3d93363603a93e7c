import { describe, expect, it } from 'vitest';
import { decide, isRepeated, NOTHING_WANTED, type Wanted } from './intent.ts';

const again: Wanted = { actions: [{ kind: 'throw' }], sent: { seq: 7, at: 1000, kind: 'pickUp' } };
const at = (seq: number, now: number, tableNow = 0) => ({ seq, now, tableNow, connected: true });
const inHandFirst = { code: 'dice-not-in-hand', clause: 'R4' };

describe('what a player wants next', () => {
  it('is done when it is allowed', () => {
    expect(decide({ ...NOTHING_WANTED, actions: again.actions }, null, at(3, 0))).toEqual({ what: 'act' });
  });

  it('[cubo P1] waits until it is allowed when it came too early', () => {
    const early = { code: 'throw-too-early', clause: 'P1', until: 5500 };
    expect(decide(NOTHING_WANTED, early, at(3, 0, 5100))).toEqual({ what: 'wait', ms: 400 });
  });

  it('waits for the answer to what was sent before', () => {
    expect(decide(again, null, at(7, 1010))).toEqual({ what: 'wait', ms: null });
  });

  it('is not given up because somebody else was quicker in the log', () => {
    expect(decide(again, inHandFirst, at(8, 1100))).toEqual({ what: 'wait', ms: 1900 });
    expect(decide(again, null, at(9, 1200))).toEqual({ what: 'act' });
  });

  it('is given up in the end', () => {
    expect(decide(again, inHandFirst, at(9, 3000))).toEqual({ what: 'drop' });
    expect(decide(NOTHING_WANTED, inHandFirst, at(9, 3000))).toEqual({ what: 'drop' });
  });

  it('waits for the connection before dice are taken up that only the table can throw', () => {
    const offline = { ...at(3, 0), connected: false };
    const wanted = (kind: 'pickUp' | 'call'): Wanted => ({ actions: [{ kind }], sent: null });
    expect(decide(wanted('pickUp'), null, offline)).toEqual({ what: 'wait', ms: null });
    expect(decide(wanted('call'), null, offline)).toEqual({ what: 'act' });
  });

  it('is not wanted twice by a double press', () => {
    expect(isRepeated(again, { kind: 'pickUp' }, at(7, 2900))).toBe(true);
    expect(isRepeated(again, { kind: 'pickUp' }, at(7, 3000))).toBe(false);
    expect(isRepeated(again, { kind: 'pickUp' }, at(8, 1300))).toBe(true);
    expect(isRepeated(again, { kind: 'pickUp' }, at(8, 1500))).toBe(false);
    expect(isRepeated(again, { kind: 'throw' }, at(7, 1001))).toBe(false);
  });
});
