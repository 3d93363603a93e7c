import { useEffect, useRef, useState, type ReactElement } from 'react';
import { isRecord, isSeat, type Command, type Refusal, type Seat, type TableInfo } from '@cubarium/core';
import { useApp } from '../base/i18n/index.ts';
import { usePeople } from '../base/i18n/people.ts';
import { randomHex } from '../base/device/random.ts';
import { changeSettings, useSettings } from '../base/state/settings.ts';
import { useStore } from '../base/state/store.ts';
import { Button } from '../base/ui/Button.tsx';
import { TextField } from '../base/ui/fields.tsx';
import { LostBanner } from '../table/parts/Banner.tsx';
import type { Poster, GameTexts } from '../table/model/game-ui.ts';
import { seatName } from '../table/model/names.ts';
import { TableFrame } from '../table/frame/TableFrame.tsx';
import { Why } from '../table/parts/Why.tsx';
import { introduce } from './connection.ts';
import { Invite } from './Invite.tsx';
import { useMyName } from './my-name.ts';
import { SeatList } from './SeatList.tsx';
import { setTo } from './set-to.ts';
import type { OnlineSession } from './session.ts';
import './waiting.css';

export interface WaitingRoomProps {
  readonly session: OnlineSession;
  readonly poster: Poster;
  readonly texts: GameTexts;
}

/** A table before the match: who sits where, who is ready, and how others find it. */
export function WaitingRoom({ session, poster, texts }: WaitingRoomProps): ReactElement {
  const m = useApp();
  const { info, mine, link, away } = useStore(session.view);
  const [me] = mine;
  const { send, refused, forgive, freed } = useCommands(session, me);
  useFirstSeat(session, send);
  useReadyAtOnce(me, send);
  const complete = info.seats.every((place) => place.taken);
  const isFull = complete && me === undefined;
  return (
    <TableFrame
      title={poster.title}
      poster={poster}
      texts={texts}
      log={[]}
      banner={<LostBanner link={link} />}
      menu={null}
      talk={session.talk}
    >
      <div className="waiting-room">
        <div className="waiting-scroll">
          <p role="status">{freed ? m.online.freed : isFull ? m.meeting.full : m.online.whenReady}</p>
          <SeatList poster={poster} info={info} away={away} me={me} send={send} />
          <About poster={poster} info={info} />
          {me !== undefined && <NameField seat={me} send={send} />}
          {!complete && <Invite code={info.code ?? null} />}
        </div>
        {me !== undefined && <ReadyButton seat={me} info={info} send={send} />}
      </div>
      {refused && <Why refusal={refused} texts={texts} onClose={forgive} />}
    </TableFrame>
  );
}

/** How the table is set: nobody should have to find out by playing. */
function About({ poster, info }: Pick<WaitingRoomProps, 'poster'> & { info: TableInfo }): ReactElement {
  const m = useApp();
  const p = usePeople();
  const { language } = useSettings();
  const lines = [
    ...setTo(poster, info, { m, language }),
    m.meeting.setTo({ what: m.setup.whoMayJoin, value: m.setup.access[info.access] }),
    ...(info.chat ? [] : [m.general['chat-is-off']]),
  ];
  return (
    <ul className="waiting-about" aria-label={p.room.setTo}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** Others see the name as soon as it is written down. */
function NameField({ seat, send }: Pick<ReadyButtonProps, 'seat' | 'send'>): ReactElement {
  const m = useApp();
  const { name } = useSettings();
  const called = useMyName();
  return (
    <TextField
      label={m.settings.name}
      value={name}
      placeholder={m.guest}
      maxLength={24}
      onChange={(next) => changeSettings({ name: next })}
      onDone={() => {
        // Here at once; at other tables from now on.
        send({ kind: 'sit', seat, name: called });
        void introduce();
      }}
    />
  );
}

interface ReadyButtonProps {
  readonly seat: Seat;
  readonly info: TableInfo;
  readonly send: (command: Command) => void;
}

/** People who sit here and have not said that they are ready. */
const missingAt = ({ seats }: TableInfo): readonly string[] =>
  seats.flatMap(({ taken, ready, name }, i) => (taken && !ready ? [seatName(name, i)] : []));

/** The match begins when everybody is ready; until then one may still change one's mind. */
function ReadyButton({ seat, info, send }: ReadyButtonProps): ReactElement {
  const m = useApp();
  const missing = missingAt(info);
  // It invites only when nobody is missing.
  const look = info.seats.every(({ taken }) => taken) ? 'primary' : 'plain';
  if (info.seats[seat]?.ready !== true)
    return (
      <div className="waiting-start">
        <Button look={look} onPress={() => send({ kind: 'ready', seat, nonce: randomHex(16) })}>
          {m.online.ready}
        </Button>
      </div>
    );
  return (
    <div className="waiting-start">
      <p role="status">{missing.length > 0 ? m.meeting.waitingFor({ names: missing }) : m.online.waiting}</p>
      <Button onPress={() => send({ kind: 'unready', seat })}>{m.online.unready}</Button>
    </div>
  );
}

/** What is asked of the table and why not; and whether somebody else took the seat away. */
function useCommands(session: OnlineSession, me: Seat | undefined) {
  const [refused, setRefused] = useState<Refusal | null>(null);
  const [freed, setFreed] = useState(false);
  const before = useRef(me);
  const leaving = useRef(false);
  useEffect(() => {
    const lost = before.current !== undefined && !leaving.current;
    setFreed((told) => me === undefined && (told || lost));
    before.current = me;
    leaving.current = false;
  }, [me]);
  const send = (command: Command): void => {
    setRefused(null);
    leaving.current = command.kind === 'stand' && command.seat === me;
    void session.send(command).then((refusal) => refusal && setRefused(refusal));
  };
  return { send, refused, forgive: () => setRefused(null), freed };
}

/** Who comes in takes the first free seat, unless somebody was quicker. */
function useFirstSeat(session: OnlineSession, send: (command: Command) => void): void {
  const name = useMyName();
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    const { info, mine } = session.view.get();
    const free = info.seats.findIndex((place) => !place.taken);
    if (asked || mine.length > 0 || !isSeat(free)) return;
    setAsked(true);
    send({ kind: 'sit', seat: free, name });
  }, [session, asked, send, name]);
}

/** Who has just said yes to a game need not say so again. */
function useReadyAtOnce(me: Seat | undefined, send: (command: Command) => void): void {
  useEffect(() => {
    const state: unknown = history.state;
    if (me === undefined || !isRecord(state) || state.ready !== true) return;
    // Once: whoever is not ready after all stays so.
    history.replaceState(null, '');
    send({ kind: 'ready', seat: me, nonce: randomHex(16) });
  }, [me, send]);
}
