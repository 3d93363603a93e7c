import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import type { Command } from '@cubarium/core';
import { useApp } from '../../base/i18n/index.ts';
import { Button } from '../../base/ui/Button.tsx';
import { proposersFor } from './Agreement.tsx';
import type { TableView } from '../model/game-ui.ts';
import type { Link, SessionView } from '../model/session.ts';

const PATIENCE_MS = 1000;

export interface BannerProps {
  readonly view: SessionView;
  readonly table: TableView;
  readonly send: (command: Command) => void;
}

/** What concerns the table as a whole: a lost connection, bots that fail, a proposal to end, somebody away, watching. */
export function Banner({ view, table, send }: BannerProps): ReactElement | null {
  const m = useApp();
  const lost = useLasting(view.link === 'lost', PATIENCE_MS);
  const away = table.players.find(({ seat, bot }) => view.away.includes(seat) && bot === null);
  const longAway = useLasting(away !== undefined, view.info.awayMs);
  const [playedOn, setPlayedOn] = useState(0);
  const [me] = view.mine;
  if (lost) return <Notice>{m.online.reconnecting}</Notice>;
  if (table.match.end) return null;
  if (!view.trusted) return <Notice>{m.general['broken-promise']}</Notice>;
  if (view.botsFail) return <Notice>{m.table.botsFail}</Notice>;
  if (me === undefined) return view.info.status === 'running' ? <Notice>{m.table.watching}</Notice> : null;
  if (view.link !== 'here') return null;
  const proposers = proposersFor(table, me);
  // A word for each who joins in; whoever plays on is not asked again by the same people.
  if (proposers.length > playedOn)
    return (
      <Proposal
        names={proposers.map(({ name }) => name)}
        onAgree={() => send({ kind: 'agree', seat: me })}
        onPlayOn={() => setPlayedOn(proposers.length)}
      />
    );
  if (!away) return null;
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
}

interface ProposalProps {
  readonly names: readonly string[];
  readonly onAgree: () => void;
  readonly onPlayOn: () => void;
}

function Proposal({ names, onAgree, onPlayOn }: ProposalProps): ReactElement {
  const m = useApp();
  return (
    <Notice>
      {m.ending.proposed({ names })}
      <span className="banner-choices">
        <Button onPress={onPlayOn}>{m.ending.playOn}</Button>
        <Button onPress={onAgree}>{m.ending.agree}</Button>
      </span>
    </Notice>
  );
}

/** Where nothing is played yet, only a lost connection is worth a word; a short one is not. */
export function LostBanner({ link }: { readonly link: Link }): ReactElement | null {
  const m = useApp();
  return useLasting(link === 'lost', PATIENCE_MS) ? <Notice>{m.online.reconnecting}</Notice> : null;
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
