import { changedLobby, type Lobby, type ServerMessage } from '@cubarium/protocol';

/** The lobby as it was last told; news of it are put together with what is known. */
export class LobbyView {
  /** True while somebody looks at it. */
  wanted = false;
  #shown: Lobby | null = null;

  /** The lobby after a message; null for news of one that was never seen. */
  hear(message: Extract<ServerMessage, { readonly t: 'lobby' | 'lobbyChanged' }>): Lobby | null {
    if (message.t === 'lobby') this.#shown = message.lobby;
    else this.#shown &&= changedLobby(this.#shown, message);
    return this.#shown;
  }
}
