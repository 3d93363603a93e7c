import { expect, test } from 'vitest';
import { isLoopback } from './index.ts';

test.each(['localhost', 'a.localhost', '127.0.0.1', '127.1.2.3', '[::1]', '::1', '::ffff:127.0.0.1'])(
  '%s means this machine',
  (name) => expect(isLoopback(name)).toBe(true),
);
test.each(['', 'localhost.example', '127.0.0.1.example', '10.0.0.1', 'a127.0.0.1', '::2'])(
  '%s does not',
  (name) => expect(isLoopback(name)).toBe(false),
);
