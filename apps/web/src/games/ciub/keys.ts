import { useEffect, useRef } from 'react';
import { stacksOf } from './model/stacks.ts';
import { pressDice, rollAction } from './press.ts';
import type { CiubView } from './view.ts';

/** 1–9 choose dice, Space rolls, Z takes back. Enter and Tab belong to the browser. */
export function useKeys(view: CiubView): void {
  const latest = useRef(view);
  useEffect(() => {
    latest.current = view;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const target = event.target instanceof Element ? event.target : null;
      const typing = target?.closest('input, dialog') !== null && target !== null;
      if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
      const onButton = target?.closest('button') !== null && target !== null;
      if (press(latest.current, event.key, onButton)) event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

function press(view: CiubView, key: string, onButton: boolean): boolean {
  const { table, player } = view;
  if (key === ' ' && !onButton) {
    table.act(rollAction(view));
    return true;
  }
  if (key.toLowerCase() === 'z') {
    table.undo();
    return true;
  }
  const stack = /^[1-9]$/.test(key) ? stacksOf(player.pool)[Number(key) - 1] : undefined;
  if (stack) pressDice(view, stack);
  return stack !== undefined;
}
