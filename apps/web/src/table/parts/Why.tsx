import { useEffect, type ReactElement, type ReactNode } from 'react';
import type { Refusal } from '@cubarium/core';
import { useApp, type AppMessages } from '../../base/i18n/index.ts';
import type { GameTexts } from '../model/game-ui.ts';
import { ClauseLink } from './ClauseLink.tsx';

/** Short sentences stay this long, longer ones as long as reading them takes. */
const SHOWN_MS = 4000;
const LETTER_MS = 60;
/** Keys that do nothing by themselves. */
const IDLE_KEYS: readonly string[] = ['Tab', 'Shift', 'Control', 'Alt', 'Meta'];

export interface WhyProps {
  readonly refusal: Refusal;
  /** It was shown already, and had to be taken back. */
  readonly late?: boolean;
  readonly texts: GameTexts;
  readonly onClose: () => void;
}

/**
 * Answers "why not?": the sentence of the refusal, and the rule it comes from, which can be looked up. It lies over the
 * sentence of the table, lets every touch but that one through, and goes with the next.
 */
export function Why({ refusal, late = false, texts, onClose }: WhyProps): ReactElement {
  const m = useApp();
  const sentence = texts.refusal(refusal) ?? generalRefusal(m, refusal);
  const text = late ? `${m.table.takenBack} ${sentence}` : sentence;
  useEffect(() => (late ? undefined : shake(document.activeElement)), [refusal, late]);
  return (
    // What comes by itself may come between two taps, and must be read all the same.
    <Told of={refusal} text={text} stays={late} onClose={onClose}>
      {refusal.clause !== undefined && (
        <span className="why-clause">
          <ClauseLink clause={refusal.clause}>{m.table.clause({ clause: refusal.clause })}</ClauseLink>
        </span>
      )}
    </Told>
  );
}

export interface ToldProps {
  /** What it is about: with something else the time to read begins anew. */
  readonly of: unknown;
  readonly text: string;
  /** The next touch does not put it away. */
  readonly stays?: boolean;
  readonly children?: ReactNode;
  readonly onClose: () => void;
}

/** An answer over the sentence of the table, for as long as it takes to read. */
export function Told({ of, text, stays = false, children, onClose }: ToldProps): ReactElement {
  useEffect(() => {
    const timer = setTimeout(onClose, Math.max(SHOWN_MS, text.length * LETTER_MS));
    return () => clearTimeout(timer);
  }, [of, text, onClose]);
  useNextAction(stays ? null : onClose);
  return (
    <div className="why" role="alert">
      <p>
        {text}
        {children}
      </p>
    </div>
  );
}

/** Calls back at the next touch or key, wherever it is meant for. */
function useNextAction(then: (() => void) | null): void {
  useEffect(() => {
    if (!then) return undefined;
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    const act = ({ target }: Event): void => {
      // Who looks the rule up has to get there before it goes.
      if (!(target instanceof Element && target.closest('.why'))) then();
    };
    document.addEventListener('pointerdown', act, options);
    document.addEventListener('keydown', (event) => IDLE_KEYS.includes(event.key) || act(event), options);
    return () => listening.abort();
  }, [then]);
}

/** What was refused shakes its head; its picture does, not the place that is pressed. */
function shake(pressed: Element | null): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still || !pressed?.matches('[aria-disabled]')) return;
  for (const part of pressed.children)
    part.animate({ translate: ['0', '-6px', '6px', '-6px', '6px', '0'] }, 160);
}

/** The sentence for a code of core, table or server; an unknown one gets the most general. */
export function generalRefusal(m: AppMessages, { code }: Refusal): string {
  const texts: Readonly<Record<string, string>> = m.general;
  return texts[code] ?? m.general['not-available'];
}
