import { useEffect, useRef, useState } from 'react';

const LOOK_MS = 250;

/** Counts down from so many seconds and calls once at the end; null: no clock runs. */
export function useSecondsLeft(from: number | null, onOver: () => void): number | null {
  const [passed, setPassed] = useState(0);
  const over = useRef(onOver);
  useEffect(() => {
    over.current = onOver;
  });
  useEffect(() => {
    if (from === null) return undefined;
    const began = performance.now();
    const timer = setInterval(() => {
      const seconds = Math.floor((performance.now() - began) / 1000);
      setPassed(seconds);
      if (seconds < from) return;
      clearInterval(timer);
      over.current();
    }, LOOK_MS);
    return () => {
      clearInterval(timer);
      setPassed(0);
    };
  }, [from]);
  return from === null ? null : Math.max(0, from - passed);
}
