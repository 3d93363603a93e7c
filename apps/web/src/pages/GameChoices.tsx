import type { ReactElement } from 'react';
import type { JsonRecord } from '@cubarium/core';
import type { OptionChoice } from '../table/model/game-ui.ts';
import { useSettings } from '../base/state/settings.ts';
import { Choice } from '../base/ui/fields.tsx';
import { Fold } from '../base/ui/Fold.tsx';
import type { Chosen } from './start-game.ts';
import { applies } from './time-options.ts';

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
  readonly onChange: (value: string | number) => void;
}

function Question({ choice, value, onChange }: QuestionProps): ReactElement {
  const { language } = useSettings();
  const { label, note, why, values } = choice;
  const asked = (
    <Choice
      label={label[language]}
      note={note?.[language]}
      value={String(value)}
      options={values.map((each) => ({ value: String(each.value), label: each.label[language] }))}
      onChange={(text) => {
        const found = values.find((each) => String(each.value) === text);
        if (found) onChange(found.value);
      }}
    />
  );
  if (!why) return asked;
  return (
    <Fold summary={label[language]} why={why[language]}>
      {asked}
    </Fold>
  );
}
