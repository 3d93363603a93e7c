import { useEffect, useState } from 'react';

/** The time that decides, every so often: for a picture that empties. */
export function useNow(now: () => number, everyMs: number): number {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((n) => n + 1), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now();
}

/** The time that decides, each time a whole second is left of one of these moments, and when it has come. */
export function useSeconds(now: () => number, ends: readonly number[]): number {
  const [, tick] = useState(0);
  const time = now();
  const left = ends.filter((end) => end > time).map((end) => (end - time) % 1000 || 1000);
  const next = left.length === 0 ? null : Math.min(...left);
  useEffect(() => {
    if (next === null) return undefined;
    // A timer may fire a moment early; a second counted late by a millisecond is still that second.
    const timer = setTimeout(() => tick((n) => n + 1), next + 1);
    return () => clearTimeout(timer);
  });
  return time;
}
