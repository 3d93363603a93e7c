import type { Face } from '@cubarium/games/cubo';
import { arrangeFor, bestWorth, type Arrangement, type Offer } from './exchange.ts';

const MEMORIES = 500;

/** In a race the same dice are looked at again whenever anybody does anything. */
function remembering<T>(make: (kinds: readonly number[], joker: Face, offer: Offer) => T): typeof make {
  const known = new Map<string, T>();
  return (kinds, joker, offer) => {
    const key = `${kinds.join()} ${joker} ${Array.from(offer.middle).join()} ${offer.colours?.join() ?? ''}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    if (known.size >= MEMORIES) known.clear();
    const made = make(kinds, joker, offer);
    known.set(key, made);
    return made;
  };
}

export const rememberedWorth = remembering<number>(bestWorth);
export const rememberedArrangement = remembering<Arrangement>(arrangeFor);
