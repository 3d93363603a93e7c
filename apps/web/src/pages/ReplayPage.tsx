import { use, useEffect, useState, type ReactElement } from 'react';
import { Link, useParams, useSearch } from 'wouter';
import type { Analysis } from '@cubarium/bots/kit';
import { findGame } from '@cubarium/catalogue';
import { openMatchFile, readMatchFile, type GameDefinition, type MatchFile, type Seat } from '@cubarium/core';
import { ReplayScreen, type ReplayScreenProps } from '../replay/ReplayScreen.tsx';
import { keptReview } from '../review/kept.ts';
import { ReviewButton } from '../review/ReviewButton.tsx';
import type { Poster, GameUi } from '../table/model/game-ui.ts';
import { keeper } from '../table/model/keeper.ts';
import { localFile } from '../local/file.ts';
import { useOrigin } from '../base/server/origin.ts';
import { posterOf } from '../games/posters.ts';
import { useApp } from '../base/i18n/index.ts';
import { Icon } from '../base/ui/icons.tsx';
import { Missing } from './Missing.tsx';
import './page.css';

interface Opened {
  readonly game: GameDefinition;
  readonly poster: Poster;
  readonly ui: GameUi;
  readonly file: MatchFile;
}

/** A match from its text; null when it is none. */
async function openText(text: string): Promise<Opened | null> {
  const unread = openMatchFile(text);
  if (!unread.ok) return null;
  const game = await findGame(unread.value.game)?.rules();
  const poster = posterOf(unread.value.game);
  const file = game && readMatchFile(unread.value, game);
  if (!game || !poster || !file?.ok || file.value.log.length === 0) return null;
  return { game, poster, ui: await poster.load(), file: file.value };
}

const kept = keeper(
  async (path) => {
    const [place, id = ''] = path.split(' ');
    const text = place === 'local' ? await localFile(id) : await remoteFile(id);
    return text === null ? null : openText(text);
  },
  () => undefined,
);

async function remoteFile(id: string): Promise<string | null> {
  const answer = await fetch(`/api/tables/${encodeURIComponent(id)}/match`).catch(() => null);
  return answer?.ok ? answer.text() : null;
}

/** A match that this device or the server knows, at `?at=`. */
export default function ReplayPage(): ReactElement {
  const m = useApp();
  const { place, id } = useParams<{ place: string; id: string }>();
  const from = Number(new URLSearchParams(useSearch()).get('at') ?? 1);
  const path = `${place} ${id}`;
  const origin = useOrigin();
  const opened = use(kept.get(path));
  // A match that goes on is read anew next time.
  useEffect(() => kept.hold(path), [path]);
  if (!opened) return <Missing text={m.online.gone} />;
  const linkTo = place === 'local' ? null : (at: number) => `${origin}/replay/t/${id}?at=${at}`;
  const table = place === 'local' && opened.file.result === null ? `/local/${id}` : null;
  const at = Number.isFinite(from) ? from : 1;
  return <Reviewable {...opened} from={at} linkTo={linkTo} table={table} />;
}

/** Nobody sits here: whose decisions are looked at is chosen. What was found of it before is marked at once. */
function Reviewable(props: Omit<ReplayScreenProps, 'review' | 'analysis'>): ReactElement {
  const { file } = props;
  const [analysis, setAnalysis] = useState<Analysis | null>(null);
  useEffect(() => {
    let live = true;
    void keptReview(file).then((found) => live && found && setAnalysis(found));
    return () => void (live = false);
  }, [file]);
  return (
    <ReplayScreen
      {...props}
      analysis={analysis}
      review={(onGo) => <ReviewButton {...props} mine={NOBODY} onGo={onGo} onFound={setAnalysis} />}
    />
  );
}
const NOBODY: readonly Seat[] = [];

/** A match from disk. */
export function OpenReplayPage(): ReactElement {
  const m = useApp();
  const [opened, setOpened] = useState<Opened | 'bad' | null>(null);
  if (opened !== null && opened !== 'bad')
    return <Reviewable {...opened} from={1} linkTo={null} table={null} />;
  const open = async (file: File | undefined): Promise<void> => {
    if (file) setOpened((await openText(await file.text())) ?? 'bad');
  };
  return (
    <main className="missing" data-mood="twilight">
      <h1>{m.start.openReplay}</h1>
      <p>{m.replay.fileHint}</p>
      <label className="file-field">
        <Icon name="file" />
        <span>{m.replay.chooseFile}</span>
        <input
          type="file"
          accept="application/json,.json"
          onChange={(event) => void open(event.target.files?.[0])}
        />
      </label>
      {opened === 'bad' && (
        <p className="form-alert" role="alert">
          {m.replay.badFile}
        </p>
      )}
      <Link href="/">{m.table.newTable}</Link>
    </main>
  );
}
