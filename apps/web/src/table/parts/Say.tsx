import { createContext, use, type ReactElement, type ReactNode } from 'react';
import { PART } from '../model/frame-marks.ts';
import { useTelling, type Caption } from '../model/telling.ts';
import { SeatToken } from './SeatToken.tsx';

export interface SayProps {
  /** True when somebody at this device is to act. */
  readonly yours: boolean;
  /** True while the table tells something that concerns everybody, whoever did what. */
  readonly toAll?: boolean;
  readonly children: ReactNode;
}

const Instead = createContext<ReactNode>(null);

export interface SaidInsteadProps {
  /** Null: the table speaks for itself. */
  readonly words: ReactNode;
  readonly children: ReactNode;
}

/** What is said instead of what the table would say by itself, such as a teacher's words; the outermost has the word. */
export function SaidInstead({ words, children }: SaidInsteadProps): ReactElement {
  return <Instead value={use(Instead) ?? words}>{children}</Instead>;
}

/**
 * The sentence of a table. While others play it tells what they do, for the eye alone: the log is read out anyway. The
 * keyboard waits here while there is nothing to choose.
 */
export function Say({ yours, toAll = false, children }: SayProps): ReactElement {
  const instead = use(Instead);
  const { caption } = useTelling();
  return (
    <p
      className="sentence"
      role="status"
      tabIndex={-1}
      data-yours={yours || undefined}
      data-taught={instead !== null || undefined}
      {...PART.telling}
    >
      {instead ?? (caption && !yours && !toAll ? <Told caption={caption}>{children}</Told> : children)}
    </p>
  );
}

interface ToldProps {
  readonly caption: Caption;
  readonly children: ReactNode;
}

const Told = ({ caption: { seat, name, text }, children }: ToldProps): ReactElement => (
  <>
    <span className="caption" aria-hidden="true">
      <SeatToken seat={seat} name={name} />
      <span>{text}</span>
    </span>
    <span className="sr-only">{children}</span>
  </>
);
