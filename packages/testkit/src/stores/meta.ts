import { describe, expect, test } from 'vitest';
import { storageForTests, type OpenStorage } from './under-test.ts';

/** What every store of the few things about a server has to do. */
export function describeMeta(name: string, open: OpenStorage): void {
  describe(`meta: ${name}`, () => {
    const kept = storageForTests(open);

    test('the last that was written is read, as it was', async () => {
      const { meta } = kept();
      expect(await meta.read('key')).toBeNull();
      for (const value of ['12', '', 'ä „b“']) {
        await meta.write('key', value);
        expect(await meta.read('key')).toBe(value);
      }
      expect(await meta.read('Key')).toBeNull();
    });

    test('what is written once stays, and everybody is told what is there', async () => {
      const { meta } = kept();
      expect([await meta.writeOnce('once', 'a'), await meta.writeOnce('once', 'b')]).toEqual(['a', 'a']);
      expect(await meta.read('once')).toBe('a');
    });
  });
}
