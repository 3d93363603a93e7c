import type { Action } from '@cubarium/core';
import type { Client, RemoteEvent, RemoteTable } from '@cubarium/client';
import { api } from '../base/server/api.ts';
import { createStore } from '../base/state/store.ts';
import { seatName } from '../table/model/names.ts';
import { Muting, othersAt, type Voice } from '../table/talk/muting.ts';
import type { Sign, Talk, TalkView } from '../table/talk/talk.ts';

const SIGN_MS = 4000;
/** How many pieces of news are kept for screen readers. */
const NEWS_KEPT = 5;
/** The server's answers to a line or a sign; it gives these no id. */
const REFUSALS: readonly string[] = ['too-fast', 'chat-is-off', 'banned', 'no-person', 'not-stored'];

export interface OpenTalk {
  readonly talk: Talk;
  readonly stop: () => void;
}

/** What is said at a table of the server, as long as it is followed. */
export function openTalk<S, A extends Action>(client: Client, table: RemoteTable<S, A>): OpenTalk {
  const muting = new Muting(table.id);
  const blocked = new Map<string, string>();
  const about = () => aboutTalk(client, table, { muting, blocked });
  const closed = { open: false, unread: 0, signs: [], news: [], refused: null };
  const view = createStore<TalkView>({ ...about(), ...closed });
  const change = (some: Partial<TalkView>): void => view.set({ ...view.get(), ...some });
  const { show, stop: stopSigns } = showing(view.get, change);
  const hear = newsOf(view.get, muting, (some) => change({ ...about(), ...some }));
  const stops = [
    table.subscribe((event) => {
      if (event.kind === 'live' || event.kind === 'entries') return;
      const made = event.kind === 'emoted' ? signOf(table, event) : null;
      const sign = made && muting.has(made) ? null : made;
      hear(table.chat, sign);
      if (sign) show(sign);
    }),
    client.subscribe((event) => {
      if (event.kind === 'status') change(about());
      if (event.kind === 'error' && REFUSALS.includes(event.code)) change({ refused: event.code });
    }),
    stopSigns,
  ];
  const mute: Talk['mute'] = (voice, muted) => {
    muting.set(voice, muted);
    change(about());
  };
  const conduct = conductAt(table.id, blocked, mute);
  return {
    talk: { ...acting(table, change, view), mute, ...conduct },
    stop: () => stops.forEach((stop) => stop()),
  };
}

/** A sign takes the place of the one before it from the same seat, and goes after a moment. */
function showing(get: () => TalkView, change: (some: Partial<TalkView>) => void) {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const show = (sign: Sign): void => {
    const others = get().signs.filter(({ seat }) => seat !== sign.seat);
    change({ signs: [...others, sign] });
    const timer = setTimeout(() => {
      timers.delete(timer);
      change({ signs: get().signs.filter(({ id }) => id !== sign.id) });
    }, SIGN_MS);
    timers.add(timer);
  };
  return { show, stop: () => timers.forEach(clearTimeout) };
}

/** What the table and the connection say of it. */
function aboutTalk<S, A extends Action>(
  client: Client,
  { info, attendance, chat }: RemoteTable<S, A>,
  { muting, blocked }: { readonly muting: Muting; readonly blocked: ReadonlyMap<string, string> },
) {
  const me = attendance.you;
  return {
    on: info?.chat ?? true,
    me,
    maySwitch: me !== null && me === info?.host,
    link: client.status === 'online' ? ('here' as const) : ('lost' as const),
    lines: chat.filter((line) => !muting.has(line)),
    others: othersAt(info?.seats ?? [], chat, me).map((voice) => ({
      ...voice,
      muted: muting.has(voice),
      blocked: blocked.has(voice.name),
    })),
  };
}

/** Blocking and reporting; the ids of the blocks made here are kept, by name, so that they can be taken back here. */
function conductAt(
  table: string,
  blocked: Map<string, string>,
  mute: Talk['mute'],
): Pick<Talk, 'block' | 'report'> {
  const whom = ({ seat, name, said = null }: Voice) => ({ table, name, seat, said });
  return {
    async block(voice, on) {
      const id = blocked.get(voice.name) ?? '';
      const done = on ? await api.block(whom(voice)) : await api.unblock(id);
      if (!done.ok) return done.error.code;
      const made = done.value.blocks.find(({ name }) => name === voice.name);
      if (on && made) blocked.set(voice.name, made.id);
      else blocked.delete(voice.name);
      // What was said before is not read any more either.
      mute(voice, on);
      return null;
    },
    async report(voice, about) {
      const done = await api.report({ ...whom(voice), ...about });
      return done.ok ? null : done.error.code;
    },
  };
}

let signs = 0;

function signOf<S, A extends Action>(
  { info }: RemoteTable<S, A>,
  { seat, emote }: Extract<RemoteEvent, { readonly kind: 'emoted' }>,
): Sign {
  return { id: signs++, seat, emote, name: seatName(info?.seats[seat]?.name ?? null, seat) };
}

/** Who was away gets missed lines all at once: what is new is found by its time. */
function newsOf(get: () => TalkView, muting: Muting, change: (some: Partial<TalkView>) => void) {
  let heard = get().lines.at(-1)?.at ?? 0;
  return (lines: TalkView['lines'], sign: Sign | null): void => {
    const fresh = lines.filter((line) => line.at > heard && !muting.has(line));
    heard = lines.at(-1)?.at ?? heard;
    const { open, unread, news } = get();
    const told = fresh.map(({ name, text }) => ({ id: signs++, name, text, emote: null }));
    // Lines that are looked at are read out where they stand.
    const more = [...(open ? [] : told), ...(sign ? [sign] : [])];
    change({
      unread: open ? 0 : unread + fresh.length,
      news: more.length > 0 ? [...news, ...more].slice(-NEWS_KEPT) : news,
    });
  };
}

function acting<S, A extends Action>(
  table: RemoteTable<S, A>,
  change: (some: Partial<TalkView>) => void,
  view: Talk['view'],
): Omit<Talk, 'mute' | 'block' | 'report'> {
  return {
    view,
    say(text) {
      change({ refused: null });
      table.say(text);
    },
    emote(emote) {
      change({ refused: null });
      table.emote(emote);
    },
    switchChat(on) {
      change({ refused: null });
      void table.do({ kind: 'chat', on }).then((done) => !done.ok && change({ refused: done.error.code }));
    },
    setOpen: (open) => change({ open, unread: 0, refused: null }),
    dismiss: () => change({ refused: null }),
  };
}
