import { use, useEffect, useMemo, useState, type ReactElement } from 'react';
import { useLocation, useParams } from 'wouter';
import { findGame } from '@cubarium/catalogue';
import { coached } from '../lessons/Coach.tsx';
import { HintButton } from '../lens/HintButton.tsx';
import { lensed } from '../lens/Lensed.tsx';
import { LensSwitch } from '../lens/LensSwitch.tsx';
import { keeper } from '../table/model/keeper.ts';
import { createLocal, type Sitter } from '../local/create.ts';
import { openLocal } from '../local/session.ts';
import { deviceStore } from '../local/store.ts';
import { partnersAt, renewed } from '../local/suiting.ts';
import type { TableSession } from '../table/model/session.ts';
import type { Poster, GameUi } from '../table/model/game-ui.ts';
import { TableScreen, type TableScreenProps } from '../table/frame/TableScreen.tsx';
import { ReviewButton } from '../review/ReviewButton.tsx';
import { posterOf } from '../games/posters.ts';
import { useApp } from '../base/i18n/index.ts';
import { useNewcomer } from '../base/state/newcomer.ts';
import { useSettings } from '../base/state/settings.ts';
import { useStrength } from '../base/state/suited.ts';
import { Missing } from './Missing.tsx';
import { useStartGame } from './start-game.ts';

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
  const ui = await poster.load();
  const session = await openLocal(rules, id, (state) => ui.turnOf(state) !== null);
  return session && { session, poster, ui };
}

const tables = keeper(open, ({ session }) => session.close());

/** A table of this device: against bots or with people around it. */
export default function LocalTablePage(): ReactElement {
  const { id } = useParams<{ id: string }>();
  const opened = use(tables.get(id));
  const m = useApp();
  useEffect(() => tables.hold(id), [id]);
  return opened ? <LocalTable key={id} id={id} {...opened} /> : <Missing text={m.online.gone} />;
}

function LocalTable({ id, session, poster, ui }: Opened & { readonly id: string }): ReactElement {
  const m = useApp();
  const [, go] = useLocation();
  const [failed, setFailed] = useState(false);
  const helped = useMemo(() => lensed(poster, coached(poster, ui)), [poster, ui]);
  const usual = useUsual(poster, id, session);
  const note = usePartnerNote(poster, session);
  if (failed) return <Missing text={m.online.gone} />;
  const again = async (): Promise<void> => {
    const { info } = session.view.get();
    const sitters = info.seats.map((seat): Sitter =>
      seat.bot === null ? { name: seat.name ?? '' } : { bot: renewed(poster.id, seat.bot) },
    );
    go(`/local/${await createLocal(session.game, { options: info.options, sitters })}`);
  };
  return (
    <TableScreen
      session={session}
      poster={poster}
      ui={helped}
      usual={usual}
      endNote={note}
      tools={(table) => <HintButton poster={poster} table={table} />}
      menu={poster.lens && <LensSwitch />}
      ended={(match) => <ReviewButton {...match} game={session.game} ui={ui} />}
      replayPath={`/replay/local/${id}`}
      replayFrom="start"
      onRematch={() => void again().catch(() => setFailed(true))}
    />
  );
}

/** Partners who suit somebody say what they make of a game. */
function usePartnerNote({ id }: Poster, session: TableSession): string | undefined {
  const m = useApp();
  const next = useStrength(id);
  const strength = partnersAt(session.view.get().info.seats);
  if (strength === null || Math.abs(next - strength) < NOTICED) return undefined;
  return next > strength ? m.setup.suited.stronger : m.setup.suited.weaker;
}

/** Names of strengths are rounded. */
const NOTICED = 0.01;

/** After a first game that was made easier: the game as it is usually played. */
function useUsual(poster: Poster, id: string, session: TableSession): TableScreenProps['usual'] {
  const { language } = useSettings();
  const { table } = useNewcomer(poster.id);
  const { quick } = useStartGame(poster);
  const { firstGame } = poster;
  const { options } = session.view.get().info;
  const easier = Object.entries(firstGame?.options ?? {}).every(([key, value]) => options[key] === value);
  return firstGame && table === id && easier
    ? { label: firstGame.usual[language], onPress: quick }
    : undefined;
}
