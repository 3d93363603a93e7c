import type { ReactElement, ReactNode } from 'react';
import { Icon, type IconName } from './icons.tsx';
import './button.css';

export interface ButtonProps {
  readonly children: ReactNode;
  /** Below what it does: what that costs or brings, or why it is refused. */
  readonly note?: string | undefined;
  readonly onPress: () => void;
  readonly icon?: IconName | undefined;
  /** `primary`: what is yours to do now. `quiet`: always there, never in the way. `danger`: final and costly. */
  readonly look?: 'primary' | 'plain' | 'quiet' | 'danger' | undefined;
  /** It would be refused. It stays pressable, because the press answers why. */
  readonly refused?: boolean | undefined;
  readonly pressed?: boolean | undefined;
  readonly autoFocus?: boolean | undefined;
  readonly describedBy?: string | undefined;
  /** The name by which lessons point at it. */
  readonly thing?: string | undefined;
}

export function Button(props: ButtonProps): ReactElement {
  const {
    children,
    note,
    onPress,
    icon,
    look = 'plain',
    refused,
    pressed,
    autoFocus,
    describedBy,
    thing,
  } = props;
  return (
    <button
      type="button"
      className="button"
      data-look={look}
      aria-disabled={refused || undefined}
      aria-pressed={pressed}
      aria-describedby={describedBy}
      data-thing={thing}
      autoFocus={autoFocus}
      onClick={onPress}
    >
      {icon && <Icon name={icon} />}
      <span>
        {children}
        {note && <small className="button-note"> {note}</small>}
      </span>
    </button>
  );
}

export interface IconButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
  readonly pressed?: boolean | undefined;
  /** The name by which it is asked about. */
  readonly thing?: string | undefined;
}

export function IconButton({ icon, label, onPress, pressed, thing }: IconButtonProps): ReactElement {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      data-thing={thing}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}
