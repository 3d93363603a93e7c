import {
  isForced,
  type CardId,
  type CiubAction,
  type Colour,
  type Die,
  type Face,
} from '@cubarium/games/ciub';
import { pressStack, type Stack } from './model/stacks.ts';
import type { CiubView } from './view.ts';

/** What touching things means. Every answer comes from `choices` or from a refusal. */

const withAside = (kind: 'roll' | 'stop', chosen: ReadonlySet<string>): CiubAction =>
  chosen.size > 0 ? { kind, aside: [...chosen] } : { kind };

export const rollAction = ({ draft }: CiubView): CiubAction => withAside('roll', draft.chosen);
export const stopAction = ({ draft }: CiubView): CiubAction => withAside('stop', draft.chosen);

function explain({ table }: CiubView, action: CiubAction): void {
  const refusal = table.refusal(action);
  if (refusal) table.explain(refusal);
}

const hasSymbol = ({ choices }: CiubView, die: string): boolean =>
  choices.swap.has(die) || choices.reroll.has(die) || choices.adjust.has(die) || choices.trade.has(die);

export function pressDice(view: CiubView, stack: Stack): void {
  const { draft, edit, choices } = view;
  const die = stack.dice.find((each) => !draft.chosen.has(each.id)) ?? stack.dice[0];
  if (!die) return;
  const aiming = draft.tool !== null && draft.tool !== die.id;
  if (draft.tool === null && draft.chosen.has(die.id))
    return edit({ chosen: pressStack(stack, draft.chosen) });
  if (aiming || isSelfTarget(view, die)) return pressTarget(view, die);
  if (draft.tool === die.id) return edit({ tool: null, target: null });
  if (hasSymbol(view, die.id)) return edit({ tool: die.id, target: null, first: null });
  if (choices.keep.has(die.id) || choices.aside.has(die.id) || choices.whiten.has(die.id))
    return edit({ chosen: pressStack(stack, draft.chosen) });
  pressIdle(view, die);
}

/** A die that is on its way into the tray: it can come back, or be the target of a symbol. */
export function pressLeaving(view: CiubView, { dice }: Stack): void {
  const { draft, edit } = view;
  const [die] = dice;
  if (!die) return;
  if (draft.tool !== null && draft.tool !== die.id) return pressTarget(view, die);
  if (!draft.chosen.has(die.id)) return pressIdle(view, die);
  edit({ tool: null, target: null, chosen: without(draft.chosen, die.id) });
}

const without = (chosen: ReadonlySet<string>, id: string): ReadonlySet<string> =>
  new Set([...chosen].filter((each) => each !== id));

/** Dragging sets aside, or takes back what has not been set aside yet. */
export function dropDie(view: CiubView, id: string, place: string | null): void {
  const { draft, edit, choices, player } = view;
  const die = player.pool.find((each) => each.id === id);
  if (!die || place === null) return;
  if (place === 'pool') return edit({ chosen: without(draft.chosen, id) });
  if (choices.aside.has(id))
    return edit({ tool: null, target: null, chosen: new Set([...draft.chosen, id]) });
  pressIdle(view, die);
}

/** A re-roll or adjust die may be its own target. */
const isSelfTarget = ({ draft, choices }: CiubView, die: Die): boolean =>
  draft.tool === die.id &&
  ((choices.reroll.get(die.id)?.includes(die.id) ?? false) ||
    (choices.adjust.get(die.id)?.has(die.id) ?? false));

function pressTarget(view: CiubView, die: Die): void {
  const { draft, edit, choices, table } = view;
  const tool = draft.tool ?? '';
  if (choices.reroll.has(tool)) return table.act({ kind: 'reroll', die: tool, target: die.id });
  const faces = choices.adjust.get(tool);
  if (!faces) return edit({ tool: null });
  if (faces.has(die.id)) return edit({ target: die.id });
  explain(view, { kind: 'adjust', die: tool, target: die.id, face: '1' });
}

/** Nothing to do with this die now: say why. */
function pressIdle(view: CiubView, die: Die): void {
  const { table, state } = view;
  if (table.me === null) return explain(view, { kind: 'roll' });
  if (state.turn.phase === 'keeping') return explain(view, { kind: 'keep', dice: [die.id] });
  if (state.turn.phase === 'trading') return explain(view, { kind: 'whiten', dice: [die.id] });
  if (isForced(die) && state.turn.phase === 'rolling')
    return table.explain({ code: 'skull-goes-along', clause: 'R7' });
  explain(view, { kind: 'roll', aside: [die.id] });
}

export function pressCard(view: CiubView, card: CardId): void {
  const { choices, draft, edit, aim, setAim, state } = view;
  const downs = aim === null ? [] : (choices.gain.get(aim) ?? []);
  if (downs.includes(card) && !draft.taking && card !== aim)
    return edit({ down: draft.down === card ? null : card });
  if (state.turn.phase === 'gaining' && view.table.me !== null && !choices.gain.has(card))
    explain(view, { kind: 'gain', card });
  // A card that is there to be taken stays chosen: a second tap on it is no change of mind.
  setAim(aim === card && !choices.gain.has(card) ? null : card);
  edit({ down: null, taking: false });
}

export function pressColour(view: CiubView, colour: Colour): void {
  const { draft, table, choices } = view;
  const { tool } = draft;
  if (tool !== null && choices.trade.has(tool)) return pressTradeColour(view, tool, colour);
  if (tool !== null) return table.act({ kind: 'swap', die: tool, colour });
  table.act({ kind: 'decline', take: colour });
}

function pressTradeColour(view: CiubView, tool: string, colour: Colour): void {
  const { draft, edit, table, choices } = view;
  if (draft.first === null) {
    const possible = choices.trade.get(tool)?.some((pair) => pair.includes(colour));
    return possible
      ? edit({ first: colour })
      : explain(view, { kind: 'trade', die: tool, for: [colour, colour] });
  }
  table.act({ kind: 'trade', die: tool, for: [draft.first, colour] });
}

export function pressFace(view: CiubView, face: Face): void {
  const { tool, target } = view.draft;
  if (tool !== null && target !== null) view.table.act({ kind: 'adjust', die: tool, target, face });
}

/** The colours that may be picked now in the panel of the supply; null when it is closed. */
export function openColours({ draft, choices, state, table }: CiubView): readonly Colour[] | null {
  const { tool, first } = draft;
  if (tool !== null && choices.swap.has(tool)) return choices.swap.get(tool) ?? [];
  const pairs = tool === null ? undefined : choices.trade.get(tool);
  if (pairs) {
    const fitting = pairs.filter((pair) => first === null || pair.includes(first));
    return [...new Set(fitting.flatMap(([a, b]) => (first === null ? [a, b] : a === first ? [b] : [a])))];
  }
  const declining = state.turn.phase === 'gaining' && table.me !== null && choices.take.length > 0;
  return declining && (draft.taking || choices.gain.size === 0) ? choices.take : null;
}
