import { useRef, type ReactElement } from 'react';
import type { PigAction } from '../rules/index.ts';
import { Button, Ledge, PART, Say, SeatToken, sits, useApp, useKeptFocus, useKeys } from '@cubarium/web/game';
import { FallenDie } from './FallenDie.tsx';
import { usePig } from './messages/index.ts';
import type { PigProps } from './props.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';
import './pig.css';

export function PigTable({ table }: PigProps): ReactElement {
  const room = useRef<HTMLDivElement>(null);
  useKeptFocus(room, ".pig-moves .button[data-look='primary']");
  useKeys((key) => {
    const action = KEYS[key.toLowerCase()];
    if (action) table.act(action);
    return action !== undefined;
  });
  return (
    <div
      className="pig"
      {...PART.board}
      ref={room}
      onPointerDown={table.me === null ? table.skip : undefined}
    >
      <Sentence table={table} />
      <Players table={table} />
      <FallenDie table={table} />
      <Ledge />
      <Moves table={table} />
    </div>
  );
}

const KEYS: Readonly<Record<string, PigAction | undefined>> = { ' ': { kind: 'roll' }, h: { kind: 'hold' } };

function Sentence({ table }: PigProps): ReactElement {
  const m = usePig();
  const app = useApp();
  const { seat, added, due } = table.match.state;
  const name = table.players[seat]?.name ?? '';
  const own = added > 0 ? m.say.choose : m.say.begin;
  const mine = table.mine.length > 1 ? `${m.say.turn({ name })} ${own}` : own;
  const said = due === 'fall' ? m.say.falling : table.me === null ? m.say.other({ name }) : mine;
  return (
    <Say yours={table.me !== null}>
      <SeatToken seat={seat} name={name} />
      <span>{table.match.end ? app.table.over : said}</span>
    </Say>
  );
}

function Players({ table }: PigProps): ReactElement {
  const m = usePig();
  const app = useApp();
  const { state } = table.match;
  return (
    <section className="pig-players">
      <p>{m.target({ n: state.options.target })}</p>
      <ul aria-label={app.table.players}>
        {table.players.map(({ seat, name }) => (
          <li key={seat} data-turn={seat === state.seat || undefined} {...sits(seat)}>
            <SeatToken seat={seat} name={name} />
            <span>{name}</span>
            <strong>{app.table.points({ n: state.totals[seat] ?? 0 })}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Moves({ table }: PigProps): ReactElement {
  const m = usePig();
  const seconds = useSecondsLeft(table);
  const { added } = table.match.state;
  const holds: PigAction = { kind: 'hold' };
  return (
    <div className="pig-moves" {...PART.moves}>
      {seconds !== null && <p aria-hidden="true">{m.seconds({ n: seconds })}</p>}
      {table.me !== null && (
        <>
          <Button refused={table.refusal(holds) !== null} onPress={() => table.act(holds)}>
            {added > 0 ? m.act.hold({ n: added }) : m.act.holdNothing}
          </Button>
          <Button look="primary" onPress={() => table.act({ kind: 'roll' })}>
            {m.act.roll}
          </Button>
        </>
      )}
    </div>
  );
}
