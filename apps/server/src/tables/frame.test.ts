import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { frameOf } from './frame.ts';

/** By RFC 6455, 5.2: a whole text without a mask, and its length in 7, 16 or 64 bits. */
function read(frame: Buffer): string {
  expect(frame[0]).toBe(0x81);
  const short = frame[1] ?? 0;
  const [from, length] =
    short < 126
      ? [2, short]
      : short === 126
        ? [4, frame.readUInt16BE(2)]
        : [10, Number(frame.readBigUInt64BE(2))];
  expect(frame).toHaveLength(from + length);
  return frame.toString('utf8', from);
}

test('a frame holds its parts one after the other, whatever they are made of', () => {
  const part = fc.string({ unit: 'grapheme', maxLength: 200 });
  fc.assert(
    fc.property(fc.array(part, { maxLength: 4 }), (parts) => {
      expect(read(frameOf(...parts))).toBe(parts.join(''));
    }),
  );
});

test.each([0, 125, 126, 65_535, 65_536, 100_000])('a text of %i bytes', (bytes) => {
  expect(read(frameOf('x'.repeat(bytes)))).toBe('x'.repeat(bytes));
});
