import type { ReactElement } from 'react';
import { useApp } from '../../base/i18n/index.ts';
import { Icon } from '../../base/ui/icons.tsx';
import './factor-badge.css';

/** Beside a name: this seat has more time than usual. Everybody may know. */
export function FactorBadge({ factor }: { readonly factor: number }): ReactElement | null {
  const m = useApp();
  if (factor === 1) return null;
  return (
    <span className="factor-badge" title={m.setup.factorShown({ n: factor })}>
      <Icon name="clock" />
      <span aria-hidden="true">{m.setup.factor({ n: factor })}</span>
      <span className="sr-only">{m.setup.factorShown({ n: factor })}</span>
    </span>
  );
}
