import { useState, type ReactElement } from 'react';
import { sits } from '../../table/model/frame-marks.ts';
import { CARDS, COLOURS, diceCount, diceOf, OPUS, outcome } from '@cubarium/games/ciub';
import type { Seat } from '@cubarium/core';
import { useApp } from '../../base/i18n/index.ts';
import { Sheet } from '../../base/ui/Sheet.tsx';
import { Die } from '../../dice/Die.tsx';
import { SeatToken } from '../../table/parts/SeatToken.tsx';
import { seatAnchor } from './model/homes.ts';
import { cardName, dieName } from './model/naming.ts';
import { CardFace } from './SpellCard.tsx';
import { playerOf, type CiubView } from './view.ts';

interface PlayersProps {
  readonly view: CiubView;
}

/** Everybody's points, dice and cards; a tap shows them all. */
export function Players({ view }: PlayersProps): ReactElement {
  const { state, table, turn } = view;
  const app = useApp();
  const [open, setOpen] = useState<Seat | null>(null);
  const { points } = outcome(state);
  return (
    <>
      <ul className="ciub-players" aria-label={app.table.players}>
        {table.players.map(({ seat, name }) => (
          <li key={seat} data-anchor={seatAnchor(seat)} {...sits(seat)}>
            <button
              type="button"
              className="ciub-player"
              data-turn={seat === turn || undefined}
              onClick={() => setOpen(seat)}
            >
              <SeatToken seat={seat} name={name} />
              <span className="ciub-player-name">{name}</span>
              <span className="ciub-player-points">
                <span aria-hidden="true">{points[seat] ?? 0}</span>
                <span className="sr-only">{app.table.points({ n: points[seat] ?? 0 })}</span>
              </span>
              <Gained view={view} seat={seat} />
              <DiceCount view={view} seat={seat} />
              <Belongings view={view} seat={seat} />
            </button>
          </li>
        ))}
      </ul>
      {open !== null && <PlayerSheet view={view} seat={open} onClose={() => setOpen(null)} />}
    </>
  );
}

/** What a card that has just been gained brings, where its points are counted. */
function Gained({ view: { moment }, seat }: PlayersProps & { readonly seat: Seat }): ReactElement | null {
  if (!moment || moment.what === 'final' || moment.seat !== seat) return null;
  const points = CARDS[moment.card].points + (moment.what === 'opus' ? CARDS[OPUS].points : 0);
  return (
    <span className="ciub-gained ciub-coin" key={moment.seq} aria-hidden="true">
      +{points}
    </span>
  );
}

function DiceCount({ view, seat }: PlayersProps & { readonly seat: Seat }): ReactElement {
  const n = diceCount(playerOf(view.state, seat));
  return (
    <span className="ciub-player-dice">
      <span aria-hidden="true">{n}</span>
      <span className="sr-only">{view.m.dice({ n })}</span>
    </span>
  );
}

/** Dice by colour and what the gained cards are worth, where there is room for them. The sheet names them all. */
function Belongings({ view, seat }: PlayersProps & { readonly seat: Seat }): ReactElement {
  const player = playerOf(view.state, seat);
  const dice = diceOf(player);
  const held = COLOURS.map((colour) => ({
    colour,
    n: dice.filter((die) => die.colour === colour).length,
  })).filter(({ n }) => n > 0);
  return (
    <span className="ciub-belongings" aria-hidden="true">
      <span className="ciub-held-dice">
        {held.map(({ colour, n }) => (
          <span key={colour}>
            <Die colour={colour} face={null} />
            {n}
          </span>
        ))}
      </span>
      <span className="ciub-held-cards">
        {player.cards.map((card) => (
          <span key={card} className="ciub-coin">
            {CARDS[card].points}
          </span>
        ))}
      </span>
    </span>
  );
}

interface PlayerSheetProps extends PlayersProps {
  readonly seat: Seat;
  readonly onClose: () => void;
}

function PlayerSheet({ view, seat, onClose }: PlayerSheetProps): ReactElement {
  const { m, state, table } = view;
  const app = useApp();
  const player = playerOf(state, seat);
  return (
    <Sheet title={table.players[seat]?.name ?? ''} closeLabel={app.close} onClose={onClose}>
      <h3>{m.dice({ n: diceCount(player) })}</h3>
      <ul className="ciub-player-dice-list">
        {diceOf(player).map((die) => (
          <li key={die.id}>
            <Die colour={die.colour} face={die.face} />
            <span className="sr-only">{dieName(m, die)}</span>
          </li>
        ))}
      </ul>
      <h3>{m.cards({ n: player.cards.length })}</h3>
      <ul className="ciub-player-cards">
        {player.cards.map((card) => (
          <li key={card}>
            <CardFace card={card} />
            <span className="sr-only">{cardName(m, card)}</span>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
