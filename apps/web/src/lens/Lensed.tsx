import { useEffect, useMemo, useState, type ReactElement } from 'react';
import type { Action, JsonRecord } from '@cubarium/core';
import { lensTexts } from '../base/i18n/lens.ts';
import { loadOnce } from '../base/state/loading.ts';
import { settings } from '../base/state/settings.ts';
import { createStore, useStore } from '../base/state/store.ts';
import type { GameUi, Poster, TableView } from '../table/model/game-ui.ts';
import { LensContext, type GameLens, type LensMoment, type Notes } from '../table/model/lens.ts';
import { askLens, type When } from './asking.ts';
import { useLensSwitch } from './switch.ts';

/** What is chosen and aimed at on the one table that is seen. */
const looking = createStore<Pick<LensMoment, 'draft' | 'aim'>>({ draft: null, aim: null });
const look = (draft: Action | null, aim: string | null): void => looking.set({ draft, aim });

const NOTHING: Notes = new Map();
/**
 * The first answer comes at once, the exact one when it is found. Its bounds take as long again, and who takes a choice
 * back asks twice in a row: all of that together has to stay within a tenth of a second.
 */
const SOON_MS = 15;
const LATER_MS = 2000;

/** With its words, so that nothing on the table waits for them. */
const lensOf = loadOnce(async (poster: Poster): Promise<GameLens | null> => {
  const lens = (await poster.lens?.()) ?? null;
  const { language } = settings.get();
  await Promise.all([lens?.texts.load(language), lensTexts.load(language)]);
  return lens;
});

/** The lens of a game once it is there; null while it is switched off. */
export function useLens(poster: Poster): GameLens | null {
  const on = useLensSwitch();
  const [lens, setLens] = useState<GameLens | null>(null);
  useEffect(() => {
    if (!on) return undefined;
    let live = true;
    // Without it the table is played as ever.
    lensOf(poster).then(
      (loaded) => live && setLens(loaded),
      () => undefined,
    );
    return () => void (live = false);
  }, [on, poster]);
  return on ? lens : null;
}

export const useLooked = (): Pick<LensMoment, 'draft' | 'aim'> => useStore(looking);

/** What the notes are about; null while nobody here is to decide. */
function useLensMoment({ match, me }: TableView): LensMoment | null {
  const looked = useLooked();
  return me === null || match.end !== null ? null : { match, seat: me, ...looked };
}

/** The view of a game under its lens, where it has one and it is switched on. */
export const lensed = (poster: Poster, ui: GameUi): GameUi => ({
  ...ui,
  Table: ({ table }) => <Lensed poster={poster} ui={ui} table={table} />,
});

interface LensedProps {
  readonly poster: Poster;
  readonly ui: GameUi;
  readonly table: TableView;
}

function Lensed({ poster, ui, table }: LensedProps): ReactElement {
  const lens = useLens(poster);
  const [notes, setNotes] = useState(NOTHING);
  const view = useMemo(() => ({ notes: lens ? notes : NOTHING, look }), [lens, notes]);
  return (
    <>
      {lens && <Watching game={poster.id} lens={lens} table={table} tell={setNotes} />}
      <LensContext value={view}>
        <ui.Table table={table} />
      </LensContext>
    </>
  );
}

interface WatchingProps {
  readonly game: string;
  readonly lens: GameLens;
  readonly table: TableView;
  readonly tell: (notes: Notes) => void;
}

/** Asks about every moment. It draws nothing, so that the table stays the same whether somebody looks or not. */
function Watching({ game, lens, table, tell }: WatchingProps): null {
  const moment = useLensMoment(table);
  const { match } = table;
  const key = moment && JSON.stringify([match.seq, moment.seat, moment.draft]);
  const [found, setFound] = useState<{ readonly key: string; readonly answer: JsonRecord } | null>(null);
  useEffect(() => {
    const question = moment && lens.chances(moment);
    if (!question || key === null) return undefined;
    let live = true;
    const ask = async (budgetMs: number, when: When): Promise<JsonRecord | null> => {
      const request = { ...question.request, budgetMs };
      const answer = await askLens({ game, state: question.state, request, at: match.at }, when);
      if (live && answer) setFound({ key, answer });
      return live ? answer : null;
    };
    void ask(SOON_MS, 'soon').then((answer) => {
      if (answer && !lens.isExact(answer)) void ask(LATER_MS, 'later');
    });
    return () => void (live = false);
    // The key says all that a question depends on.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [lens, game, key]);
  const notes = lens.useNotes(found && found.key === key ? found.answer : null);
  useEffect(() => tell(notes), [tell, notes]);
  return null;
}
