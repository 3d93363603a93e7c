/**
 * Raised when an older client would misunderstand; such a client is told to reload. 2: logs may hold `chain` entries,
 * links in entries of chance, and `wordMs` with a bot, none of which the first clients fold.
 */
export const PROTOCOL_VERSION = 2;
/** What every client says first. */
export const HELLO = { t: 'hello', v: PROTOCOL_VERSION } as const;

/** What any one message may have at most, in characters; the server closes what sends more. */
export const LIMITS = {
  message: 4096,
  id: 40,
  name: 24,
  chat: 200,
  live: 240,
  nonce: 64,
} as const;

/** Quick signs that need no words; what they look like is the app's matter. */
export const EMOTES = [
  'hello',
  'well-done',
  'wow',
  'oops',
  'thanks',
  'thinking',
  'hurry',
  'good-game',
] as const;
export type Emote = (typeof EMOTES)[number];
export const isEmote = (word: string): word is Emote => EMOTES.some((each) => each === word);

/** Refusals of the door itself, a closed list beside those of core, of tables and of the games. */
export const WIRE_CODES = [
  'bad-message',
  'too-long',
  'too-fast',
  'too-many',
  'hello-first',
  'reload',
  'unauthenticated',
  'cross-origin',
  'no-table',
  'damaged',
  'no-game',
  'no-person',
  'not-joined',
  'chat-is-off',
  'banned',
  'internal',
  'not-stored',
  'stopping',
  'slow-reader',
] as const;
export type WireCode = (typeof WIRE_CODES)[number];

/** Why the server closed a connection: WebSocket close codes of our own range. */
export const CLOSE_CODES = {
  unauthenticated: 4401,
  'too-fast': 4429,
  'too-long': 1009,
  'bad-message': 4400,
  'too-many': 4409,
  reload: 4426,
  stopping: 1012,
  'slow-reader': 4408,
} as const;
