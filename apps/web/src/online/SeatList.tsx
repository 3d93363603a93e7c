import { useState, type ReactElement } from 'react';
import { sits } from '../table/model/frame-marks.ts';
import {
  mapSeats,
  type Command,
  type JsonRecord,
  type Seat,
  type SeatInfo,
  type TableInfo,
} from '@cubarium/core';
import { LEVELS, type Level } from '@cubarium/bots/kit';
import { useApp, type AppMessages } from '../base/i18n/index.ts';
import { Button, IconButton } from '../base/ui/Button.tsx';
import { Choice } from '../base/ui/fields.tsx';
import { FactorBadge } from '../table/parts/FactorBadge.tsx';
import { factorsAsked, type Poster } from '../table/model/game-ui.ts';
import { seatName } from '../table/model/names.ts';
import { SeatToken } from '../table/parts/SeatToken.tsx';
import { useMyName } from './my-name.ts';

interface SeatListProps {
  readonly poster: Poster;
  readonly info: TableInfo;
  /** Who has stepped out. */
  readonly away: readonly Seat[];
  readonly me: Seat | undefined;
  readonly send: (command: Command) => void;
}

/** Who sits where, and what can be done about it before the match. */
export function SeatList({ poster, info, away, me, send }: SeatListProps): ReactElement {
  const m = useApp();
  const factors = factorsIn(poster, info.options);
  const [level, setLevel] = useState<Level>('casual');
  const mayAdd = me !== undefined && info.seats.some(({ taken }) => !taken);
  return (
    <>
      <ul className="waiting-seats" aria-label={m.table.players}>
        {mapSeats(info.seats, (known, seat) => (
          <SeatRow
            key={seat}
            seat={seat}
            info={known}
            factor={factors[seat] ?? 1}
            mine={me === seat}
            away={away.includes(seat)}
            seated={me !== undefined}
            hosting={me !== undefined && me === info.host}
            level={level}
            send={send}
          />
        ))}
      </ul>
      {mayAdd && (
        <Choice
          label={m.meeting.botLevel}
          value={level}
          options={LEVELS.map((value) => ({ value, label: m.setup.levels[value] }))}
          onChange={setLevel}
        />
      )}
    </>
  );
}

/** What the seats have agreed on about time; nothing when nobody has more than usual. */
function factorsIn(poster: Poster, options: JsonRecord): readonly number[] {
  const asked = factorsAsked(poster);
  const agreed = asked && options[asked.option];
  return Array.isArray(agreed) ? agreed.map(Number) : [];
}

const levelName = (m: AppMessages, level: string): string =>
  LEVELS.some((each) => each === level) ? m.setup.levels[level as Level] : level;

interface SeatRowProps {
  readonly seat: Seat;
  readonly info: SeatInfo;
  readonly factor: number;
  readonly mine: boolean;
  readonly away: boolean;
  readonly seated: boolean;
  /** Whoever sits at this device keeps the table in order. */
  readonly hosting: boolean;
  /** Of a bot that is added. */
  readonly level: Level;
  readonly send: (command: Command) => void;
}

function SeatRow(props: SeatRowProps): ReactElement {
  const { seat, info, factor, mine, away, hosting, send } = props;
  const m = useApp();
  const name = info.taken ? seatName(info.name, seat) : m.online.freeSeat;
  return (
    <li
      className="waiting-seat"
      {...sits(seat)}
      data-ready={info.ready || undefined}
      data-mine={mine || undefined}
    >
      <SeatToken seat={seat} name={info.taken ? name : ''} />
      <span>
        {name}
        {info.bot !== null && ` (${m.table.bot}, ${levelName(m, info.bot)})`}
        {mine && ` (${m.meeting.you})`}
        {away && ` (${m.meeting.away})`}
        <FactorBadge factor={factor} />
      </span>
      {info.ready && <em className="waiting-ready">{m.online.isReady}</em>}
      <SeatButtons {...props} />
      {hosting && !mine && info.taken && info.bot === null && <Removal seat={seat} name={name} send={send} />}
    </li>
  );
}

/** What whoever looks at a seat may do about it. */
function SeatButtons({ seat, info, mine, seated, level, send }: SeatRowProps): ReactElement {
  const m = useApp();
  const myName = useMyName();
  return (
    <>
      {mine && !info.ready && (
        <Button look="quiet" onPress={() => send({ kind: 'stand', seat })}>
          {m.online.stand}
        </Button>
      )}
      {info.bot !== null && seated && (
        <Button onPress={() => send({ kind: 'removeBot', seat })}>{m.online.removeBot}</Button>
      )}
      {!info.taken && seated && (
        <Button icon="bot" onPress={() => send({ kind: 'addBot', seat, level })}>
          {m.online.addBot}
        </Button>
      )}
      {!info.taken && !seated && (
        <Button onPress={() => send({ kind: 'sit', seat, name: myName })}>{m.online.takeSeat}</Button>
      )}
    </>
  );
}

/** The host may free a seat, and may keep its person from coming again; neither happens by one tap. */
function Removal({ seat, name, send }: Pick<SeatRowProps, 'seat' | 'send'> & { name: string }): ReactElement {
  const m = useApp();
  const [asking, setAsking] = useState(false);
  if (!asking)
    return (
      <IconButton icon="close" label={m.online.removePerson({ name })} onPress={() => setAsking(true)} />
    );
  return (
    <span className="waiting-choices">
      <Button onPress={() => send({ kind: 'stand', seat })}>{m.online.free}</Button>
      <Button look="danger" onPress={() => send({ kind: 'ban', seat })}>
        {m.online.ban}
      </Button>
      <Button look="quiet" onPress={() => setAsking(false)}>
        {m.cancel}
      </Button>
    </span>
  );
}
