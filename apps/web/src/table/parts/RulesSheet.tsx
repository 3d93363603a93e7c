import type { ReactElement, ReactNode } from 'react';
import { useApp } from '../../base/i18n/index.ts';
import { Button } from '../../base/ui/Button.tsx';
import { Sheet } from '../../base/ui/Sheet.tsx';
import type { GameTexts, RuleLine } from '../model/game-ui.ts';
import { ClauseLink } from './ClauseLink.tsx';

export interface RulesSheetProps {
  readonly texts: GameTexts;
  /** Opens the whole rules. */
  readonly onAll: () => void;
  readonly onClose: () => void;
}

/** What the symbols mean, the rules in brief, and the keys for whoever has a keyboard. */
export function RulesSheet({ texts, onAll, onClose }: RulesSheetProps): ReactElement {
  const m = useApp();
  return (
    <Sheet title={m.table.rules} closeLabel={m.close} onClose={onClose}>
      <p className="rules-intro">{texts.intro}</p>
      {texts.legend.length > 0 && (
        <ul className="rules-list" data-pictures>
          {texts.legend.map((line) => (
            <Line key={line.clauses} line={line} picture={line.picture} />
          ))}
        </ul>
      )}
      <ol className="rules-list">
        {texts.rules.map((line) => (
          <Line key={line.clauses} line={line} />
        ))}
      </ol>
      <p className="rules-all">
        <Button icon="info" onPress={onAll}>
          {m.learn.rules}
        </Button>
      </p>
      <p className="rules-keys">{texts.keys}</p>
    </Sheet>
  );
}

const Line = ({ line, picture }: { readonly line: RuleLine; readonly picture?: ReactNode }): ReactElement => (
  <li>
    <span className="rules-mark">
      {picture}
      <ClauseLink clause={line.clauses.split(/[–,]/)[0] ?? ''}>{line.clauses}</ClauseLink>
    </span>
    <span>{line.text}</span>
  </li>
);
