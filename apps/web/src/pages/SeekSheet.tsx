import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import type { TimeName } from '@cubarium/core';
import type { Poster } from '../table/model/game-ui.ts';
import { useApp } from '../base/i18n/index.ts';
import { invitation } from '../base/state/invitation.ts';
import { useFailure } from '../base/state/loading.ts';
import { seeking } from '../base/state/seeking.ts';
import { useStore } from '../base/state/store.ts';
import { Button } from '../base/ui/Button.tsx';
import { Choice } from '../base/ui/fields.tsx';
import { Sheet } from '../base/ui/Sheet.tsx';
import { useStartGame } from './start-game.ts';

/** Who waits for longer than this would rather play than look at a page. */
const PATIENCE_MS = 20_000;
/** Strangers do not wait for each other for days. */
const PACES = ['none', 'fast', 'normal', 'slow'] as const satisfies readonly TimeName[];
const USUAL: TimeName = 'normal';

interface SeekSheetProps {
  readonly poster: Poster;
  /** How many people are connected to the server; null while that is not known. */
  readonly people: number | null;
  readonly onClose: () => void;
}

/** Waits for whoever comes and wishes for the same game at the same pace. */
export function SeekSheet({ poster, people, onClose }: SeekSheetProps): ReactElement {
  const m = useApp();
  const { quick } = useStartGame(poster);
  const wish = useStore(seeking);
  const { look, offline } = useLooking(poster);
  const long = useLongWait(wish?.since ?? null);
  useWayToTable();
  const stop = (): void => {
    void import('../online/seek.ts').then(({ stopSeeking }) => stopSeeking());
    onClose();
  };
  return (
    <Sheet title={m.meeting.seek.title({ game: poster.title })} closeLabel={m.close} onClose={stop}>
      <div className="seek">
        <p role="status">
          {offline ? m.online.offline : long ? m.meeting.seek.nobody : m.meeting.seek.waiting}
        </p>
        {people !== null && <p className="seek-people">{m.meeting.seek.people({ n: people })}</p>}
        <Choice
          label={m.meeting.time}
          value={wish?.time ?? USUAL}
          options={PACES.map((value) => ({ value, label: m.meeting.times[value] }))}
          onChange={look}
        />
        {long && (
          <Button look="primary" icon="bot" onPress={quick}>
            {m.meeting.seek.bot}
          </Button>
        )}
        <Button onPress={stop}>{m.meeting.seek.stop}</Button>
      </div>
    </Sheet>
  );
}

/** It begins at once: whoever opens this has said what they want. Another pace is chosen by hand. */
function useLooking({ id, friends }: Poster) {
  const fail = useFailure();
  const [offline, setOffline] = useState(false);
  const begun = useRef(false);
  const look = (time: TimeName): void =>
    void import('../online/seek.ts')
      .then(({ seek }) => seek({ game: id, time, options: friends }))
      .then((there) => setOffline(!there), fail);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    if (seeking.get()?.game !== id) look(USUAL);
  });
  return { look, offline };
}

function useLongWait(since: number | null): boolean {
  const [long, setLong] = useState(false);
  useEffect(() => {
    if (since === null) return undefined;
    const left = Math.max(0, since + PATIENCE_MS - performance.now());
    const timer = setTimeout(() => setLong(true), left);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [since]);
  return long;
}

/** Who waits here is led to the table without being asked once more. */
function useWayToTable(): void {
  const [, go] = useLocation();
  const invited = useStore(invitation);
  useEffect(() => {
    if (invited?.why !== 'paired') return;
    invitation.set(null);
    go(`/t/${invited.table}`, { state: { ready: true } });
  }, [invited, go]);
}
