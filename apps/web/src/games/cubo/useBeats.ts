import { useEffect, useState } from 'react';

/** How many of these moments have passed since `of` began; begins anew with another `of`. */
export function useBeats(of: string, moments: readonly number[]): number {
  const [passed, setPassed] = useState({ of, count: 0 });
  const last = moments.join(' ');
  useEffect(() => {
    const timers = last
      .split(' ')
      .map((ms, i) => setTimeout(() => setPassed({ of, count: i + 1 }), Number(ms)));
    return () => timers.forEach(clearTimeout);
  }, [of, last]);
  return passed.of === of ? passed.count : 0;
}
