import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { Command } from '@cubarium/core';
import { useApp } from '../app/i18n/index.ts';
import { share } from '../app/share.ts';
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
  /** Where the match can be seen again, and since when. */
  readonly replayPath: string;
  readonly replayFrom: 'start' | 'end';
}

/** Any table of any game, while it is played and when it is over. */
export function TableScreen(props: TableScreenProps): ReactElement {
  const { session, face, ui, onRematch, replayPath, replayFrom } = props;
  const m = useApp();
  const [, go] = useLocation();
  const { table, session: view, refused, dismiss } = useTable(session, ui);
  const texts = ui.useTexts();
  const log = logLines({ history: table.history, texts, marks: ui.marks, players: table.players });
  const { end } = table.match;
  // Who looks back leaves the table: not while a clock runs.
  const mayLookBack =
    end !== null || (replayFrom === 'start' && table.game.deadline(table.match.state) === null);
  return (
    <TableFrame
      title={face.title}
      mood={face.mood}
      texts={texts}
      log={log}
      banner={<Banner view={view} table={table} send={(command) => void session.send(command)} />}
      menu={(close) => <TableMenu table={table} session={session} close={close} />}
      onGo={mayLookBack ? (seq) => go(`${replayPath}?at=${seq + 1}`) : undefined}
    >
      {end && (
        <EndPanel end={end} players={table.players} verdict={texts.verdict(table.match)}>
          <Button look="primary" icon="again" onPress={onRematch}>
            {m.table.rematch}
          </Button>
          <Button icon="play" onPress={() => go(replayPath)}>
            {m.table.replay}
          </Button>
          {replayFrom === 'end' && <ShareButton path={replayPath} />}
          <Button onPress={() => go('/')}>{m.table.newTable}</Button>
        </EndPanel>
      )}
      <ui.Table table={table} />
      {refused && <Why {...refused} texts={texts} onClose={dismiss} />}
    </TableFrame>
  );
}

/** A finished match on the server can be seen by everybody who has the link. */
function ShareButton({ path }: { readonly path: string }): ReactElement {
  const m = useApp();
  const [copied, setCopied] = useState(false);
  return (
    <Button icon="share" onPress={() => void share(`${location.origin}${path}`).then(setCopied)}>
      {copied ? m.table.copied : m.table.share}
    </Button>
  );
}

interface TableMenuProps {
  readonly table: TableView;
  readonly session: TableSession;
  readonly close: () => void;
}

/** What the menu offers at any table: keep the match as a file, give up. */
function TableMenu({ table, session, close }: TableMenuProps): ReactElement {
  const m = useApp();
  const [sure, setSure] = useState(false);
  const { entries, info } = session.view.get();
  const [seat] = table.mine;
  const mayResign = seat !== undefined && table.mine.length === 1 && table.match.end === null;
  const resign = (): void => {
    if (!sure) return setSure(true);
    close();
    if (seat !== undefined) void session.send({ kind: 'resign', seat });
  };
  return (
    <>
      <Button icon="download" onPress={() => download(fileOf(info, entries, table.match.end))}>
        {m.table.download}
      </Button>
      {mayResign && (
        <Button look="danger" onPress={resign}>
          {sure ? m.table.resignSure : m.table.resign}
        </Button>
      )}
    </>
  );
}

const PATIENCE_MS = 1000;

interface BannerProps {
  readonly view: SessionView;
  readonly table: TableView;
  readonly send: (command: Command) => void;
}

/** What concerns the table as a whole: a lost connection (after a second), somebody away, watching. */
function Banner({ view, table, send }: BannerProps): ReactElement | null {
  const m = useApp();
  const lost = useLasting(view.link === 'lost', PATIENCE_MS);
  const away = table.players.find(({ seat, bot }) => view.away.includes(seat) && bot === null);
  const longAway = useLasting(away !== undefined, view.info.awayMs);
  const [me] = view.mine;
  if (lost) return <Notice>{m.online.reconnecting}</Notice>;
  if (table.match.end) return null;
  if (away && me !== undefined && view.link === 'here')
    return (
      <Notice>
        {m.table.away({ name: away.name })}
        {longAway && (
          <Button onPress={() => send({ kind: 'takeOver', seat: me, target: away.seat, level: 'skilled' })}>
            {m.online.letBot}
          </Button>
        )}
      </Notice>
    );
  return me === undefined && view.info.status === 'running' ? <Notice>{m.table.watching}</Notice> : null;
}

const Notice = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <div className="table-banner" role="status">
    {children}
  </div>
);

/** True once something has been so for a while. */
function useLasting(now: boolean, ms: number): boolean {
  const [since, setSince] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSince(now), now ? ms : 0);
    return () => clearTimeout(timer);
  }, [now, ms]);
  return now && since;
}
