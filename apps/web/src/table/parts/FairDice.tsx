import type { ReactElement } from 'react';
import { useApp } from '../../base/i18n/index.ts';
import type { Fairness } from '../model/fairness.ts';

/** One line on whether the dice of a match were fair. */
export function FairDice({ fairness }: { readonly fairness: Fairness }): ReactElement {
  const m = useApp();
  switch (fairness.kind) {
    case 'fair':
      return <p className="fair-dice">{m.ending.fair(fairness)}</p>;
    case 'unfair':
      return <Unfair text={m.ending.unfair(fairness)} />;
    case 'other':
      return <Unfair text={m.ending.otherDice} />;
  }
}

const Unfair = ({ text }: { readonly text: string }): ReactElement => (
  <p className="fair-dice" data-unfair role="alert">
    {text}
  </p>
);
