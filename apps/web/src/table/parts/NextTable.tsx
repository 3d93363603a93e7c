import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { useApp } from '../../base/i18n/index.ts';
import { useStore } from '../../base/state/store.ts';
import { nextTurn, turns } from '../../base/state/turns.ts';
import { IconButton } from '../../base/ui/Button.tsx';

/** The way to the next table that waits for whoever sits here; nothing while none does. */
export function NextTable(): ReactElement | null {
  const m = useApp();
  const [path, go] = useLocation();
  const here = path.replace('/t/', '');
  const next = nextTurn(useStore(turns), here);
  if (!next) return null;
  return (
    <IconButton
      icon="stepOn"
      label={m.meeting.nextTurn}
      thing="frame-next"
      onPress={() => go(`/t/${next.table}`)}
    />
  );
}
