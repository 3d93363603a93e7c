import { useState, type ReactElement } from 'react';
import { wouldEnd, type Command, type Seat } from '@cubarium/core';
import { useApp } from '../../base/i18n/index.ts';
import { Button } from '../../base/ui/Button.tsx';
import type { Player, TableView } from '../model/game-ui.ts';

/** Others who want to end the match, when this seat has not agreed yet. */
export function proposersFor({ match, players }: TableView, me: Seat): readonly Player[] {
  if (match.seats[me]?.agrees) return [];
  return players.filter(({ seat, bot }) => seat !== me && bot === null && match.seats[seat]?.agrees === true);
}

export interface AgreementProps {
  readonly table: TableView;
  readonly seat: Seat;
  readonly send: (command: Command) => void;
}

/** In the menu: nobody has to win or to resign when everybody would rather stop. */
export function Agreement({ table, seat, send }: AgreementProps): ReactElement {
  const m = useApp();
  const [sure, setSure] = useState(false);
  // Agreeing once more counts when somebody else has lost their say since.
  if (table.match.seats[seat]?.agrees && !wouldEnd(table.match, seat, table.now()))
    return <p className="menu-note">{m.ending.waiting}</p>;
  const asked = proposersFor(table, seat).length > 0;
  const agree = (): void => (sure ? send({ kind: 'agree', seat }) : setSure(true));
  return <Button onPress={agree}>{sure ? m.ending.sure : asked ? m.ending.agree : m.ending.propose}</Button>;
}
