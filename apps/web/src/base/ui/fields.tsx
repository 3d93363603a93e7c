import { useId, type ReactElement } from 'react';
import './fields.css';

export interface ChoiceProps<T extends string> {
  readonly label: string;
  /** What the answers mean, where their names do not say it. */
  readonly note?: string | undefined;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly onChange: (value: T) => void;
}

/** A few choices side by side: native radio buttons, so that arrow keys and screen readers work by themselves. */
export function Choice<T extends string>(props: ChoiceProps<T>): ReactElement {
  const { label, note, value, options, onChange } = props;
  const name = useId();
  const noted = useId();
  return (
    <fieldset className="choice" aria-describedby={note === undefined ? undefined : noted}>
      <legend>{label}</legend>
      <div className="choice-row" data-count={options.length}>
        {options.map((option) => (
          <label key={option.value} className="choice-option">
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {note !== undefined && (
        <p className="choice-note" id={noted}>
          {note}
        </p>
      )}
    </fieldset>
  );
}

export interface SwitchProps {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

export function Switch({ label, on, onChange }: SwitchProps): ReactElement {
  return (
    <label className="switch">
      <span>{label}</span>
      <input
        type="checkbox"
        role="switch"
        checked={on}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}

export interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  /** What counts while it is empty. */
  readonly placeholder: string;
  readonly maxLength: number;
  readonly onChange: (value: string) => void;
  /** When somebody goes on to something else. */
  readonly onDone?: (() => void) | undefined;
}

export function TextField(props: TextFieldProps): ReactElement {
  const { label, value, placeholder, maxLength, onChange, onDone } = props;
  return (
    <label className="text-field">
      <span>{label}</span>
      <input
        type="text"
        value={value}
        placeholder={placeholder}
        maxLength={maxLength}
        autoComplete="nickname"
        onChange={(event) => onChange(event.target.value)}
        onBlur={onDone}
      />
    </label>
  );
}
