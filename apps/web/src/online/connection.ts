import { Client, type Personal } from '@cubarium/client';
import { randomHex } from '../base/device/random.ts';
import { invitation } from '../base/state/invitation.ts';
import { isKnown, knownAs, setKnownAs } from '../base/state/known.ts';
import { seeking } from '../base/state/seeking.ts';
import { settings } from '../base/state/settings.ts';
import { appMessages } from '../base/i18n/index.ts';
import { awaiting, setTurn, setTurns } from '../base/state/turns.ts';
import { after } from '../base/device/timer.ts';
import { api } from '../base/server/api.ts';
import { outdated } from '../base/server/outdated.ts';
import { diceKeep } from './dice-keep.ts';

let client: Client | null = null;

/** A connection that is gone is noticed within seconds, at the latest when something is done. */
const LIVENESS = { pingMs: 5000, patienceMs: 3000 };

/** The one connection of this page; made when it is first needed. */
export function connection(): Client {
  if (client) return client;
  const made = new Client({
    connect(events) {
      const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`);
      socket.addEventListener('open', events.onOpen);
      socket.addEventListener('message', (event: MessageEvent<unknown>) => {
        if (typeof event.data === 'string') events.onMessage(event.data);
      });
      socket.addEventListener('close', (event) => events.onClose(event.code));
      return { send: (text) => socket.send(text), close: () => socket.close() };
    },
    now: () => performance.timeOrigin + performance.now(),
    after,
    newId: () => randomHex(16),
    randomHex,
    keep: diceKeep(localStorage),
    liveness: LIVENESS,
  });
  client = made;
  made.subscribe((event) => {
    if (event.kind === 'personal') hear(made, event.message);
    if (event.kind !== 'status') return;
    if (event.status === 'online') welcomed(made);
    // The server does not know us: say who we are, then knock again.
    if (event.status === 'refused') void introduce().then(() => made.retry());
    if (event.status === 'reload') outdated.set(true);
  });
  window.addEventListener('online', () => made.retry());
  window.addEventListener('offline', () => made.lost());
  return made;
}

/** What is said to this person wherever they are. */
function hear(from: Client, message: Personal): void {
  if (message.t === 'turn') return setTurn(message, message.yours);
  const { table, game, name, why } = message;
  if (why === 'paired') seeking.set(null);
  const decline = (): void => from.tell({ t: 'decline', table });
  invitation.set({ table, game, name, why, decline });
}

/** Whatever was told meanwhile is lost: what is so now has to be asked. */
function welcomed(to: Client): void {
  seekAgain(to);
  if (isKnown()) void api.myTables().then((mine) => mine.ok && setTurns(awaiting(mine.value.tables)));
}

/** A wish lasts no longer than its connection: whoever comes back says it again. */
function seekAgain(to: Client): void {
  const wished = seeking.get();
  if (!wished) return;
  const { since: _, ...wish } = wished;
  to.tell({ t: 'seek', wish });
}

/** A server may have forgotten a device that remembers it. */
async function isRemembered(): Promise<boolean> {
  const me = await api.me();
  return me.ok && me.value.name !== null;
}

/** Tells the server the name of who sits here; false when it cannot be reached. */
export async function introduce(): Promise<boolean> {
  const { name, language } = settings.get();
  const { guest } = await appMessages.load(language);
  const wanted = name.trim() || guest;
  if (knownAs() === wanted && (await isRemembered())) return true;
  const { ok } = await api.introduce(wanted);
  if (ok) setKnownAs(wanted);
  return ok;
}
