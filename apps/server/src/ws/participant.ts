import type { ClientMessage } from '@cubarium/protocol';
import type { Hub } from '../hub/hub.ts';
import type { Person } from '../identity/identity.ts';
import { Following, type FollowingLine, type Join } from './following.ts';
import { Place } from './place.ts';

type Of<T extends ClientMessage['t']> = Extract<ClientMessage, { readonly t: T }>;
/** What is said about a table that one follows. */
export type AtTable = Of<'part' | 'do' | 'rematch' | 'say' | 'emote' | 'live'>;
/** What only somebody may say who has a name here. */
export type Participation = AtTable | Of<'join' | 'decline' | 'seek'>;

/** The line of somebody who takes part: a connection to this node, or one to another node that speaks for it. */
export interface ParticipantLine extends FollowingLine {
  /** About a table that is not followed here. */
  notJoined(message: AtTable): void;
}

/** What somebody does at the tables of this node, over one line. */
export class Participant {
  readonly #line: ParticipantLine;
  readonly #address: string;
  readonly #following: Following;
  readonly #place: Place;

  constructor(who: Person, address: string, { line, hub }: { line: ParticipantLine; hub: Hub }) {
    this.#line = line;
    this.#address = address;
    this.#following = new Following(line, hub);
    this.#place = new Place(who, hub, line);
  }

  /** The line is gone. */
  end(): void {
    this.#following.end();
  }

  dismissed(channel: number): void {
    this.#following.dismissed(channel);
  }

  /** It was asked for before, and nobody could answer. */
  joinAgain(message: Join): Promise<void> {
    return this.#following.enterTable(message);
  }

  handle(message: Participation): void {
    const [line, place] = [this.#line, this.#place];
    if (message.t === 'seek') return line.guard(place.seek(message, this.#address));
    if (message.t === 'decline') return line.guard(place.decline(message));
    if (message.t === 'join') return line.guard(this.#following.join(message));
    const hosted = this.#following.at(message.c);
    if (!hosted) return line.notJoined(message);
    switch (message.t) {
      case 'do':
        return line.guard(place.do(hosted, message));
      case 'part':
        return this.#following.part(message.c);
      case 'rematch':
        return line.guard(place.rematch(hosted, message));
      case 'say':
        return line.guard(place.chat(hosted, message.text));
      case 'emote':
        return line.guard(place.emote(hosted, message));
      case 'live':
        return place.live(hosted, message);
    }
  }
}
