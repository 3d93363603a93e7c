import { useState, type ReactElement } from 'react';
import { useApp } from '../base/i18n/index.ts';
import { useCompanion } from '../base/i18n/companion.ts';
import { Button } from '../base/ui/Button.tsx';
import { Choice, NumberField, TextField } from '../base/ui/fields.tsx';
import { Fold } from '../base/ui/Fold.tsx';
import {
  cleared,
  MOST_PLAYERS,
  named,
  seated,
  takenBack,
  totalOf,
  usePoints,
  written,
  type Points,
} from './points.ts';

export interface PointsPadProps {
  readonly game: string;
  /** What can be written down now. */
  readonly values: readonly number[];
}

const NAME_LENGTH = 20;

/** Paper and pencil: whose points, how many, and what they come to. Kept on this device. */
export function PointsPad({ game, values }: PointsPadProps): ReactElement {
  const m = useCompanion();
  const app = useApp();
  const [points, keep] = usePoints(game);
  const [chosen, choose] = useState(0);
  const who = Math.min(chosen, points.names.length - 1);
  const nameOf = (i: number): string => points.names[i]?.trim() || m.player({ n: i + 1 });
  const add = (n: number): void => keep(written(points, who, n));
  return (
    <section className="companion-part" aria-labelledby="points-title">
      <h2 id="points-title">{m.points}</h2>
      <Choice
        label={m.whose}
        value={String(who)}
        options={points.names.map((_, i) => ({
          value: String(i),
          label: `${nameOf(i)} · ${totalOf(points, i)}`,
        }))}
        onChange={(value) => choose(Number(value))}
      />
      <div className="companion-row">
        {values.map((n) => (
          <Button key={n} look="primary" onPress={() => add(n)}>
            {`+${n}`}
          </Button>
        ))}
      </div>
      <div className="companion-row">
        <Button refused={points.entries.length === 0} onPress={() => keep(takenBack(points))}>
          {app.table.undo}
        </Button>
        <NewSheet key={points.entries.length} onPress={() => keep(cleared(points))} />
      </div>
      <People points={points} keep={keep} />
    </section>
  );
}

/** What cannot be taken back asks twice. */
function NewSheet({ onPress }: { readonly onPress: () => void }): ReactElement {
  const m = useCompanion();
  const [sure, setSure] = useState(false);
  return <Button onPress={() => (sure ? onPress() : setSure(true))}>{sure ? m.clearSure : m.clear}</Button>;
}

interface PeopleProps {
  readonly points: Points;
  readonly keep: (next: Points) => void;
}

function People({ points, keep }: PeopleProps): ReactElement {
  const m = useCompanion();
  return (
    <Fold summary={m.players} why={m.playersWhy}>
      <NumberField
        label={m.howMany}
        value={points.names.length}
        min={2}
        max={MOST_PLAYERS}
        step={1}
        onChange={(n) => keep(seated(points, n))}
      />
      {points.names.map((name, i) => (
        // Places stay where they are.
        <TextField
          key={i}
          label={m.player({ n: i + 1 })}
          value={name}
          placeholder={m.player({ n: i + 1 })}
          maxLength={NAME_LENGTH}
          onChange={(next) => keep(named(points, i, next))}
        />
      ))}
    </Fold>
  );
}
