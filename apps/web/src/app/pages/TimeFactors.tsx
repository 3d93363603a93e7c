import type { ReactElement } from 'react';
import { useApp } from '../i18n/index.ts';
import { TIME_FACTORS, type TimeFactor } from '../settings.ts';
import { Choice } from '../ui/fields.tsx';

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
    <details className="more-time" open={factors.some((factor) => factor !== '1') || undefined}>
      <summary>{m.setup.moreTime}</summary>
      <p>{m.setup.moreTimeWhy}</p>
      {labels.map((label, i) => (
        <Choice
          key={i}
          label={label}
          value={factors[i] ?? '1'}
          options={TIME_FACTORS.map((value) => ({ value, label: m.setup.factor({ n: value }) }))}
          onChange={(factor) => onChange(labels.map((_, k) => (k === i ? factor : (factors[k] ?? '1'))))}
        />
      ))}
    </details>
  );
}
