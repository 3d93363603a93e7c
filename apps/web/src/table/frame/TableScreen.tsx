import { useState, type ReactElement, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { Command, MatchFile, Seat } from '@cubarium/core';
import { useApp } from '../../base/i18n/index.ts';
import { keepNewcomer, useNewcomer } from '../../base/state/newcomer.ts';
import { Button } from '../../base/ui/Button.tsx';
import { Switch } from '../../base/ui/fields.tsx';
import { Agreement } from '../parts/Agreement.tsx';
import { Above } from '../parts/Above.tsx';
import { EndedTable } from './EndedTable.tsx';
import type { Poster, GameUi, TableView } from '../model/game-ui.ts';
import { useLog } from '../model/log.ts';
import { download, fileOf } from '../model/match-file.ts';
import type { TableSession } from '../model/session.ts';
import { TableFrame } from './TableFrame.tsx';
import type { Talk } from '../talk/talk.ts';
import { TellingProvider, type Telling } from '../model/telling.ts';
import { useTable } from '../model/useTable.ts';
import { Why } from '../parts/Why.tsx';

/** A finished match, for what looks at it again. */
export interface EndedMatch {
  readonly file: MatchFile;
  readonly mine: readonly Seat[];
  /** Goes to a moment of it. */
  readonly onGo: (seq: number) => void;
}

export interface TableScreenProps {
  readonly session: TableSession;
  readonly poster: Poster;
  readonly ui: GameUi;
  /** Where people are at different places. */
  readonly talk?: Talk | undefined;
  /** Missing for who only watched. */
  readonly onRematch: (() => void) | undefined;
  /** After a game that was made easier, the usual one. */
  readonly usual?: { readonly label: string; readonly onPress: () => void } | undefined;
  /** What a game that is over means for the next one. */
  readonly endNote?: string | undefined;
  /** What else stands in the title bar, and among the first things of the menu. */
  readonly tools?: ((table: TableView) => ReactNode) | undefined;
  readonly menu?: ReactNode;
  /** What else can be done with a match that is over and known as a whole. */
  readonly ended?: ((about: EndedMatch) => ReactNode) | undefined;
  /** Where the match can be seen again, and since when. */
  readonly replayPath: string;
  readonly replayFrom: 'start' | 'end';
}

/** Any table of any game, while it is played and when it is over. */
export function TableScreen(props: TableScreenProps): ReactElement {
  const { session, poster, ui, talk, replayPath, replayFrom } = props;
  const [, go] = useLocation();
  const texts = ui.useTexts();
  const [watched, watch] = useState<Seat>();
  const { session: view, refused, dismiss, telling, ...shown } = useTable(session, ui, texts);
  const table = { ...shown.table, watched };
  const app = useApp();
  const log = useLog({ ...ui, history: table.history, texts, players: table.players, app });
  const { end } = table.match;
  // Who looks back leaves the table: not while a clock runs.
  const mayLookBack =
    end !== null || (replayFrom === 'start' && table.game.deadline(table.match.state) === null);
  const ask = (command: Command): void =>
    void session.send(command).then((refusal) => refusal && table.explain(refusal));
  return (
    <TableFrame
      title={poster.title}
      poster={poster}
      texts={texts}
      log={log}
      settled={table.settled}
      banner={<Above view={view} table={table} send={ask} watch={ui.showsOne ? watch : undefined} />}
      menu={(close) => <TableMenu {...props} table={table} send={ask} close={close} />}
      talk={talk}
      about={{ ui, table }}
      tools={props.tools?.(table)}
      onSheet={session.pause}
      onGo={mayLookBack ? (seq) => go(`${replayPath}?at=${seq + 1}`) : undefined}
    >
      <Watched {...props} table={table} telling={telling} />
      {refused && <Why {...refused} texts={texts} onClose={dismiss} />}
    </TableFrame>
  );
}

interface WatchedProps extends TableScreenProps {
  readonly table: TableView;
  readonly telling: Telling;
}

/** The table, with what is told about the turns of others, and how it ended. */
function Watched({ table, telling, ...props }: WatchedProps): ReactElement {
  const { ui } = props;
  const { end } = table.match;
  // Who opens a match that is over has not seen it end.
  const [live] = useState(end === null);
  return (
    <TellingProvider value={telling}>
      {end && <EndedTable {...props} table={table} end={end} live={live} />}
      <ui.Table table={table} />
    </TellingProvider>
  );
}

interface LearningProps extends Pick<TableScreenProps, 'poster'> {
  /** Only tables of this device have a coach. */
  readonly isHere: boolean;
}

/** In the menu: lessons, and hints that can be silenced and brought back. */
function Learning({ poster, isHere }: LearningProps): ReactElement {
  const m = useApp();
  const [, go] = useLocation();
  const { hints } = useNewcomer(poster.id);
  return (
    <>
      <Button icon="info" onPress={() => go(`/learn/${poster.id}`)}>
        {m.learn.open}
      </Button>
      {isHere && (
        <Switch
          label={m.learn.hints}
          on={hints}
          onChange={(on) => keepNewcomer(poster.id, { hints: on, given: [] })}
        />
      )}
    </>
  );
}

interface TableMenuProps extends Pick<TableScreenProps, 'poster' | 'session' | 'talk' | 'menu'> {
  readonly table: TableView;
  readonly send: (command: Command) => void;
  readonly close: () => void;
}

/** What the menu offers at any table: keep the match as a file, end it, give up. */
function TableMenu({ poster, table, session, talk, menu, send, close }: TableMenuProps): ReactElement {
  const m = useApp();
  const [sure, setSure] = useState(false);
  const { entries, info } = session.view.get();
  const [seat] = table.mine;
  const mayStop = seat !== undefined && table.mine.length === 1 && table.match.end === null;
  const andClose = (command: Command): void => {
    close();
    send(command);
  };
  const resign = (): void => {
    if (!sure) return setSure(true);
    if (seat !== undefined) andClose({ kind: 'resign', seat });
  };
  return (
    <>
      {menu}
      {poster.lessons && <Learning poster={poster} isHere={talk === undefined} />}
      <Button icon="download" onPress={() => download(fileOf(info, entries, table.match.end))}>
        {m.table.download}
      </Button>
      {mayStop && talk && <Agreement table={table} seat={seat} send={andClose} />}
      {mayStop && (
        <Button look="danger" onPress={resign}>
          {sure ? m.table.resignSure : m.table.resign}
        </Button>
      )}
    </>
  );
}
