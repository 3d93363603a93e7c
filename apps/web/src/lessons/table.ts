import {
  applyEntry,
  beginMatch,
  isRecord,
  startMatch,
  type Action,
  type Actor,
  type Command,
  type GameDefinition,
  type Match,
  type MatchEntry,
  type Refusal,
  type TableInfo,
} from '@cubarium/core';
import { createStore, type Store } from '../base/state/store.ts';
import { misfit, type LessonBook, type LessonEvent, type Scene } from '../table/model/lesson.ts';
import type { SessionView, TableSession } from '../table/model/session.ts';

/** Between two entries. The clock of a lesson stands still while somebody reads. */
const BEAT_MS = 1500;
/** The other player of every lesson. */
const OTHER = 'Ada';

export interface LessonTableParts<S, A extends Action> {
  readonly game: GameDefinition<S, A>;
  readonly book: LessonBook<S, A>;
  readonly scene: Scene;
  /** What the learner is called. */
  readonly name: string;
  readonly onAct: (action: unknown) => void;
  readonly onUndo: () => void;
  readonly onShow: (data: string) => void;
}

/** A table at which the lesson is chance, the clock and everybody else. */
export class LessonTable<S, A extends Action> implements TableSession<S, A> {
  static #made = 0;
  /** Another one for each scene. */
  readonly key = LessonTable.#made++;
  readonly game: GameDefinition<S, A>;
  readonly view: Store<SessionView>;
  readonly #parts: LessonTableParts<S, A>;
  readonly #start: Match<S, A>;
  #match: Match<S, A>;

  constructor(parts: LessonTableParts<S, A>) {
    this.#parts = parts;
    this.game = parts.game;
    this.#start = startOf(parts);
    this.#match = this.#start;
    this.view = createStore(firstView(parts, this.#start));
    if ('entries' in parts.scene) this.happen(parts.scene.entries);
  }

  get match(): Match<S, A> {
    return this.#match;
  }

  start(): Match<S, A> {
    return this.#start;
  }

  now(): number {
    return this.#match.at + BEAT_MS;
  }

  send(command: Command): Promise<Refusal | null> {
    if (command.kind === 'act') this.#parts.onAct(command.action);
    if (command.kind === 'undo') this.#parts.onUndo();
    return Promise.resolve(null);
  }

  showLive(data: string): void {
    this.#parts.onShow(data);
  }

  close(): void {
    // Nothing runs that would have to be ended.
  }

  /** Enters what happens without the learner. */
  happen(events: readonly LessonEvent[]): void {
    const { book } = this.#parts;
    for (const event of events) {
      if ('seat' in event) this.enter(event.seat, event.do, event.wait);
      else if ('fall' in event) this.enter('chance', book.fall(this.#match.state, event.fall));
      else this.enter('chance', event.chance);
    }
  }

  enter(actor: Actor, action: Action, wait = BEAT_MS): void {
    const at = this.#match.at + (actor === 'chance' ? 0 : wait);
    const entry: MatchEntry = { seq: this.#match.seq, at, actor, action };
    const next = applyEntry(this.game, this.#match, entry);
    if (!next.ok) throw misfit(`${action.kind} by ${actor} is refused`, next.error);
    this.#match = next.value;
    const view = this.view.get();
    this.view.set({ ...view, entries: [...view.entries, entry] });
  }

  /** Goes back to when there were so many entries. */
  rewind(count: number): void {
    const view = this.view.get();
    const entries = view.entries.slice(0, count);
    let match = this.#start;
    for (const entry of entries) {
      const next = applyEntry(this.game, match, entry);
      if (!next.ok) throw misfit('what was entered is refused', next.error);
      match = next.value;
    }
    this.#match = match;
    this.view.set({ ...view, entries });
  }
}

function startOf<S, A extends Action>({ game, scene }: LessonTableParts<S, A>): Match<S, A> {
  const others = { bots: [null, 'casual'], time: null };
  if ('options' in scene) {
    const begun = beginMatch(game, { options: scene.options, ...others });
    if (!begun.ok) throw misfit('the options of a scene', begun.error);
    return begun.value;
  }
  const parsed = game.parse(scene.position);
  if (!parsed.ok) throw misfit('the position of a scene', parsed.error);
  const state = parsed.value;
  return { ...startMatch(game, { options: game.optionsOf(state), ...others }), state, base: state };
}

function firstView<S, A extends Action>(
  { game, scene, name }: LessonTableParts<S, A>,
  start: Match<S, A>,
): SessionView {
  const raw = 'options' in scene ? scene.options : scene.position.options;
  const seat = { taken: true, ready: true, nonce: null };
  const info: TableInfo = {
    id: 'lesson',
    game: game.id,
    options: isRecord(raw) ? raw : {},
    access: 'link',
    time: 'none',
    chat: false,
    awayMs: 0,
    createdAt: 0,
    commitment: '',
    secret: null,
    seats: start.seats.map(({ bot }) => ({ ...seat, bot, name: bot === null ? name : OTHER })),
    host: null,
    status: 'running',
    zero: 0,
    next: null,
  };
  return {
    info,
    entries: [],
    ahead: [],
    mine: [0],
    link: 'here',
    away: [],
    announced: null,
    live: new Map(),
    trusted: true,
    botsFail: false,
  };
}
