import { use, useEffect, type ReactElement } from 'react';
import { useLocation, useParams } from 'wouter';
import { findGame } from '@cubarium/catalogue';
import type { Refusal } from '@cubarium/core';
import type { Poster, GameUi } from '../table/model/game-ui.ts';
import { keeper } from '../table/model/keeper.ts';
import { api } from '../base/server/api.ts';
import { introduce } from '../online/connection.ts';
import { openOnline, type OnlineSession } from '../online/session.ts';
import { WaitingRoom } from '../online/WaitingRoom.tsx';
import { TableScreen } from '../table/frame/TableScreen.tsx';
import { ReviewButton } from '../review/ReviewButton.tsx';
import { posterOf } from '../games/posters.ts';
import { useApp } from '../base/i18n/index.ts';
import { useStore } from '../base/state/store.ts';
import { Missing } from './Missing.tsx';

interface Opened {
  readonly session: OnlineSession;
  readonly poster: Poster;
  readonly ui: GameUi;
}

/** Why there is no table to be seen; null for one that is not there. */
type Missed = 'offline' | 'damaged' | 'not-understood' | null;
const REASONS: readonly Missed[] = ['offline', 'damaged', 'not-understood'];
const missed = ({ code }: Refusal): Missed => REASONS.find((each) => each === code) ?? null;

async function open(id: string): Promise<Opened | Missed> {
  if (!(await introduce())) return 'offline';
  const info = await api.table(id);
  if (!info.ok) return missed(info.error);
  const poster = posterOf(info.value.game);
  const rules = await findGame(info.value.game)?.rules();
  if (!poster || !rules) return null;
  const [session, ui] = await Promise.all([openOnline(rules, id), poster.load()]);
  return session.ok ? { session: session.value, poster, ui } : missed(session.error);
}

const tables = keeper(open, (opened) => typeof opened !== 'string' && opened.session.close());

/** A table on the server: before, during and after the match, with a seat or watching. */
export default function OnlineTablePage(): ReactElement {
  const m = useApp();
  const { id } = useParams<{ id: string }>();
  const opened = use(tables.get(id));
  useEffect(() => tables.hold(id), [id]);
  if (opened === 'offline') return <Missing text={m.online.offline} />;
  if (typeof opened === 'string') return <Missing text={m.general[opened]} />;
  return opened ? <OnlineTable key={id} id={id} {...opened} /> : <Missing text={m.online.gone} />;
}

function OnlineTable({ id, session, poster, ui }: Opened & { readonly id: string }): ReactElement {
  const m = useApp();
  const [, go] = useLocation();
  const texts = ui.useTexts();
  const { info, mine } = useStore(session.view);
  if (info.status === 'closed') return <Missing text={m.online.gone} />;
  if (info.status === 'open') return <WaitingRoom session={session} poster={poster} texts={texts} />;
  const again = (next: string): void => go(`/t/${next}`, { state: { ready: true } });
  const rematch = (): void => (info.next === null ? session.rematch(again) : again(info.next));
  return (
    <TableScreen
      session={session}
      poster={poster}
      ui={ui}
      talk={session.talk}
      ended={(match) => <ReviewButton {...match} game={session.game} ui={ui} />}
      replayPath={`/replay/t/${id}`}
      replayFrom="end"
      onRematch={mine.length === 0 ? undefined : rematch}
    />
  );
}
