import { useEffect, useRef, type ReactElement } from 'react';
import type { LogLine } from '../model/log.ts';
import { Mark } from '../model/log-marks.tsx';

export interface LogListProps {
  readonly lines: readonly LogLine[];
  /** Goes to the moment of a line, where there is a way to. */
  readonly onGo?: ((seq: number) => void) | undefined;
}

/** The history, newest at the bottom. Announcing is somebody else's task. */
export function LogList({ lines, onGo }: LogListProps): ReactElement {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const element = list.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, [lines.length]);
  return (
    // A scrolling region must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ol className="log-list" ref={list} tabIndex={0}>
      {lines.map((line) => (
        <li key={line.seq} data-seat={line.seat ?? undefined} data-final={line.final || undefined}>
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

const LineBody = ({ line }: { readonly line: LogLine }): ReactElement => (
  <>
    {line.mark && <Mark name={line.mark} />}
    <span>{line.text}</span>
  </>
);
