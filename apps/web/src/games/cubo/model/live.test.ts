import { describe, expect, it } from 'vitest';
import { liveText, readLive } from './live.ts';
import { emptyPlacing, touchDie } from './placing.ts';

const own = { dice: ['r1', 'b2'], joker: 'j1' };

describe('a square on its way to the others', () => {
  it('arrives as it was sent', () => {
    const { cells } = touchDie(touchDie(emptyPlacing('j1'), 'b2'), 'r1');
    expect(readLive(liveText(cells), own)).toEqual(cells);
  });

  it.each(['', 'r1', ' r9   j1    ', 'r1 r1   j1    ', 'r1    b2    j1', 'x'.repeat(5000)])(
    'is nothing when it cannot be one: %j',
    (text) => expect(readLive(text, own)).toBeNull(),
  );
});
