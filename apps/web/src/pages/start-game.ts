import { useRef } from 'react';
import { useLocation } from 'wouter';
import { suitedName, type Level } from '@cubarium/bots/kit';
import { findGame } from '@cubarium/catalogue';
import type { JsonRecord, TimeName } from '@cubarium/core';
import type { Poster } from '../table/model/game-ui.ts';
import type { LocalTable, Sitter } from '../local/create.ts';
import type { TableBody } from '@cubarium/protocol';
import { useApp } from '../base/i18n/index.ts';
import { useFailure } from '../base/state/loading.ts';
import { keepNewcomer, newcomerTo } from '../base/state/newcomer.ts';
import { settings, type TimeFactor } from '../base/state/settings.ts';
import { strengthFor } from '../base/state/suited.ts';
import { withTimeFactors } from './time-options.ts';

/** What was chosen for a new table, by option. */
export type Chosen = Readonly<Record<string, string | number | boolean>>;

/** A level, or whatever suits who plays. */
export type Strength = Level | 'suited';

/** Who sits around one device. */
interface Gathered {
  readonly seats: number;
  readonly names: readonly string[];
  /** The seats that are bots', and how strong these are. */
  readonly bots: readonly number[];
  readonly level: Level;
}

const sittersOf = (
  { seats, names, bots: ofBots, level }: Gathered,
  called: (seat: number) => string,
): readonly Sitter[] =>
  Array.from({ length: seats }, (_, i) =>
    ofBots.includes(i) ? { bot: level } : { name: names[i]?.trim() || called(i) },
  );

/** The ways to begin a game; each ends at its table. */
export interface StartGame {
  readonly quick: () => void;
  readonly againstBots: (
    chosen: Chosen,
    table: { readonly seats: number; readonly level: Strength; readonly factors: readonly TimeFactor[] },
  ) => void;
  readonly oneDevice: (chosen: Chosen, table: Gathered) => void;
  /** False when the server cannot be reached. */
  readonly withFriends: (
    chosen: Chosen,
    table: {
      readonly seats: number;
      readonly access: 'link' | 'public';
      readonly chat: boolean;
      readonly time: TimeName;
      readonly factors: readonly TimeFactor[];
    },
  ) => Promise<boolean>;
}

/** How strong the bots are is settled before a game and stays so through it. */
function bots(count: number, game: string, strength: Strength): readonly Sitter[] {
  const bot = strength === 'suited' ? suitedName(strengthFor(game)) : strength;
  return Array.from({ length: count }, () => ({ bot }));
}

/** Makes a table on the server; its id, or nothing when the server cannot be reached or does not want it. */
async function createOnline(table: TableBody): Promise<string | null> {
  const [{ api }, { introduce }] = await Promise.all([
    import('../base/server/api.ts'),
    import('../online/connection.ts'),
  ]);
  if (!(await introduce())) return null;
  const made = await api.create(table);
  return made.ok ? made.value.id : null;
}

/** Makes a table on this device. */
async function createHere({ id }: Poster, table: LocalTable): Promise<string> {
  const [{ createLocal }, rules] = await Promise.all([import('../local/create.ts'), findGame(id)?.rules()]);
  if (!rules) throw new Error(`no rules for ${id}`);
  return createLocal(rules, table);
}

/** Makes a table on this device and goes there. */
function useBegin(poster: Poster): (options: JsonRecord, sitters: readonly Sitter[]) => void {
  const [, go] = useLocation();
  const fail = useFailure();
  const beginning = useRef(false);
  return (options, sitters) => {
    // A second tap, before the table is there, means the same table.
    if (beginning.current) return;
    beginning.current = true;
    void createHere(poster, { options, sitters })
      .then((id) => {
        const { table } = newcomerTo(poster.id);
        keepNewcomer(poster.id, { asked: true, table: table ?? id });
        go(`/local/${id}`);
      }, fail)
      .finally(() => (beginning.current = false));
  };
}

export function useStartGame(poster: Poster): StartGame {
  const m = useApp();
  const [, go] = useLocation();
  const me = settings.get().name.trim() || m.guest;
  const fail = useFailure();
  const begin = useBegin(poster);
  return {
    quick() {
      const { seats, quick, personBegins, firstGame } = poster;
      const { hints, table } = newcomerTo(poster.id);
      const first = hints && table === null;
      const factors = Array.from({ length: seats.min }, (_, i) => (i === 0 ? settings.get().time : '1'));
      const options = withTimeFactors(
        poster,
        { ...quick, ...personBegins, ...(first && firstGame?.options) },
        factors,
      );
      begin(options, [{ name: me }, ...bots(seats.min - 1, poster.id, 'suited')]);
    },
    againstBots(chosen, { seats, level, factors }) {
      const options = withTimeFactors(poster, { ...poster.quick, ...chosen }, factors);
      begin(options, [{ name: me }, ...bots(seats - 1, poster.id, level)]);
    },
    oneDevice(chosen, table) {
      const called = (i: number): string => (i === 0 ? me : m.setup.nameOf({ seat: i + 1 }));
      begin({ ...poster.oneDevice, ...chosen }, sittersOf(table, called));
    },
    async withFriends(chosen, { seats, access, chat, time, factors }) {
      const options = withTimeFactors(poster, { ...poster.friends, ...chosen, seats }, factors);
      const table = { game: poster.id, options, access, chat, time, language: settings.get().language };
      // Nothing at all when the way to the server did not arrive: then the whole page says so.
      const id = await createOnline(table).catch(fail);
      if (id) go(`/t/${id}`);
      return id !== null;
    },
  };
}
