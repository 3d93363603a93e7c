import type { ReactElement } from 'react';
import { ROUNDS } from '@cubarium/games/cubo';
import { useApp } from '../../base/i18n/index.ts';
import { PART } from '../../table/model/frame-marks.ts';
import { Say } from '../../table/parts/Say.tsx';
import { SeatToken } from '../../table/parts/SeatToken.tsx';
import { secondsLeft } from './model/clock.ts';
import { dieName } from './model/naming.ts';
import { isLaid } from './model/placing.ts';
import type { Round } from './model/rounds.ts';
import { isLate, nameOf, whyNot, type CuboView } from './view.ts';

/** Whose go it is, what is possible, what happens next: one plain sentence, and the time there is for it. */
export function Sentence({ view }: { readonly view: CuboView }): ReactElement {
  const { table, focus } = view;
  const name = nameOf(view, focus);
  const app = useApp();
  const several = table.mine.length > 1 && view.here && view.scored === null;
  const what = sentence(view);
  return (
    <div className="cubo-say">
      <Say yours={table.me !== null} toAll={view.scored !== null}>
        {view.scored === null && <SeatToken seat={focus} name={name} />}
        <span>{several ? `${app.table.turnOf({ name })}. ${what}` : what}</span>
      </Say>
      <MomentSaid view={view} />
      <Time view={view} />
      <Urgent view={view} />
    </div>
  );
}

/** What everybody looks up for, over the sentence for a moment. */
function MomentSaid({ view }: { readonly view: CuboView }): ReactElement | null {
  const { moment } = view;
  if (!moment) return null;
  const name = nameOf(view, moment.seat);
  return (
    <p className="cubo-moment" key={moment.seq} data-seat={moment.seat} aria-hidden="true">
      <SeatToken seat={moment.seat} name={name} />
      <span>{momentText(view)}</span>
    </p>
  );
}

function momentText({ m, moment, table, state }: CuboView): string {
  if (!moment) return '';
  const name = table.players[moment.seat]?.name ?? '';
  const die = state.seats[moment.seat]?.taken;
  return moment.what === 'take' && die
    ? m.moment.take({ name, die: dieName(m, die) })
    : m.moment.cover({ name });
}

/** What interrupts whatever a screen reader is saying: the own last seconds. */
function Urgent({ view }: { readonly view: CuboView }): ReactElement {
  const { m, countdown, now, here } = view;
  const s = countdown?.what === 'cover' && here ? secondsLeft(countdown, now) : null;
  const told = s !== null && (s === 3 || s === 1 || s >= 6) ? m.time.cover({ s }) : '';
  const called = view.moment?.what === 'cover' ? momentText(view) : '';
  return (
    <p className="sr-only" aria-live="assertive">
      {told || called}
    </p>
  );
}

/** The countdown in words; it is not announced second by second. */
function Time({ view }: { readonly view: CuboView }): ReactElement | null {
  const { m, countdown, now } = view;
  if (!countdown || view.scored) return null;
  const s = secondsLeft(countdown, now);
  return (
    <p className="cubo-time" data-what={countdown.what} {...PART.telling}>
      <span className="cubo-time-number" key={s} aria-hidden="true" data-last={s <= 1 || undefined}>
        {s}
      </span>
      <span className="cubo-time-words">{m.time[countdown.what]({ s })}</span>
    </p>
  );
}

function sentence(view: CuboView): string {
  const { m, state, scored, calm } = view;
  if (scored) return view.counting ? m.say.scored : leadSentence(view, scored);
  switch (state.stage) {
    case 'over':
      return m.say.over;
    case 'dealing':
    case 'opening':
      return m.say.opening;
    case 'ready':
      return readySentence(view);
    case 'racing':
      if (view.here) return racingSentence(view);
      return (calm ? m.say.goOf : m.say.watch)({ name: nameOf(view, view.focus) });
    case 'scoring':
      return scoringSentence(view);
  }
}

/** Who is ahead now, or who was in the end. */
function leadSentence(view: CuboView, { scored, round }: Round): string {
  if (round === ROUNDS) return view.m.say.over;
  const most = Math.max(...scored.map(({ total }) => total));
  const names = scored.filter(({ total }) => total === most).map(({ seat }) => nameOf(view, seat));
  return view.m.say.leads({ names, n: most });
}

function readySentence(view: CuboView): string {
  const { m, state, table, startsAt } = view;
  if (startsAt !== null) return m.say.starting;
  return table.me === state.starter ? m.say.ready : m.say.readyOther({ name: nameOf(view, state.starter) });
}

function racingSentence(view: CuboView): string {
  const { m, state, own, calm, focus, table } = view;
  const [firstCover] = calm ? [] : state.coverOrder;
  const coverer = firstCover === undefined ? null : nameOf(view, firstCover);
  if (own.square) return own.taken ? m.say.wait : calm ? m.say.takeCalm : m.say.take;
  if (whyNot(view, { kind: 'take', die: null })?.code === 'too-late') return m.say.late;
  if (table.link !== 'here' && isThrowing(view)) return m.say.offline;
  if (own.hand) return coverer === null ? m.say.throwNow : m.say.throwLast({ name: coverer });
  if (!view.laying || view.isFalling(focus)) return m.say.falling;
  if (isLaid(view.placing.cells)) return view.waiting === 'cover' ? m.say.covering : m.say.laid;
  if (view.countdown?.what === 'cover') return m.say.hurry;
  if (coverer !== null) return m.say.layFast({ name: coverer });
  const again = whyNot(view, { kind: 'pickUp' });
  return again === null || again.until !== undefined ? m.say.lay : m.say.layOnly;
}

/** Wants dice that only the table can throw, or has asked for them. */
const isThrowing = ({ waiting, own }: CuboView): boolean =>
  waiting === 'pickUp' || waiting === 'throw' || (!own.hand && own.joker.face === null);

function scoringSentence(view: CuboView): string {
  const { m, own, focus, table, picked } = view;
  if (isLate(view)) return m.say.late;
  if (table.me !== focus || !own.taken) return m.say.exchangeOf({ name: nameOf(view, focus) });
  return picked === null ? m.say.exchange({ die: dieName(m, own.taken) }) : m.say.exchangeCell;
}
