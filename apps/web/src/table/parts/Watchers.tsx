import type { ReactElement } from 'react';
import type { Seat } from '@cubarium/core';
import { usePeople } from '../../base/i18n/people.ts';
import { Choice } from '../../base/ui/fields.tsx';
import type { Player } from '../model/game-ui.ts';

interface WatchersProps {
  /** Of everybody who watches, whoever looks at this among them. */
  readonly names: readonly string[];
  readonly players: readonly Player[];
  readonly watched: Seat | undefined;
  /** Missing for a game that shows all seats alike. */
  readonly onWatch?: ((seat: Seat | undefined) => void) | undefined;
}

/** For who watches: who else does, and whose dice are large. */
export function Watchers({ names, players, watched, onWatch }: WatchersProps): ReactElement {
  const p = usePeople();
  const nobody = { value: '', label: p.watch.whoever };
  return (
    <div className="watchers">
      {names.length > 1 && <p>{p.watch.who({ names })}</p>}
      {onWatch && (
        <Choice
          label={p.watch.large}
          value={watched === undefined ? '' : String(watched)}
          options={[nobody, ...players.map(({ seat, name }) => ({ value: String(seat), label: name }))]}
          onChange={(text) => onWatch(players.find(({ seat }) => String(seat) === text)?.seat)}
        />
      )}
    </div>
  );
}
