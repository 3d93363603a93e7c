import { CARDS, taskRefusal, trayFacts, type CardId, type Die } from '@cubarium/games/ciub';

export interface Aim {
  readonly met: boolean;
  /** For each asked-for face as printed: whether the tray has it. */
  readonly matched: readonly boolean[];
  /** Faces the tray still lacks, as printed: `1`, `6`, `=`; for totals what is left is in `sum`. */
  readonly missing: readonly string[];
  readonly sum: { readonly now: number; readonly wanted: number } | null;
}

/** How far dice meet a card. */
export function aimOf(card: CardId, dice: readonly Die[]): Aim {
  const { task } = CARDS[card];
  const facts = trayFacts(dice);
  if (task === null) return { met: false, matched: [], missing: [], sum: null };
  const met = taskRefusal(task, facts) === null;
  switch (task.kind) {
    case 'total':
      return { met, matched: [], missing: [], sum: { now: facts.total, wanted: task.sum } };
    case 'equal': {
      const most = Math.max(...facts.counts, facts.skulls);
      const matched = Array.from({ length: task.count }, (_, i) => i < most);
      return { met, matched, missing: matched.filter((has) => !has).map(() => '='), sum: null };
    }
    case 'numbers': {
      const asked = task.counts.flatMap((count, number) =>
        Array.from({ length: count }, (_, i) => ({ number, has: i < (facts.counts[number] ?? 0) })),
      );
      return {
        met,
        matched: asked.map(({ has }) => has),
        missing: asked.filter(({ has }) => !has).map(({ number }) => String(number)),
        sum: null,
      };
    }
  }
}

/** The dice of `from` that bring the tray nearer to a card: a suggestion that only pre-selects. */
export function helpful(card: CardId, tray: readonly Die[], from: readonly Die[]): readonly string[] {
  const { task } = CARDS[card];
  if (task === null) return [];
  if (task.kind === 'total') return from.filter((die) => Number(die.face) > 0).map((die) => die.id);
  const wanted = task.kind === 'numbers' ? aimOf(card, tray).missing : mostEqual([...tray, ...from]);
  const chosen: string[] = [];
  const left = [...from];
  for (const face of wanted) {
    const at = left.findIndex((die) => die.face === face);
    const [die] = at < 0 ? [] : left.splice(at, 1);
    if (die) chosen.push(die.id);
  }
  return chosen;
}

/** The face shown most often, once for each die that shows it. */
function mostEqual(dice: readonly Die[]): readonly string[] {
  const groups = new Map<string, Die[]>();
  for (const die of dice) {
    if (die.face !== 'skull' && !(Number(die.face) > 0)) continue;
    groups.set(die.face ?? '', [...(groups.get(die.face ?? '') ?? []), die]);
  }
  const [best] = [...groups.values()].toSorted((a, b) => b.length - a.length);
  return (best ?? []).map((die) => die.face ?? '');
}
