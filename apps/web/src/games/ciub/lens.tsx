import { useMemo, type ReactElement } from 'react';
import { isRecord, type JsonRecord } from '@cubarium/core';
import type { CardOdds, Hint } from '@cubarium/bots/ciub';
import { ciub, isCardId, type CardId, type CiubAction, type CiubState } from '@cubarium/games/ciub';
import { percentIn } from '../../base/i18n/percent.ts';
import { useSettings } from '../../base/state/settings.ts';
import type { GameLens, LensMoment, LensQuestion, Note, Notes } from '../../table/model/lens.ts';
import { useCiub } from './messages/index.ts';
import { lensMessages, type CiubLensMessages } from './messages/lens.ts';
import { taskName } from './model/naming.ts';
import { wayName } from './ways.ts';

/** What the solver answers, after the wire of a worker: its own types say what lies there. */
const oddsIn = (answer: JsonRecord): Readonly<Record<string, CardOdds>> =>
  isRecord(answer.odds) ? (answer.odds as Record<string, CardOdds>) : {};

const HINT_MS = 400;

/** With dice chosen it is asked what is left after they were set aside and the rest is rolled. */
function chances({ match, seat, draft }: LensMoment<CiubState, CiubAction>): LensQuestion<CiubState> | null {
  const { state, at } = match;
  const { phase, chance } = state.turn;
  const rolls = phase === 'foresight' || phase === 'toRoll' || phase === 'rolling';
  if (!rolls || state.turn.seat !== seat || chance !== null) return null;
  const after = draft && ciub.apply(state, { at, actor: seat, action: draft });
  return { state: after?.ok ? after.value : state, request: { do: 'odds', seat } };
}

function hint({ match, seat, aim }: LensMoment<CiubState, CiubAction>): LensQuestion<CiubState> | null {
  const { state } = match;
  if (state.turn.seat !== seat || state.turn.chance !== null || match.end !== null) return null;
  return { state, request: { do: 'hint', seat, budgetMs: HINT_MS, ...(aim !== null && { card: aim }) } };
}

/** A bound is told as one: what lies between, or what it is at most. */
function noteOf(odds: CardOdds, m: CiubLensMessages, percent: (p: number) => string): Note {
  const { p, exact, between } = odds;
  if (exact) return { text: percent(p), words: m.chance({ percent: percent(p) }), exact };
  const [low, high] = [percent(between?.low ?? 0), percent(between?.high ?? 1)];
  return low === high
    ? { text: `≈ ${low}`, words: m.about({ percent: low }), exact }
    : { text: `${low.replace(/\s?%$/, '')}–${high}`, words: m.between({ low, high }), exact };
}

function useNotes(answer: JsonRecord | null): Notes {
  const m = lensMessages.use();
  const { language } = useSettings();
  return useMemo(() => {
    const percent = percentIn(language);
    const cards = Object.entries(answer ? oddsIn(answer) : {}).filter(([card]) => isCardId(card));
    return new Map(cards.map(([card, odds]) => [card, noteOf(odds, m, percent)]));
  }, [answer, m, language]);
}

interface HintProps {
  readonly answer: JsonRecord;
  readonly state: CiubState;
}

/** The best action and what others would come to: the difference is the reason. */
function HintShown({ answer, state }: HintProps): ReactElement {
  const m = lensMessages.use();
  const ciubTexts = useCiub();
  const percent = percentIn(useSettings().language);
  const { card, ways, exact } = answer as unknown as Hint;
  return (
    <>
      <p>{card === null ? m.toWin : m.toMeet({ task: taskName(ciubTexts, card satisfies CardId) })}</p>
      <ol className="lens-ways">
        {ways.map(({ action, p }) => (
          <li key={JSON.stringify(action)}>
            <span>{wayName(ciubTexts, m, { state, action })}</span>
            <output>{percent(p)}</output>
          </li>
        ))}
      </ol>
      {!exact && <p>{m.estimate}</p>}
    </>
  );
}

export const lens: GameLens<CiubState, CiubAction> = {
  texts: lensMessages,
  chances,
  isExact: (answer) => Object.values(oddsIn(answer)).every(({ exact }) => exact),
  useNotes,
  hint,
  Hint: HintShown,
};
