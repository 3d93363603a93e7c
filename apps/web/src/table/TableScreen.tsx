import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { useApp } from '../app/i18n/index.ts';
import { Button } from '../app/ui/Button.tsx';
import { EndPanel } from './EndPanel.tsx';
import type { GameFace, GameUi } from './game-ui.ts';
import { logLines } from './log.ts';
import type { TableSession } from './session.ts';
import { TableFrame } from './TableFrame.tsx';
import { useTable } from './useTable.ts';
import { Why } from './Why.tsx';

export interface TableScreenProps {
  readonly session: TableSession;
  readonly face: GameFace;
  readonly ui: GameUi;
  readonly onRematch: () => void;
}

/** Any table of any game, while it is played and when it is over. */
export function TableScreen({ session, face, ui, onRematch }: TableScreenProps): ReactElement {
  const m = useApp();
  const [, go] = useLocation();
  const { table, refused, dismiss } = useTable(session, ui);
  const texts = ui.useTexts();
  const log = logLines(table.history, texts, table.players);
  const { end } = table.match;
  return (
    <TableFrame title={face.title} mood={face.mood} texts={texts} log={log} banner={null} menu={null}>
      {end && (
        <EndPanel end={end} players={table.players} verdict={texts.verdict(table.match)}>
          <Button look="primary" icon="again" onPress={onRematch}>
            {m.table.rematch}
          </Button>
          <Button onPress={() => go('/')}>{m.table.newTable}</Button>
        </EndPanel>
      )}
      <ui.Table table={table} />
      {refused && <Why refusal={refused} texts={texts} onClose={dismiss} />}
    </TableFrame>
  );
}
