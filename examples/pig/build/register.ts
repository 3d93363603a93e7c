// Gives every thread of a process the game: `node --import ./examples/pig/build/register.ts apps/cli/bin/cubarium.js serve`.
import { registerHooks } from 'node:module';
import { insteadOf } from './instead.ts';

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    const url = insteadOf(found.url, context.parentURL);
    return url === null ? found : { ...found, url };
  },
});
