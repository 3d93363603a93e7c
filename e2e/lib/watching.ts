import { KNOWING } from './server.ts';

/** A browser of who knows the games, in which turns of others are shown at this speed. */
export const watching = (others: 'instant' | 'fast' | 'normal' | 'ceremonial'): typeof KNOWING => ({
  ...KNOWING,
  origins: KNOWING.origins.map(({ origin, localStorage }) => ({
    origin,
    localStorage: [...localStorage, { name: 'cubarium.settings', value: JSON.stringify({ others }) }],
  })),
});
