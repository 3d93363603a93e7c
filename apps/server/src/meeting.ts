import { LobbyBoard } from './lobby/lobby.ts';
import { Neighbours } from './lobby/neighbours.ts';
import { isPairingErrand, Pairing } from './lobby/pairing.ts';
import { Reach } from './lobby/reach.ts';
import { Seekers } from './lobby/seekers.ts';
import type { Hub } from './hub/hub.ts';
import type { Colleagues } from './nodes/colleagues.ts';
import { isTableErrand } from './tables/errands.ts';

interface MeetingParts extends Pick<Hub, 'tables' | 'errands' | 'stores' | 'now'> {
  /** Null for a server alone. */
  readonly colleagues: Colleagues | null;
  readonly people: () => number;
}

export interface Meeting {
  readonly ports: Pick<Hub, 'lobby' | 'reach' | 'seekers'>;
  /** What this node has to show may be different. */
  readonly changed: () => void;
  readonly stop: () => void;
}

/** Where people find each other. */
export function openMeeting({ tables, errands, stores, now, people, colleagues }: MeetingParts): Meeting {
  const reach = new Reach(
    colleagues ? (person, text) => colleagues.send('all', { kind: 'person', person, text }) : undefined,
  );
  /** Who looks for somebody here and is connected to another node. */
  const visiting = new Map<string, number>();
  const changed = (): void => {
    lobby.changed();
    neighbours?.changed();
  };
  const seekers = new Seekers({
    tables,
    now,
    reach: {
      isHere: (person) => visiting.has(person) || reach.isHere(person),
      tell: (person, message) => reach.tell(person, message),
    },
    apartFrom: (person) => stores.people.apartFrom(person),
    onChange: changed,
  });
  const neighbours =
    colleagues && new Neighbours({ colleagues, own: () => lobby.own(), onChange: () => lobby.changed() });
  const lobby: LobbyBoard = new LobbyBoard({
    tables,
    people,
    seeking: () => seekers.counts,
    others: () => neighbours?.lobbies ?? [],
  });
  const stop = (): void => {
    lobby.stop();
    neighbours?.stop();
  };
  if (!colleagues) return { ports: { lobby, reach, seekers }, changed, stop };
  const pairing = new Pairing(seekers, colleagues, visiting);
  colleagues.doErrandsBy(async (errand, from) => {
    if (isPairingErrand(errand)) return pairing.run(errand, from);
    return isTableErrand(errand) ? errands.here(errand) : null;
  });
  return { ports: { lobby, reach, seekers: pairing }, changed, stop };
}
