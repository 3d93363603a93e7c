import type { ReactElement } from 'react';
import { Die, type DieProps } from './Die.tsx';

export interface DieButtonProps {
  readonly die: DieProps;
  /** The full name of the die, e.g. "orange die, 6". */
  readonly label: string;
  /** Something may be done with it: it lifts and gets an outline, a quiet one for `may`. Others answer why not. */
  readonly selectable?: boolean | 'act' | 'may' | undefined;
  readonly selected?: boolean | undefined;
  /** More than one: a stack of equal dice. */
  readonly count?: number | undefined;
  /** It is shown elsewhere already; here is the place that it left. */
  readonly away?: boolean | undefined;
  /** Another button for the same die is in the order of the keyboard. */
  readonly again?: boolean | undefined;
  /** The id under which it is dragged. */
  readonly drag?: string | undefined;
  /** The ids under which its flights are followed. */
  readonly flight?: string | undefined;
  /** The name by which lessons point at it. */
  readonly thing?: string | undefined;
  readonly onPress: () => void;
}

/** A die that can be pressed. It is never `disabled`: a press that does nothing must say why. */
export function DieButton(props: DieButtonProps): ReactElement {
  const { die, label, selectable, selected, count = 1, away, again, drag, flight, thing, onPress } = props;
  return (
    <button
      type="button"
      className="die-button"
      aria-label={label}
      aria-pressed={selected}
      aria-disabled={!selectable && !selected}
      data-selectable={selectable === true ? 'act' : selectable || undefined}
      data-away={away || undefined}
      data-die={drag}
      data-flight={flight}
      data-thing={thing}
      tabIndex={again ? -1 : undefined}
      onClick={onPress}
    >
      <Die {...die} />
      {/* The number on the die and how many there are: two words, as in the label. */ ' '}
      {count > 1 && (
        <span className="die-count" aria-hidden="true">
          ×{count}
        </span>
      )}
    </button>
  );
}
