import type { ReactElement } from 'react';
import { useApp } from '../base/i18n/index.ts';
import { TIME_FACTORS, type TimeFactor } from '../base/state/settings.ts';
import { Choice } from '../base/ui/fields.tsx';
import { Fold } from '../base/ui/Fold.tsx';

export interface TimeFactorsProps {
  /** One for each who may get more time. */
  readonly labels: readonly string[];
  readonly factors: readonly TimeFactor[];
  readonly onChange: (factors: readonly TimeFactor[]) => void;
}

/** More time for whoever wants it. Folded away, because most tables agree on the same for all. */
export function TimeFactors({ labels, factors, onChange }: TimeFactorsProps): ReactElement {
  const m = useApp();
  return (
    <Fold
      summary={m.setup.moreTime}
      why={m.setup.moreTimeWhy}
      open={factors.some((factor) => factor !== '1')}
    >
      {labels.map((label, i) => (
        <Choice
          key={i}
          label={label}
          value={factors[i] ?? '1'}
          options={TIME_FACTORS.map((value) => ({ value, label: m.setup.factor({ n: value }) }))}
          onChange={(factor) => onChange(labels.map((_, k) => (k === i ? factor : (factors[k] ?? '1'))))}
        />
      ))}
    </Fold>
  );
}
