import type { ReactElement } from 'react';
import type { JsonRecord } from '@cubarium/core';
import { applies, type OptionChoice } from '../table/model/game-ui.ts';
import { useSettings } from '../base/state/settings.ts';
import { Choice, NumberField, Switch } from '../base/ui/fields.tsx';
import { Fold } from '../base/ui/Fold.tsx';
import type { Chosen } from './start-game.ts';

export interface GameChoicesProps {
  readonly choices: readonly OptionChoice[];
  readonly defaults: JsonRecord;
  readonly chosen: Chosen;
  readonly onChange: (chosen: Chosen) => void;
}

/** What the game itself lets people choose, as far as it matters with what they have chosen. */
export function GameChoices({ choices, defaults, chosen, onChange }: GameChoicesProps): ReactElement {
  const options = { ...defaults, ...chosen };
  return (
    <>
      {choices
        .filter(({ when }) => when === undefined || applies(when, options))
        .map((choice) => (
          <Question
            key={choice.option}
            choice={choice}
            value={options[choice.option]}
            onChange={(value) => onChange({ ...chosen, [choice.option]: value })}
          />
        ))}
    </>
  );
}

interface QuestionProps {
  readonly choice: OptionChoice;
  readonly value: unknown;
  readonly onChange: (value: string | number | boolean) => void;
}

function Question(props: QuestionProps): ReactElement {
  const { language } = useSettings();
  const { label, why } = props.choice;
  const asked = <Answer {...props} />;
  if (!why) return asked;
  return (
    <Fold summary={label[language]} why={why[language]}>
      {asked}
    </Fold>
  );
}

function Answer({ choice, value, onChange }: QuestionProps): ReactElement {
  const { language } = useSettings();
  const label = choice.label[language];
  const note = choice.note?.[language];
  switch (choice.kind) {
    case 'switch':
      return <Switch label={label} note={note} on={value === true} onChange={onChange} />;
    case 'number':
      return <NumberField {...choice} label={label} note={note} value={Number(value)} onChange={onChange} />;
    case 'values':
      return (
        <Choice
          label={label}
          note={note}
          value={String(value)}
          options={choice.values.map((each) => ({ value: String(each.value), label: each.label[language] }))}
          onChange={(text) => {
            const found = choice.values.find((each) => String(each.value) === text);
            if (found) onChange(found.value);
          }}
        />
      );
  }
}
