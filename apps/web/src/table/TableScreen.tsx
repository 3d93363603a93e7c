import { useEffect, useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { useApp } from '../app/i18n/index.ts';
import { Button } from '../app/ui/Button.tsx';
import { EndPanel } from './EndPanel.tsx';
import type { GameFace, GameUi, TableView } from './game-ui.ts';
import { logLines } from './log.ts';
import { download, fileOf } from './match-file.ts';
import type { SessionView, TableSession } from './session.ts';
import { TableFrame } from './TableFrame.tsx';
import { useTable } from './useTable.ts';
import { Why } from './Why.tsx';

export interface TableScreenProps {
  readonly session: TableSession;
  readonly face: GameFace;
  readonly ui: GameUi;
  readonly onRematch: () => void;
  /** Where the match can be seen again once it is over. */
  readonly replayPath: string;
}

/** Any table of any game, while it is played and when it is over. */
export function TableScreen({ session, face, ui, onRematch, replayPath }: TableScreenProps): ReactElement {
  const m = useApp();
  const [, go] = useLocation();
  const { table, session: view, refused, dismiss } = useTable(session, ui);
  const texts = ui.useTexts();
  const log = logLines(table.history, texts, table.players);
  const { end } = table.match;
  const menu = <TableMenu table={table} session={session} />;
  return (
    <TableFrame
      title={face.title}
      mood={face.mood}
      texts={texts}
      log={log}
      banner={<Banner view={view} />}
      menu={menu}
    >
      {end && (
        <EndPanel end={end} players={table.players} verdict={texts.verdict(table.match)}>
          <Button look="primary" icon="again" onPress={onRematch}>
            {m.table.rematch}
          </Button>
          <Button icon="play" onPress={() => go(replayPath)}>
            {m.table.replay}
          </Button>
          <Button onPress={() => go('/')}>{m.table.newTable}</Button>
        </EndPanel>
      )}
      <ui.Table table={table} />
      {refused && <Why refusal={refused} texts={texts} onClose={dismiss} />}
    </TableFrame>
  );
}

interface TableMenuProps {
  readonly table: TableView;
  readonly session: TableSession;
}

/** What the menu offers at any table: keep the match as a file, give up. */
function TableMenu({ table, session }: TableMenuProps): ReactElement {
  const m = useApp();
  const [sure, setSure] = useState(false);
  const { entries, info } = session.view.get();
  const [seat] = table.mine;
  const mayResign = seat !== undefined && table.mine.length === 1 && table.match.end === null;
  return (
    <>
      <Button icon="download" onPress={() => download(fileOf(info, entries, table.match.end))}>
        {m.table.download}
      </Button>
      {mayResign && (
        <Button
          look="danger"
          onPress={() => (sure ? void session.send({ kind: 'resign', seat }) : setSure(true))}
        >
          {sure ? m.table.resignSure : m.table.resign}
        </Button>
      )}
    </>
  );
}

const PATIENCE_MS = 1000;

/** A lost connection is told after a second, and watching is told at once. */
function Banner({ view }: { readonly view: SessionView }): ReactElement | null {
  const m = useApp();
  const [lost, setLost] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLost(view.link === 'lost'), view.link === 'lost' ? PATIENCE_MS : 0);
    return () => clearTimeout(timer);
  }, [view.link]);
  if (lost && view.link === 'lost')
    return (
      <p className="table-banner" role="status">
        {m.online.reconnecting}
      </p>
    );
  return view.mine.length === 0 && view.info.status === 'running' ? (
    <p className="table-banner">{m.table.watching}</p>
  ) : null;
}
