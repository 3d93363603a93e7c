import type { ClientMessage, Lobby, ServerMessage } from '@cubarium/protocol';

/** `reload`: this client is too old. `refused`: the server knows nobody by this name; get an identity first. */
export type Status = 'connecting' | 'online' | 'offline' | 'reload' | 'refused' | 'closed';

export type ClientEvent =
  | { readonly kind: 'status'; readonly status: Status }
  | { readonly kind: 'lobby'; readonly lobby: Lobby }
  | { readonly kind: 'rematch'; readonly table: string }
  /** Said to this person, wherever in the app they are. */
  | { readonly kind: 'personal'; readonly message: Personal }
  | { readonly kind: 'error'; readonly code: string; readonly table: string | null };

export type Personal = Extract<ServerMessage, { readonly t: 'invited' | 'turn' }>;
export type Asked = Extract<ClientMessage, { readonly t: 'decline' | 'seek' }>;
