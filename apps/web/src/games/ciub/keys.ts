import { useKeys } from '../../table/model/useKeys.ts';
import { POOL_ROOM, stacksOf } from './model/stacks.ts';
import { pressDice, rollAction } from './press.ts';
import type { CiubView } from './view.ts';

/** 1–9 choose dice, Space rolls, Z takes back, Escape leaves a choice. Enter and Tab belong to the browser. */
export const useCiubKeys = (view: CiubView): void => useKeys((key) => press(view, key));

function press(view: CiubView, key: string): boolean {
  const { table, player } = view;
  switch (key.toLowerCase()) {
    case ' ':
      // While something of the own turn is still shown, a key ends that, as a touch does.
      if (view.own && table.me === null) view.skip();
      else table.act(rollAction(view));
      return true;
    case 'z':
      view.undo();
      return true;
    case 'escape':
      return view.leave();
    default: {
      const stack = /^[1-9]$/.test(key) ? stacksOf(player.pool, POOL_ROOM)[Number(key) - 1] : undefined;
      if (stack) pressDice(view, stack);
      return stack !== undefined;
    }
  }
}
