import type { ReactElement } from 'react';
import { LEVELS, type Level } from '@cubarium/bots/kit';
import { useApp } from '../base/i18n/index.ts';
import { changeSettings, useSettings } from '../base/state/settings.ts';
import { Choice, Switch, TextField } from '../base/ui/fields.tsx';
import type { Strength } from './start-game.ts';

interface Sitting {
  /** Which of the seats are bots', counted from 0. */
  readonly bots: readonly number[];
  readonly level: Strength;
}

interface SittersProps extends Sitting {
  readonly seats: number;
  readonly onChange: (change: Partial<Sitting>) => void;
}

/** At one device people and bots may sit together; the first seat is a person's. */
export function Sitters({ seats: count, bots, level, onChange }: SittersProps): ReactElement {
  const m = useApp();
  const seats = Array.from({ length: count }, (_, i) => i);
  const turn = (seat: number, on: boolean): void =>
    onChange({ bots: on ? [...bots, seat] : bots.filter((each) => each !== seat) });
  return (
    <>
      {seats.map((seat) => (
        <div key={seat}>
          {!bots.includes(seat) && <NameOf seat={seat} />}
          {seat > 0 && (
            <Switch
              label={m.setup.isBot({ seat: seat + 1 })}
              on={bots.includes(seat)}
              onChange={(on) => turn(seat, on)}
            />
          )}
        </div>
      ))}
      {seats.some((seat) => bots.includes(seat)) && (
        <Choice
          label={m.meeting.botLevel}
          value={levelAmong(level)}
          options={LEVELS.map((value) => ({ value, label: m.setup.levels[value] }))}
          onChange={(chosen) => onChange({ level: chosen })}
        />
      )}
    </>
  );
}

/** What suits one person may not suit the next. */
export const levelAmong = (level: Strength): Level => (level === 'suited' ? 'casual' : level);

/** Whoever shares this device is remembered for the next time. */
function NameOf({ seat }: { readonly seat: number }): ReactElement {
  const m = useApp();
  const { name: mine, names } = useSettings();
  const all = Array.from({ length: Math.max(names.length, seat + 1) }, (_, i) => names[i] ?? '');
  return (
    <TextField
      label={m.setup.nameOf({ seat: seat + 1 })}
      value={all[seat] ?? ''}
      placeholder={seat === 0 ? mine || m.guest : m.setup.nameOf({ seat: seat + 1 })}
      maxLength={24}
      onChange={(next) => changeSettings({ names: all.with(seat, next) })}
    />
  );
}
