import { useState, type ReactElement } from 'react';
import { LEVELS } from '@cubarium/bots/kit';
import type { JsonRecord, TimeName } from '@cubarium/core';
import type { Poster, OptionChoice } from '../table/model/game-ui.ts';
import { useApp } from '../base/i18n/index.ts';
import { changeSettings, settings, useSettings, type TimeFactor } from '../base/state/settings.ts';
import { Button } from '../base/ui/Button.tsx';
import { Choice, Switch, TextField } from '../base/ui/fields.tsx';
import { Sheet } from '../base/ui/Sheet.tsx';
import { GameChoices } from './GameChoices.tsx';
import { levelAmong, Sitters } from './Sitters.tsx';
import { useStartGame, type Chosen, type Strength } from './start-game.ts';
import { hasTimeFactors } from './time-options.ts';
import { TimeFactors } from './TimeFactors.tsx';
import './new-table.css';

export type NewTableKind = 'bots' | 'device' | 'friends';

export interface NewTableSheetProps {
  readonly poster: Poster;
  readonly kind: NewTableKind;
  readonly onClose: () => void;
}

const ACCESS = ['link', 'public'] as const;
type Access = (typeof ACCESS)[number];

interface NewTable {
  readonly seats: number;
  readonly chosen: Chosen;
  readonly level: Strength;
  readonly access: Access;
  readonly chat: boolean;
  /** At one device: which of the seats are bots'. */
  readonly bots: readonly number[];
  /** How long everybody may think. */
  readonly time: TimeName;
  /** By seat; the first is whoever makes the table. */
  readonly factors: readonly TimeFactor[];
}
const usual = ({ seats }: Poster): NewTable => ({
  seats: seats.min,
  chosen: {},
  level: 'suited',
  access: 'link',
  chat: true,
  bots: [],
  time: 'none',
  factors: [settings.get().time],
});

interface QuestionProps {
  readonly table: NewTable;
  readonly change: (change: Partial<NewTable>) => void;
}

/** The few questions before a new table; every one has an answer already. */
export function NewTableSheet({ poster, kind, onClose }: NewTableSheetProps): ReactElement {
  const m = useApp();
  const start = useStartGame(poster);
  const [table, setTable] = useState(() => usual(poster));
  const [failed, setFailed] = useState(false);
  const change = (some: Partial<NewTable>): void => setTable({ ...table, ...some });
  const begin = (): void => {
    const about = { ...table, factors: factorsOf(table, table.seats), names: settings.get().names };
    if (kind === 'bots') start.againstBots(table.chosen, about);
    else if (kind === 'device') start.oneDevice(table.chosen, { ...about, level: levelAmong(table.level) });
    else void start.withFriends(table.chosen, about).then((done) => setFailed(!done));
  };
  return (
    <Sheet title={m.setup.title({ game: poster.title })} closeLabel={m.close} onClose={onClose}>
      <div className="new-table">
        <Seats poster={poster} table={table} change={change} />
        <Options poster={poster} kind={kind} table={table} change={change} />
        {kind !== 'device' && <Time poster={poster} kind={kind} table={table} change={change} />}
        {kind === 'bots' && <HowStrong table={table} change={change} />}
        {kind === 'friends' && <Friends table={table} change={change} />}
        {kind === 'device' && <Sitters {...table} onChange={change} />}
        {failed && (
          <p className="form-alert" role="alert">
            {m.online.offline}
          </p>
        )}
        <Button look="primary" onPress={begin}>
          {m.setup.begin}
        </Button>
      </div>
    </Sheet>
  );
}

/** Not asked where there is nothing to choose. */
function Seats({ poster, table, change }: QuestionProps & { readonly poster: Poster }): ReactElement | null {
  const m = useApp();
  const { min, max } = poster.seats;
  if (min === max) return null;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => String(min + i));
  return (
    <Choice
      label={m.setup.seats}
      value={String(table.seats)}
      options={counts.map((value) => ({ value, label: value }))}
      onChange={(count) => change({ seats: Number(count) })}
    />
  );
}

const factorsOf = ({ factors }: NewTable, seats: number): readonly TimeFactor[] =>
  Array.from({ length: seats }, (_, i) => factors[i] ?? '1');

function HowStrong({ table, change }: QuestionProps): ReactElement {
  const m = useApp();
  return (
    <Choice<Strength>
      label={m.setup.level}
      note={table.level === 'suited' ? m.setup.suited.why : undefined}
      value={table.level}
      options={[
        { value: 'suited', label: m.setup.suited.name },
        ...LEVELS.map((value) => ({ value, label: m.setup.levels[value] })),
      ]}
      onChange={(level) => change({ level })}
    />
  );
}

const Friends = (props: QuestionProps): ReactElement => (
  <>
    <ThinkingTime {...props} />
    <WhoMayJoin {...props} />
    <Chat {...props} />
    <OwnName />
  </>
);

const TIME_NAMES = ['none', 'fast', 'normal', 'slow', 'days'] as const satisfies readonly TimeName[];

function ThinkingTime({ table, change }: QuestionProps): ReactElement {
  const m = useApp();
  return (
    <Choice
      label={m.meeting.time}
      value={table.time}
      options={TIME_NAMES.map((value) => ({ value, label: m.meeting.times[value] }))}
      onChange={(time) => change({ time })}
    />
  );
}

function WhoMayJoin({ table, change }: QuestionProps): ReactElement {
  const m = useApp();
  return (
    <Choice
      label={m.setup.whoMayJoin}
      value={table.access}
      options={ACCESS.map((value) => ({ value, label: m.setup.access[value] }))}
      onChange={(access) => change({ access })}
    />
  );
}

function Chat({ table, change }: QuestionProps): ReactElement {
  const m = useApp();
  return <Switch label={m.setup.chat} on={table.chat} onChange={(chat) => change({ chat })} />;
}

interface OptionsProps extends QuestionProps {
  readonly poster: Poster;
  readonly kind: NewTableKind;
}

const defaultsOf = (poster: Poster, kind: NewTableKind): JsonRecord =>
  kind === 'device' ? poster.oneDevice : kind === 'friends' ? poster.friends : poster.quick;

/** At one device the poster may have decided. */
const openChoices = (poster: Poster, kind: NewTableKind): readonly OptionChoice[] =>
  poster.choices
    .filter((choice) => choice.kind !== 'factors')
    .filter(({ option }) => kind !== 'device' || !poster.fixedAtOneDevice.includes(option));

const Options = ({ poster, kind, table, change }: OptionsProps): ReactElement => (
  <GameChoices
    choices={openChoices(poster, kind)}
    defaults={defaultsOf(poster, kind)}
    chosen={table.chosen}
    onChange={(chosen) => change({ chosen })}
  />
);

/** Bots need no more time. */
function Time({ poster, kind, table, change }: OptionsProps): ReactElement | null {
  const m = useApp();
  if (!hasTimeFactors(poster, { ...defaultsOf(poster, kind), ...table.chosen })) return null;
  const seats = kind === 'bots' ? 1 : table.seats;
  const labels = Array.from({ length: seats }, (_, i) =>
    i === 0 ? m.setup.yourTime : m.setup.timeOf({ name: m.setup.nameOf({ seat: i + 1 }) }),
  );
  return (
    <TimeFactors
      labels={labels}
      factors={factorsOf(table, seats)}
      onChange={(factors) => change({ factors })}
    />
  );
}

/** Friends should know who sits there. */
function OwnName(): ReactElement {
  const m = useApp();
  return (
    <TextField
      label={m.settings.name}
      value={useSettings().name}
      placeholder={m.guest}
      maxLength={24}
      onChange={(name) => changeSettings({ name })}
    />
  );
}
