import { useEffect, useState, type ReactElement } from 'react';
import {
  isSeat,
  type Command,
  type JsonRecord,
  type Refusal,
  type Seat,
  type SeatInfo,
  type TableInfo,
} from '@cubarium/core';
import { useApp } from '../base/i18n/index.ts';
import { randomHex } from '../base/device/random.ts';
import { changeSettings, useSettings } from '../base/state/settings.ts';
import { useStore } from '../base/state/store.ts';
import { Button } from '../base/ui/Button.tsx';
import { TextField } from '../base/ui/fields.tsx';
import { LostBanner } from '../table/parts/Banner.tsx';
import { FactorBadge } from '../table/parts/FactorBadge.tsx';
import type { GameFace, GameTexts } from '../table/model/game-ui.ts';
import { seatName } from '../table/model/names.ts';
import { SeatToken } from '../table/parts/SeatToken.tsx';
import { TableFrame } from '../table/frame/TableFrame.tsx';
import { Why } from '../table/parts/Why.tsx';
import { Invite } from './Invite.tsx';
import type { OnlineSession } from './session.ts';
import './waiting.css';

export interface WaitingRoomProps {
  readonly session: OnlineSession;
  readonly face: GameFace;
  readonly texts: GameTexts;
}

/** A table before the match: who sits where, who is ready, and how others find it. */
export function WaitingRoom({ session, face, texts }: WaitingRoomProps): ReactElement {
  const m = useApp();
  const { info, mine, link } = useStore(session.view);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const send = (command: Command): void => {
    setRefused(null);
    void session.send(command).then((refusal) => refusal && setRefused(refusal));
  };
  useFirstSeat(session, send);
  const [me] = mine;
  const complete = info.seats.every((place) => place.taken);
  return (
    <TableFrame
      title={face.title}
      mood={face.mood}
      texts={texts}
      log={[]}
      banner={<LostBanner link={link} />}
      menu={null}
      talk={session.talk}
    >
      <div className="waiting-room">
        <p>{m.online.whenReady}</p>
        <Places face={face} info={info} me={me} send={send} />
        {me !== undefined && <NameField seat={me} send={send} />}
        {!complete && <Invite />}
        {me !== undefined && (
          <ReadyButton
            seat={me}
            ready={info.seats[me]?.ready === true}
            look={complete ? 'primary' : 'plain'}
            send={send}
          />
        )}
      </div>
      {refused && <Why refusal={refused} texts={texts} onClose={() => setRefused(null)} />}
    </TableFrame>
  );
}

interface PlacesProps {
  readonly face: GameFace;
  readonly info: TableInfo;
  readonly me: Seat | undefined;
  readonly send: (command: Command) => void;
}

function Places({ face, info, me, send }: PlacesProps): ReactElement {
  const m = useApp();
  const factors = factorsIn(face, info.options);
  return (
    <ul className="waiting-seats" aria-label={m.table.players}>
      {info.seats.map((place, i) => (
        <Place
          key={i}
          seat={i as Seat}
          place={place}
          factor={factors[i] ?? 1}
          mine={me === i}
          seated={me !== undefined}
          send={send}
        />
      ))}
    </ul>
  );
}

/** What the seats have agreed on about time; nothing when nobody has more than usual. */
function factorsIn({ timeFactors }: GameFace, options: JsonRecord): readonly number[] {
  const agreed = timeFactors && options[timeFactors.option];
  return Array.isArray(agreed) ? agreed.map(Number) : [];
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
      onDone={() => send({ kind: 'sit', seat, name: called })}
    />
  );
}

interface ReadyButtonProps {
  readonly seat: Seat;
  readonly ready: boolean;
  /** It invites only when nobody is missing. */
  readonly look: 'primary' | 'plain';
  readonly send: (command: Command) => void;
}

/** The match begins when everybody is ready; until then one may still change one's mind. */
function ReadyButton({ seat, ready, look, send }: ReadyButtonProps): ReactElement {
  const m = useApp();
  if (!ready)
    return (
      <Button look={look} onPress={() => send({ kind: 'ready', seat, nonce: randomHex(16) })}>
        {m.online.ready}
      </Button>
    );
  return (
    <>
      <p role="status">{m.online.waiting}</p>
      <Button onPress={() => send({ kind: 'unready', seat })}>{m.online.unready}</Button>
    </>
  );
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

const useMyName = (): string => {
  const m = useApp();
  return useSettings().name.trim() || m.guest;
};

interface PlaceProps {
  readonly seat: Seat;
  readonly place: SeatInfo;
  readonly factor: number;
  readonly mine: boolean;
  readonly seated: boolean;
  readonly send: (command: Command) => void;
}

function Place({ seat, place, factor, mine, seated, send }: PlaceProps): ReactElement {
  const m = useApp();
  const myName = useMyName();
  const name = place.taken ? seatName(place.name, seat) : m.online.freeSeat;
  return (
    <li
      className="waiting-seat"
      data-sits={seat}
      data-ready={place.ready || undefined}
      data-mine={mine || undefined}
    >
      <SeatToken seat={seat} name={place.taken ? name : ''} />
      <span>
        {name}
        {place.bot !== null && ` (${m.table.bot})`}
        <FactorBadge factor={factor} />
      </span>
      {place.ready && <em className="waiting-ready">{m.online.isReady}</em>}
      {mine && !place.ready && (
        <Button look="quiet" onPress={() => send({ kind: 'stand', seat })}>
          {m.online.stand}
        </Button>
      )}
      {place.bot !== null && seated && (
        <Button onPress={() => send({ kind: 'removeBot', seat })}>{m.online.removeBot}</Button>
      )}
      {!place.taken && seated && (
        <Button icon="bot" onPress={() => send({ kind: 'addBot', seat, level: 'casual' })}>
          {m.online.addBot}
        </Button>
      )}
      {!place.taken && !seated && (
        <Button onPress={() => send({ kind: 'sit', seat, name: myName })}>{m.online.takeSeat}</Button>
      )}
    </li>
  );
}
