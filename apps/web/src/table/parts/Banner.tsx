import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { isByTable, type Command, type Seat } from '@cubarium/core';
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
  const [me] = view.mine;
  const declined = useDeclined(table, me);
  if (lost) return <Notice>{m.online.reconnecting}</Notice>;
  if (table.match.end) return null;
  if (!view.trusted) return <Notice>{m.general['broken-promise']}</Notice>;
  if (view.botsFail) return <Notice>{m.table.botsFail}</Notice>;
  if (me === undefined) return view.info.status === 'running' ? <Notice>{m.table.watching}</Notice> : null;
  if (view.link !== 'here') return null;
  const proposers = proposersFor(table, me);
  if (proposers.length > 0)
    return (
      <Proposal
        names={proposers.map(({ name }) => name)}
        onAgree={() => send({ kind: 'agree', seat: me })}
        onPlayOn={() => send({ kind: 'playOn', seat: me })}
      />
    );
  if (table.match.seats[me]?.agrees)
    return <OwnProposal onWithdraw={() => send({ kind: 'playOn', seat: me })} />;
  if (declined !== null) return <Notice>{m.table.events.playOn({ name: declined })}</Notice>;
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

/** Whoever proposed sees that it was heard, and may think better of it. */
function OwnProposal({ onWithdraw }: { readonly onWithdraw: () => void }): ReactElement {
  const m = useApp();
  return (
    <Notice>
      {m.ending.waiting}
      <Button onPress={onWithdraw}>{m.ending.withdraw}</Button>
    </Notice>
  );
}

const DECLINED_MS = 8000;

/** Who has just said no to what this seat proposed, for long enough to be read; what was before this page is old. */
function useDeclined({ history, players }: TableView, me: Seat | undefined): string | null {
  const [since] = useState(history.length);
  const [read, setRead] = useState(-1);
  const no = history.slice(since).findLast(({ before, entry }) => {
    if (me === undefined || !isByTable(entry)) return false;
    const { kind, seat } = entry.action;
    return kind === 'playOn' && seat !== me && before.seats[me]?.agrees === true;
  })?.entry;
  const seq = no?.seq ?? -1;
  useEffect(() => {
    if (seq <= read) return undefined;
    const timer = setTimeout(() => setRead(seq), DECLINED_MS);
    return () => clearTimeout(timer);
  }, [seq, read]);
  return no && isByTable(no) && seq > read ? (players[no.action.seat]?.name ?? '') : null;
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
