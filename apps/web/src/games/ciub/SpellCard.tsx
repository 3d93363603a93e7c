import type { ReactElement } from 'react';
import { CARDS, type CardId, type Task } from '@cubarium/games/ciub';
import type { Seat } from '@cubarium/core';
import { SeatToken } from '../../table/parts/SeatToken.tsx';
import { tokenFlight } from './model/homes.ts';
import './card.css';

export interface SpellCardProps {
  readonly card: CardId;
  readonly label: string;
  /** Whose token lies on it. */
  readonly token?: { readonly seat: Seat; readonly name: string } | undefined;
  /** The tray meets it. */
  readonly state?: 'met' | undefined;
  readonly selectable?: boolean | undefined;
  readonly selected?: boolean | undefined;
  readonly aimed?: boolean | undefined;
  /** For each asked-for face, in the order printed: whether the tray has it. */
  readonly matched?: readonly boolean[] | undefined;
  readonly flight?: string | undefined;
  /** The chance to meet it; softer while it cannot be gained. */
  readonly odds?: { readonly text: string; readonly exact: boolean; readonly open: boolean } | undefined;
  /** It comes face down and turns. */
  readonly turned?: boolean | undefined;
  readonly onPress: () => void;
}

export function SpellCard(props: SpellCardProps): ReactElement {
  const { card, label, token, state, selectable, selected, aimed, matched, flight, odds, turned, onPress } =
    props;
  return (
    <button
      type="button"
      className="ciub-spell-card"
      aria-label={label}
      aria-pressed={selected}
      data-state={state}
      data-selectable={selectable || undefined}
      data-aimed={aimed || undefined}
      data-flight={flight}
      data-turned={turned || undefined}
      onClick={onPress}
    >
      <CardFace card={card} matched={matched} />
      {turned && <span className="ciub-card-turning" aria-hidden="true" />}
      {odds && (
        <span
          className="ciub-card-odds"
          aria-hidden="true"
          data-bound={!odds.exact || undefined}
          data-open={odds.open || undefined}
        >
          {odds.text}
        </span>
      )}
      {token && (
        <span className="ciub-card-token" data-flight={flight && tokenFlight(token.seat)}>
          <SeatToken seat={token.seat} name={token.name} />
        </span>
      )}
    </button>
  );
}

/** The printed side: task, points, letter and owl. A picture; whoever uses it names it. */
export function CardFace(props: {
  readonly card: CardId;
  readonly matched?: readonly boolean[] | undefined;
}): ReactElement {
  const { points, letter, owl, task } = CARDS[props.card];
  return (
    <span className="ciub-card-face" aria-hidden="true" data-letter={letter}>
      <Printed className="ciub-card-letter" text={letter} />
      {owl && <Owl />}
      {task ? <TaskPicture task={task} matched={props.matched} /> : <OpusPicture />}
      <Printed className="ciub-card-points ciub-coin" text={String(points)} />
    </span>
  );
}

interface PrintedProps {
  readonly className: string;
  readonly text: string;
  readonly matched?: boolean | undefined;
}

/** A part of the picture, no text: the name of the card says the same in words. */
const Printed = ({ className, text, matched }: PrintedProps): ReactElement => (
  <span className={className} data-printed={text} data-matched={matched || undefined} />
);

/** The asked-for faces one by one, e.g. 1 1 6 6. */
export const askedFaces = (task: Task): readonly string[] => {
  switch (task.kind) {
    case 'numbers':
      return task.counts.flatMap((count, number) => Array.from({ length: count }, () => String(number)));
    case 'equal':
      return Array.from({ length: task.count }, () => '=');
    case 'total':
      return [];
  }
};

function TaskPicture(props: {
  readonly task: Task;
  readonly matched?: readonly boolean[] | undefined;
}): ReactElement {
  const { task, matched } = props;
  if (task.kind === 'total') return <Printed className="ciub-card-total" text={`${task.sum}+`} />;
  const faces = askedFaces(task);
  return (
    <span className="ciub-card-task" data-count={faces.length}>
      {faces.map((face, i) => (
        // Faces repeat and never change places: the index is their identity.
        <Printed key={i} className="ciub-chip" text={face} matched={matched?.[i]} />
      ))}
    </span>
  );
}

const Owl = (): ReactElement => (
  <svg className="ciub-card-owl" viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.6">
    <path d="M4 3.5l3 1.5h6l3-1.5v9a6 5.5 0 0 1-12 0z" strokeLinejoin="round" />
    <circle cx="7.5" cy="9" r="1.8" />
    <circle cx="12.5" cy="9" r="1.8" />
    <path d="M9.3 11.5L10 12.8l.7-1.3" strokeLinecap="round" />
  </svg>
);

const OpusPicture = (): ReactElement => (
  <svg className="ciub-card-opus" viewBox="0 0 48 48" fill="none" stroke="currentColor" strokeWidth="2">
    <circle cx="24" cy="24" r="15" />
    <path d="M24 5l4.6 14.4L43 24l-14.4 4.6L24 43l-4.6-14.4L5 24l14.4-4.6z" strokeLinejoin="round" />
    <circle cx="24" cy="24" r="3.5" fill="currentColor" />
  </svg>
);
