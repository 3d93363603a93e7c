import { use, useEffect, useState, type ReactElement } from 'react';
import { useLocation, useParams } from 'wouter';
import { findGame } from '@cubarium/catalogue';
import { keeper } from '../table/model/keeper.ts';
import { createLocal, type Sitter } from '../local/create.ts';
import { openLocal } from '../local/session.ts';
import { deviceStore } from '../local/store.ts';
import type { TableSession } from '../table/model/session.ts';
import type { Poster, GameUi } from '../table/model/game-ui.ts';
import { TableScreen } from '../table/frame/TableScreen.tsx';
import { posterOf } from '../games/posters.ts';
import { useApp } from '../base/i18n/index.ts';
import { Missing } from './Missing.tsx';

interface Opened {
  readonly session: TableSession;
  readonly poster: Poster;
  readonly ui: GameUi;
}

async function open(id: string): Promise<Opened | null> {
  const stored = await deviceStore.load(id);
  const poster = stored && posterOf(stored.record.game);
  const rules = stored && (await findGame(stored.record.game)?.rules());
  if (!poster || !rules) return null;
  const [session, ui] = await Promise.all([openLocal(rules, id), poster.load()]);
  return session && { session, poster, ui };
}

const tables = keeper(open, ({ session }) => session.close());

/** A table of this device: against bots or with people around it. */
export default function LocalTablePage(): ReactElement {
  const { id } = useParams<{ id: string }>();
  const opened = use(tables.get(id));
  const m = useApp();
  const [, go] = useLocation();
  const [failed, setFailed] = useState(false);
  useEffect(() => tables.hold(id), [id]);
  if (!opened || failed) return <Missing text={m.online.gone} />;
  const again = async (): Promise<void> => {
    const { info } = opened.session.view.get();
    const sitters = info.seats.map((seat): Sitter =>
      seat.bot === null ? { name: seat.name ?? '' } : { bot: seat.bot },
    );
    go(`/local/${await createLocal(opened.session.game, { options: info.options, sitters })}`);
  };
  return (
    <TableScreen
      key={id}
      session={opened.session}
      poster={opened.poster}
      ui={opened.ui}
      replayPath={`/replay/local/${id}`}
      replayFrom="start"
      onRematch={() => void again().catch(() => setFailed(true))}
    />
  );
}
