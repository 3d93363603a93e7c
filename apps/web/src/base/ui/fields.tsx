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
      <Note id={noted} text={note} />
    </fieldset>
  );
}

export interface SwitchProps {
  readonly label: string;
  readonly note?: string | undefined;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

export function Switch({ label, note, on, onChange }: SwitchProps): ReactElement {
  const noted = useId();
  return (
    <div>
      <label className="switch">
        <span>{label}</span>
        <input
          type="checkbox"
          role="switch"
          aria-describedby={note === undefined ? undefined : noted}
          checked={on}
          onChange={(event) => onChange(event.target.checked)}
        />
      </label>
      <Note id={noted} text={note} />
    </div>
  );
}

export interface NumberFieldProps {
  readonly label: string;
  readonly note?: string | undefined;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly onChange: (value: number) => void;
}

/** A slider with its figure: nothing outside the range can be entered, and arrow keys work by themselves. */
export function NumberField({ label, note, value, onChange, ...range }: NumberFieldProps): ReactElement {
  const noted = useId();
  const { min, max, step } = range;
  return (
    <div className="number-field">
      <label>
        <span>{label}</span>
        <span className="number-field-value" aria-hidden="true">
          {value}
        </span>
        <input
          type="range"
          aria-describedby={note === undefined ? undefined : noted}
          {...{ value, min, max, step }}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
      </label>
      <Note id={noted} text={note} />
    </div>
  );
}

/** What the answers mean, where their names do not say it. */
const Note = (props: { readonly id: string; readonly text: string | undefined }): ReactElement | null =>
  props.text === undefined ? null : (
    <p className="choice-note" id={props.id}>
      {props.text}
    </p>
  );

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
        onKeyDown={(event) => onDone && event.key === 'Enter' && event.currentTarget.blur()}
      />
    </label>
  );
}
