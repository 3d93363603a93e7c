import { useEffect, type ReactElement } from 'react';
import type { Refusal } from '@cubarium/core';
import { useApp, type AppMessages } from '../../base/i18n/index.ts';
import { IconButton } from '../../base/ui/Button.tsx';
import { isListed } from '../model/clauses.ts';
import type { GameTexts } from '../model/game-ui.ts';

const SHOWN_MS = 7000;

export interface WhyProps {
  readonly refusal: Refusal;
  /** It was shown already, and had to be taken back. */
  readonly late?: boolean;
  readonly texts: GameTexts;
  readonly onClose: () => void;
}

/** Answers "why not?": the sentence of the refusal, and the rule it comes from where that can be looked up. */
export function Why({ refusal, late, texts, onClose }: WhyProps): ReactElement {
  const m = useApp();
  useEffect(() => {
    const timer = setTimeout(onClose, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [refusal, onClose]);
  return (
    <div className="why" role="alert">
      <p>
        {late && `${m.table.takenBack} `}
        {texts.refusal(refusal) ?? generalRefusal(m, refusal)}
        {refusal.clause !== undefined && isListed(texts, refusal.clause) && (
          <span className="why-clause">{m.table.clause({ clause: refusal.clause })}</span>
        )}
      </p>
      <IconButton icon="close" label={m.close} onPress={onClose} />
    </div>
  );
}

/** The sentence for a code of core, table or server; an unknown one gets the most general. */
export function generalRefusal(m: AppMessages, { code }: Refusal): string {
  const texts: Readonly<Record<string, string>> = m.general;
  return texts[code] ?? m.general['not-available'];
}
