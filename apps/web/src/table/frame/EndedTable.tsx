import { lazy, Suspense, useEffect, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { MatchEnd, MatchFile } from '@cubarium/core';
import { play } from '../../base/device/sound.ts';
import { useEnd } from '../../base/i18n/end.ts';
import { useApp } from '../../base/i18n/index.ts';
import { useOrigin } from '../../base/server/origin.ts';
import { useStore } from '../../base/state/store.ts';
import { Button } from '../../base/ui/Button.tsx';
import { useSharing } from '../../base/ui/sharing.tsx';
import { useFairness, type Fairness } from '../model/fairness.ts';
import type { Ended, Fact, GameTexts, TableView } from '../model/game-ui.ts';
import { fileOf } from '../model/match-file.ts';
import type { TableSession } from '../model/session.ts';
import { ProofButton } from '../end/ProofButton.tsx';
import { EndPanel, headlineOf } from './EndPanel.tsx';
import type { TableScreenProps } from './TableScreen.tsx';

const PictureSheet = lazy(() => import('../end/PictureSheet.tsx'));

interface EndedTableProps extends TableScreenProps {
  readonly table: TableView;
  readonly end: MatchEnd;
  /** It has ended before the eyes of who looks on. */
  readonly live: boolean;
}

/** How a match ended, and what can be done with it. */
export function EndedTable({ table, end, live, ...props }: EndedTableProps): ReactElement {
  const { ui, replayPath } = props;
  const [, go] = useLocation();
  const texts = ui.useTexts();
  const file = useEndedFile(props.session, end);
  const { trusted } = useStore(props.session.view);
  const checked = useFairness(table.game, file);
  // A promise that was broken is no longer one.
  const fairness: Fairness | null = trusted ? checked : { kind: 'other' };
  const onGo = (seq: number): void => go(`${replayPath}?at=${seq + 1}`);
  const ended: Ended = { end, match: table.match, history: table.history, players: table.players };
  const facts = [...(end.why === 'played' ? (texts.facts?.(ended) ?? []) : []), ...useMargin(end)];
  useEndSound(live, table, end);
  const verdict = useVerdict(table, end, texts);
  return (
    <EndPanel
      end={end}
      players={table.players}
      verdict={verdict}
      note={props.endNote}
      facts={facts}
      onGo={onGo}
      fairness={fairness}
      proof={file && <ProofButton game={table.game} file={file} texts={texts} trusted={trusted} />}
      standing={(seat) => <ui.Standing match={table.match} seat={seat} />}
    >
      <EndActions
        {...props}
        over={ended}
        facts={facts}
        more={file && props.ended?.({ file, mine: table.mine, onGo })}
      />
    </EndPanel>
  );
}

/** Why it ended before it was played out, or what the game says of how it was decided. */
function useVerdict({ match, players }: TableView, { why }: MatchEnd, texts: GameTexts): string | null {
  const app = useApp();
  const quitter = why === 'resigned' && players.find(({ seat }) => match.seats[seat]?.resigned);
  if (quitter) return app.table.events.resign(quitter);
  return why === 'agreed' ? app.ending.done : texts.verdict(match);
}

/** By how much it was decided. */
function useMargin({ why, points }: MatchEnd): readonly Fact[] {
  const words = useEnd();
  const [first, next] = points.toSorted((a, b) => b - a);
  if (why !== 'played' || first === undefined || next === undefined) return [];
  return [{ text: words.ending.margin({ n: first - next, points: [first, next] }), seq: null }];
}

/** Whoever lost hears that it is over, no more. */
function useEndSound(live: boolean, { mine }: TableView, { winners }: MatchEnd): void {
  const won = mine.length !== 1 || winners.some((seat) => mine.includes(seat));
  const sound = winners.length > 1 ? 'chime' : won ? 'grand' : 'turn';
  useEffect(() => {
    if (live) play([sound]);
  }, [live, sound]);
}

/** The whole match as this device has seen it; null when it has not seen all. */
function useEndedFile({ view }: TableSession, end: MatchEnd): MatchFile | null {
  const { info, entries } = useStore(view);
  const isWhole = info.secret !== null && entries[0]?.seq === 0;
  return useMemo(() => (isWhole ? fileOf(info, entries, end) : null), [isWhole, info, entries, end]);
}

interface EndActionsProps extends TableScreenProps {
  readonly over: Ended;
  readonly facts: readonly Fact[];
  readonly more: ReactNode;
}

/** What can be done with a match that is over. */
function EndActions(props: EndActionsProps): ReactElement {
  const { onRematch, usual, replayPath, replayFrom } = props;
  const m = useApp();
  const [, go] = useLocation();
  return (
    <>
      {usual && (
        <Button look="primary" icon="play" onPress={usual.onPress}>
          {usual.label}
        </Button>
      )}
      {onRematch && (
        <Button look={usual ? 'plain' : 'primary'} icon="again" onPress={onRematch}>
          {m.table.rematch}
        </Button>
      )}
      <Button icon="play" onPress={() => go(replayPath)}>
        {m.table.replay}
      </Button>
      {props.more}
      {props.over.end.why === 'played' && <PictureButton {...props} />}
      {replayFrom === 'end' && <ShareButton path={replayPath} />}
      <Button onPress={() => go('/')}>{m.table.newTable}</Button>
    </>
  );
}

function PictureButton({ ui, poster, over, facts }: EndActionsProps): ReactElement | null {
  const words = useEnd();
  const m = useApp();
  const [open, setOpen] = useState(false);
  const { host } = new URL(useOrigin());
  const { drawing } = ui;
  if (!drawing) return null;
  const told = {
    title: poster.title,
    mood: poster.mood,
    headline: headlineOf(m, over.end, over.players),
    facts: facts.map(({ text }) => text),
    address: host,
  };
  return (
    <>
      <Button icon="share" onPress={() => setOpen(true)}>
        {words.ending.picture}
      </Button>
      {open && (
        <Suspense>
          <PictureSheet told={told} ended={over} drawing={drawing} onClose={() => setOpen(false)} />
        </Suspense>
      )}
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
