import type { JsonRecord, TimeName } from '@cubarium/core';
import type { AppMessages } from '../base/i18n/index.ts';
import type { Language } from '../base/state/settings.ts';
import { applies, type OptionChoice, type Poster } from '../table/model/game-ui.ts';

interface Set {
  readonly options: JsonRecord;
  readonly time: TimeName;
}

/** What a table is set to, a line each, in the words in which it was asked. */
export function setTo(
  { choices }: Pick<Poster, 'choices'>,
  { options, time }: Set,
  { m, language }: { readonly m: AppMessages; readonly language: Language },
): readonly string[] {
  const asked = choices.filter(({ when }) => when === undefined || applies(when, options));
  const lines = asked.flatMap((choice) => {
    const value = options[choice.option];
    if (choice.kind === 'factors') return hasMoreTime(value) ? [m.setup.moreTime] : [];
    const what = choice.label[language];
    if (choice.kind === 'switch') return value === true ? [what] : [];
    return [m.meeting.setTo({ what, value: inWords(choice, value, language) })];
  });
  return [...lines, m.meeting.setTo({ what: m.meeting.time, value: m.meeting.times[time] })];
}

const hasMoreTime = (factors: unknown): boolean =>
  Array.isArray(factors) && factors.some((factor) => factor !== 1);

function inWords(choice: OptionChoice, value: unknown, language: Language): string {
  const known = choice.kind === 'values' && choice.values.find((each) => each.value === value);
  return known ? known.label[language] : String(value);
}
