import { Suspense, useEffect, useRef, useState, type ComponentType, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { mayNotify, notify, onNotified, setBadge } from '../base/device/secure-only.ts';
import { useApp } from '../base/i18n/index.ts';
import { useStore } from '../base/state/store.ts';
import { turns, type Awaiting } from '../base/state/turns.ts';
import { posterOf } from '../games/posters.ts';

/** Somebody was asked on this device whether they would like to be told. */
const ASKED = 'cubarium.asked-to-notify';

interface NoticeProps {
  readonly onAnswer: () => void;
}

/** That a table waits is told by the title, the badge of the app and, to who wants it, over whatever else is open. */
export function YourTurn(): ReactElement | null {
  const m = useApp();
  const waiting = useStore(turns);
  useEffect(() => {
    document.title = waiting.length > 0 ? `${m.meeting.yourTurn} · ${m.start.title}` : m.start.title;
    setBadge(waiting.length);
  }, [m, waiting.length]);
  const { Notice, answered } = useTold(waiting);
  return <Suspense fallback={null}>{Notice && <Notice onAnswer={answered} />}</Suspense>;
}

/** Tells of each table that begins to wait while nobody looks. Who comes back to one is asked, once, if they want that. */
function useTold(waiting: readonly Awaiting[]) {
  const m = useApp();
  const [, go] = useLocation();
  const [Notice, setNotice] = useState<ComponentType<NoticeProps> | null>(null);
  const before = useRef(waiting);
  const missed = useRef(false);
  useEffect(() => {
    const fresh = waiting.filter(({ table }) => !before.current.some((each) => each.table === table));
    before.current = waiting;
    if (!document.hidden) return;
    missed.current ||= fresh.length > 0;
    if (mayNotify() !== 'yes') return;
    for (const { table, game } of fresh) {
      const path = `/t/${table}`;
      const text = `${posterOf(game)?.title ?? ''}: ${m.meeting.yourTurn}`;
      notify(text, { path, onPress: () => go(path) });
    }
  }, [waiting, m, go]);
  useEffect(() => onNotified(go), [go]);
  useEffect(() => {
    const look = (): void => {
      const isMoment = !document.hidden && missed.current && mayNotify() === 'ask';
      if (!isMoment || localStorage.getItem(ASKED) !== null) return;
      import('./TurnNotice.tsx').then(
        ({ default: loaded }) => setNotice(() => loaded),
        () => undefined,
      );
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  const answered = (): void => {
    localStorage.setItem(ASKED, 'yes');
    setNotice(null);
  };
  return { Notice, answered };
}
