// Part of every fast test file. They share their modules: what one file began to load and did not wait for would be
// cut off at its end, and stay broken for the next.
import { afterAll, vi } from 'vitest';

afterAll(() => vi.dynamicImportSettled());
