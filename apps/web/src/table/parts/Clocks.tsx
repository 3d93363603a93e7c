import { useEffect, useState, type ReactElement } from 'react';
import { timeLeft, type Command, type Seat } from '@cubarium/core';
import { useApp } from '../../base/i18n/index.ts';
import { Button } from '../../base/ui/Button.tsx';
import type { TableView } from '../model/game-ui.ts';
import { SeatToken } from './SeatToken.tsx';

const SECOND = 1000;

export interface ClocksProps {
  readonly table: TableView;
  readonly send: (command: Command) => void;
}

/** How long everybody may still think, where the table has a clock; and the way on when somebody's is over. */
export function Clocks({ table, send }: ClocksProps): ReactElement | null {
  const m = useApp();
  const { clocks, end } = table.match;
  useTicking(clocks !== null && end === null);
  if (!clocks || end) return null;
  const left = (seat: Seat): number => timeLeft(clocks, seat, Math.max(table.now(), clocks.since));
  const [me] = table.mine;
  const late = table.players.find(
    ({ seat, bot }) => seat !== me && bot === null && clocks.running.includes(seat) && left(seat) < 0,
  );
  return (
    <div className="clocks">
      <ul aria-label={m.meeting.time}>
        {table.players.map(({ seat, name }) => (
          <li
            key={seat}
            data-running={clocks.running.includes(seat) || undefined}
            data-over={left(seat) < 0 || undefined}
          >
            <SeatToken seat={seat} name={name} />
            <span className="sr-only">{name}</span>
            <time>{shown(left(seat))}</time>
          </li>
        ))}
      </ul>
      {late && me !== undefined && (
        <Button onPress={() => send({ kind: 'skip', seat: me, target: late.seat })}>
          {m.meeting.skip({ name: late.name })}
        </Button>
      )}
    </div>
  );
}

/** Hours only where there are some. */
function shown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / SECOND));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (n: number): string => String(n).padStart(2, '0');
  const short = `${hours > 0 ? two(minutes) : minutes}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${short}` : short;
}

function useTicking(on: boolean): void {
  const [, tick] = useState(0);
  useEffect(() => {
    if (!on) return undefined;
    const timer = setInterval(() => tick((n) => n + 1), SECOND);
    return () => clearInterval(timer);
  }, [on]);
}
