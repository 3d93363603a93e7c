import { SETTINGS } from '@cubarium/server';
import { expect, test } from 'vitest';
import { serve } from './serve.ts';

test.each(Object.entries(SETTINGS))(
  'the help tells about --%s, its variable and its default',
  (name, setting) => {
    const line = serve.help.split('\n').find((candidate) => candidate.includes(`--${name} `));
    expect(line).toContain(setting.env);
    expect(line).toContain(setting.default);
  },
);
