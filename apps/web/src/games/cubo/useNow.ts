import { useEffect, useState } from 'react';

const STEP_MS = 100;

/** The time that decides, a few times a second while somebody is interested. */
export function useNow(now: () => number, active: boolean): number {
  const [, tick] = useState(0);
  useEffect(() => {
    if (!active) return;
    const timer = setInterval(() => tick((n) => n + 1), STEP_MS);
    return () => clearInterval(timer);
  }, [active]);
  return now();
}
