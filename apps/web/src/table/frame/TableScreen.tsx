import { useMemo, useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import type { Command, MatchEnd } from '@cubarium/core';
import { useApp } from '../../base/i18n/index.ts';
import { useSharing } from '../../base/ui/sharing.tsx';
import { useStore } from '../../base/state/store.ts';
import { keepNewcomer, useNewcomer } from '../../base/state/newcomer.ts';
import { Button } from '../../base/ui/Button.tsx';
import { Switch } from '../../base/ui/fields.tsx';
import { Agreement } from '../parts/Agreement.tsx';
import { Banner } from '../parts/Banner.tsx';
import { Clocks } from '../parts/Clocks.tsx';
import { EndPanel } from './EndPanel.tsx';
import type { Poster, GameUi, TableView } from '../model/game-ui.ts';
import { useFairness, type Fairness } from '../model/fairness.ts';
import { useLog } from '../model/log.ts';
import { download, fileOf } from '../model/match-file.ts';
import { useOrigin } from '../../base/server/origin.ts';
import type { TableSession } from '../model/session.ts';
import { TableFrame } from './TableFrame.tsx';
import type { Talk } from '../talk/talk.ts';
import { TellingProvider, type Telling } from '../model/telling.ts';
import { useTable } from '../model/useTable.ts';
import { Why } from '../parts/Why.tsx';

export interface TableScreenProps {
  readonly session: TableSession;
  readonly poster: Poster;
  readonly ui: GameUi;
  /** Where people are at different places. */
  readonly talk?: Talk | undefined;
  readonly onRematch: () => void;
  /** After a game that was made easier, the usual one. */
  readonly usual?: { readonly label: string; readonly onPress: () => void } | undefined;
  /** What a game that is over means for the next one. */
  readonly endNote?: string | undefined;
  /** Where the match can be seen again, and since when. */
  readonly replayPath: string;
  readonly replayFrom: 'start' | 'end';
}

/** Any table of any game, while it is played and when it is over. */
export function TableScreen(props: TableScreenProps): ReactElement {
  const { session, poster, ui, talk, replayPath, replayFrom } = props;
  const [, go] = useLocation();
  const texts = ui.useTexts();
  const { table, session: view, settled, refused, dismiss, telling } = useTable(session, ui, texts);
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
      settled={settled}
      banner={
        <>
          <Banner view={view} table={table} send={ask} />
          <Clocks table={table} send={ask} />
        </>
      }
      menu={(close) => (
        <TableMenu poster={poster} table={table} session={session} talk={talk} send={ask} close={close} />
      )}
      talk={talk}
      about={{ ui, table }}
      onSheet={session.pause}
      onGo={mayLookBack ? (seq) => go(`${replayPath}?at=${seq + 1}`) : undefined}
    >
      {end && <Ended {...props} table={table} end={end} />}
      <Watched ui={ui} table={table} telling={telling} />
      {refused && <Why {...refused} texts={texts} onClose={dismiss} />}
    </TableFrame>
  );
}

interface WatchedProps extends Pick<TableScreenProps, 'ui'> {
  readonly table: TableView;
  readonly telling: Telling;
}

/** The table, with what is told about the turns of others. */
const Watched = ({ ui, table, telling }: WatchedProps): ReactElement => (
  <TellingProvider value={telling}>
    <ui.Table table={table} />
  </TellingProvider>
);

/** The whole match is checked, as this device has seen it; a promise that was broken is no longer one. */
function useEndedFairness({ game, view }: TableSession, end: MatchEnd): Fairness | null {
  const { info, entries, trusted } = useStore(view);
  const isWhole = info.secret !== null && entries[0]?.seq === 0;
  const file = useMemo(() => (isWhole ? fileOf(info, entries, end) : null), [isWhole, info, entries, end]);
  const fairness = useFairness(game, file);
  return trusted ? fairness : { kind: 'other' };
}

interface EndedProps extends TableScreenProps {
  readonly table: TableView;
  readonly end: MatchEnd;
}

function Ended({ table, end, ui, ...props }: EndedProps): ReactElement {
  const app = useApp();
  const texts = ui.useTexts();
  const fairness = useEndedFairness(props.session, end);
  const { seats } = table.match;
  const quitter = end.why === 'resigned' && table.players.find(({ seat }) => seats[seat]?.resigned);
  const verdict = quitter
    ? app.table.events.resign(quitter)
    : end.why === 'agreed'
      ? app.ending.done
      : texts.verdict(table.match);
  return (
    <EndPanel
      end={end}
      players={table.players}
      verdict={verdict}
      note={props.endNote}
      fairness={fairness}
      standing={(seat) => <ui.Standing match={table.match} seat={seat} />}
    >
      <EndActions {...props} />
    </EndPanel>
  );
}

/** What can be done with a match that is over. */
function EndActions({
  onRematch,
  usual,
  replayPath,
  replayFrom,
}: Pick<TableScreenProps, 'onRematch' | 'usual' | 'replayPath' | 'replayFrom'>): ReactElement {
  const m = useApp();
  const [, go] = useLocation();
  return (
    <>
      {usual && (
        <Button look="primary" icon="play" onPress={usual.onPress}>
          {usual.label}
        </Button>
      )}
      <Button look={usual ? 'plain' : 'primary'} icon="again" onPress={onRematch}>
        {m.table.rematch}
      </Button>
      <Button icon="play" onPress={() => go(replayPath)}>
        {m.table.replay}
      </Button>
      {replayFrom === 'end' && <ShareButton path={replayPath} />}
      <Button onPress={() => go('/')}>{m.table.newTable}</Button>
    </>
  );
}

/** A finished match on the server can be seen by everybody who has the link. */
function ShareButton({ path }: { readonly path: string }): ReactElement {
  const m = useApp();
  const { share, copied, sheet } = useSharing();
  const address = `${useOrigin()}${path}`;
  return (
    <>
      <Button icon="share" onPress={() => share(address)}>
        {copied === address ? m.table.copied : m.table.share}
      </Button>
      {sheet}
    </>
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

interface TableMenuProps extends Pick<TableScreenProps, 'poster' | 'session' | 'talk'> {
  readonly table: TableView;
  readonly send: (command: Command) => void;
  readonly close: () => void;
}

/** What the menu offers at any table: keep the match as a file, end it, give up. */
function TableMenu({ poster, table, session, talk, send, close }: TableMenuProps): ReactElement {
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
