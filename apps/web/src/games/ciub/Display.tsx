import type { ReactElement, ReactNode } from 'react';
import { isFinalTurn, pileIsEmpty, tokenOn, type CardId, type Row } from '@cubarium/games/ciub';
import { isSeat } from '@cubarium/core';
import { thing } from '../../table/model/frame-marks.ts';
import { useNote } from '../../table/model/lens.ts';
import { aimOf } from './model/aim.ts';
import { cardFlight, PILE_ANCHOR } from './model/homes.ts';
import { cardName } from './model/naming.ts';
import { reachOf } from './model/reach.ts';
import { pressCard } from './press.ts';
import { SpellCard } from './SpellCard.tsx';
import { meets, plannedTray, type CiubView } from './view.ts';

interface DisplayProps {
  readonly view: CiubView;
}

/** Both rows of spell cards and the pile. */
export function Display({ view }: DisplayProps): ReactElement {
  const { m, state } = view;
  const left = state.pile.B + state.pile.C;
  return (
    <section
      className="ciub-display"
      aria-label={m.display}
      data-columns={state.bottom.length}
      style={{ '--columns': state.bottom.length }}
    >
      <RowHead view={view} open={isFinalTurn(state)}>
        <News view={view} />
      </RowHead>
      <CardRow view={view} row={state.top} label={m.topRow} name="top" open={isFinalTurn(state)} />
      <div className="ciub-pile" data-anchor={PILE_ANCHOR} {...thing('pile')}>
        {state.opus === null && (
          <div className="ciub-card-back" data-opus={pileIsEmpty(state) || undefined}>
            <PileStar />
            {left > 0 && <span aria-hidden="true">{left}</span>}
            <span className="sr-only">{left > 0 ? m.pile({ n: left }) : m.pileEmpty}</span>
          </div>
        )}
      </div>
      <RowHead view={view} open />
      <CardRow view={view} row={state.bottom} label={m.bottomRow} name="bottom" open />
    </section>
  );
}

interface RowHeadProps extends DisplayProps {
  /** Its cards may be taken by whose turn it is. */
  readonly open: boolean;
  readonly children?: ReactNode;
}

/** What the row below it is for. It has its height whatever stands there: news move nothing. */
const RowHead = ({ view: { m, table }, open, children }: RowHeadProps): ReactElement => (
  <div className="ciub-row-head" data-open={open || undefined}>
    <span>{table.match.end ? '' : open ? m.rows.now : m.rows.later}</span>
    {children}
  </div>
);

/** What changes the game for everybody: the empty pile, the Opus Magnum, final turns. */
const News = ({ view }: DisplayProps): ReactElement => (
  <span className="ciub-news" role="status">
    {newsOf(view)}
  </span>
);

function newsOf({ m, state, table }: CiubView): string {
  const { phase } = state.turn;
  if (phase === 'over' || phase === 'dealing') return '';
  if (isFinalTurn(state)) return m.news.final;
  if (state.opus !== null) return m.news.gone({ name: table.players[state.opus]?.name ?? '' });
  return pileIsEmpty(state) ? m.news.near : '';
}

/** The back of every card. */
const PileStar = (): ReactElement => (
  <svg viewBox="0 0 48 48" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="1.2">
    <path d="M24 4l4.6 15.4L44 24l-15.4 4.6L24 44l-4.6-15.4L4 24l15.4-4.6z" strokeLinejoin="round" />
    <path d="M24 13l2 9 9 2-9 2-2 9-2-9-9-2 9-2z" transform="rotate(45 24 24)" strokeLinejoin="round" />
    <circle cx="24" cy="24" r="21" strokeDasharray="1 4.5" strokeLinecap="round" />
  </svg>
);

interface CardRowProps extends DisplayProps {
  readonly row: Row;
  readonly label: string;
  readonly name: 'top' | 'bottom';
  readonly open: boolean;
}

function CardRow({ view, row, label, name, open }: CardRowProps): ReactElement {
  return (
    <ul
      className="ciub-card-row"
      data-row={name}
      data-open={open || undefined}
      aria-label={label}
      {...thing(`row-${name}`)}
    >
      {row.map((card, i) => (
        <li key={card ?? `gap-${i}`}>
          {card === null ? <div className="ciub-card-gap" /> : <DisplayedCard view={view} card={card} />}
        </li>
      ))}
    </ul>
  );
}

interface DisplayedCardProps extends DisplayProps {
  readonly card: CardId;
}

/** The dice set aside, with those about to be, meet a card that may be gained this turn. */
function isInReach({ view, card }: DisplayedCardProps): boolean {
  const { state, choices, own } = view;
  const { phase } = state.turn;
  if (phase === 'gaining' && own) return choices.gain.has(card);
  const asked = phase === 'rolling' || phase === 'gaining';
  return asked && reachOf(state, card).kind === 'now' && meets(card, plannedTray(view));
}

/** It was turned up last: it comes face down. */
function isNew({ table: { history } }: CiubView, card: CardId): boolean {
  const action = history.at(-1)?.entry.action;
  return action?.kind === 'turnUp' && action.card === card;
}

function DisplayedCard(props: DisplayedCardProps): ReactElement {
  const { view, card } = props;
  const { m, state, table, aim, choices, draft, own, likely } = view;
  const owner = tokenOn(state, card);
  const token = isSeat(owner) ? { seat: owner, name: table.players[owner]?.name ?? '' } : undefined;
  const tray = state.turn.phase === 'gaining' ? view.player.tray : plannedTray(view);
  const met = isInReach(props);
  const moves =
    aim !== null && aim !== card && !draft.taking && (choices.gain.get(aim)?.includes(card) ?? false);
  const followed = own ? aim : likely;
  const odds = useNote(card);
  const words = [
    cardName(m, card),
    met && own ? m.cardState.met : '',
    aim === card ? m.cardState.aimed : '',
    token ? m.cardState.token({ name: token.name }) : '',
    odds?.words ?? '',
  ];
  return (
    <SpellCard
      card={card}
      label={words.filter(Boolean).join(', ')}
      token={token}
      state={met ? 'met' : undefined}
      selectable={moves && draft.down === null}
      selected={moves && draft.down === card ? true : undefined}
      aimed={aim === card}
      matched={followed === card ? aimOf(card, tray).matched : undefined}
      flight={cardFlight(card)}
      odds={odds && { ...odds, open: reachOf(state, card).kind === 'now' }}
      turned={isNew(view, card)}
      onPress={() => pressCard(view, card)}
    />
  );
}
