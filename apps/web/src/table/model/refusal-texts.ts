import type { Refusal } from '@cubarium/core';

/** The sentence for a refusal among some; null for a code that is none of theirs. */
export const refusalIn =
  (texts: Readonly<Record<string, string>>) =>
  ({ code }: Refusal): string | null =>
    texts[code] ?? null;
