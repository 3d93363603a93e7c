import { useEffect, useRef, type ReactElement } from 'react';
import { firstOfTurns, type LogLine } from '../model/log.ts';
import { Mark } from '../model/log-marks.tsx';
import { SeatToken } from './SeatToken.tsx';
import { useApp } from '../../base/i18n/index.ts';

export interface LogListProps {
  readonly lines: readonly LogLine[];
  /** Goes to the moment of a line, where there is a way to. */
  readonly onGo?: ((seq: number) => void) | undefined;
}

/** The history, newest at the bottom. Announcing is somebody else's task. */
export function LogList({ lines, onGo }: LogListProps): ReactElement {
  const list = useRef<HTMLOListElement>(null);
  const begun = firstOfTurns(lines);
  useEffect(() => {
    const element = list.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, [lines.length]);
  return (
    // A scrolling region must be reachable by keyboard.
    <ol className="log-list" ref={list} tabIndex={0}>
      {lines.map((line) => (
        <li key={line.seq} data-seat={line.seat ?? undefined} data-final={line.final || undefined}>
          {line.turn && begun.has(line) && <TurnOf {...line.turn} />}
          {onGo ? (
            <button type="button" className="log-line" onClick={() => onGo(line.seq)}>
              <LineBody line={line} />
            </button>
          ) : (
            <span className="log-line">
              <LineBody line={line} />
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Whose turn the lines below are. */
function TurnOf({ seat, name }: NonNullable<LogLine['turn']>): ReactElement {
  const m = useApp();
  return (
    <p className="log-turn">
      <SeatToken seat={seat} name={name} />
      {m.table.turnOf({ name })}
    </p>
  );
}

const LineBody = ({ line }: { readonly line: LogLine }): ReactElement => (
  <>
    {line.mark && <Mark name={line.mark} />}
    <span>{line.text}</span>
  </>
);
