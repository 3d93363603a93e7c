import { useState, type ReactElement } from 'react';
import { LEVELS, type Level } from '@cubarium/bots/kit';
import type { GameFace } from '../../table/game-ui.ts';
import { useApp } from '../i18n/index.ts';
import { useSettings } from '../settings.ts';
import { Button } from '../ui/Button.tsx';
import { Choice, TextField } from '../ui/fields.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { useStartGame } from './start-game.ts';
import './new-table.css';

export type NewTableKind = 'bots' | 'device' | 'friends';

export interface NewTableSheetProps {
  readonly face: GameFace;
  readonly kind: NewTableKind;
  readonly onClose: () => void;
}

const COUNTS = ['2', '3', '4'] as const;
type Count = (typeof COUNTS)[number];
const ACCESS = ['link', 'public'] as const;
type Access = (typeof ACCESS)[number];

interface NewTable {
  readonly count: Count;
  readonly chosen: Readonly<Record<string, string>>;
  readonly level: Level;
  readonly access: Access;
  readonly names: readonly string[];
}
const USUAL: NewTable = { count: '2', chosen: {}, level: 'casual', access: 'link', names: [] };

interface QuestionProps {
  readonly table: NewTable;
  readonly change: (change: Partial<NewTable>) => void;
}

/** The few questions before a new table; every one has an answer already. */
export function NewTableSheet({ face, kind, onClose }: NewTableSheetProps): ReactElement {
  const m = useApp();
  const start = useStartGame(face);
  const [table, setTable] = useState(USUAL);
  const [failed, setFailed] = useState(false);
  const change = (some: Partial<NewTable>): void => setTable({ ...table, ...some });
  const begin = (): void => {
    const about = { ...table, seats: Number(table.count) };
    if (kind === 'bots') start.againstBots(table.chosen, about);
    else if (kind === 'device') start.oneDevice(table.chosen, about);
    else void start.withFriends(table.chosen, about).then((done) => setFailed(!done));
  };
  return (
    <Sheet title={`${face.title}: ${m.setup.title}`} closeLabel={m.close} onClose={onClose}>
      <div className="new-table">
        <Choice
          label={m.setup.seats}
          value={table.count}
          options={COUNTS.map((value) => ({ value, label: value }))}
          onChange={(count) => change({ count })}
        />
        <GameChoices face={face} kind={kind} table={table} change={change} />
        {kind === 'bots' && <Strength table={table} change={change} />}
        {kind === 'friends' && <WhoMayJoin table={table} change={change} />}
        {kind === 'device' && <Names table={table} change={change} />}
        {failed && <p role="alert">{m.online.offline}</p>}
        <Button look="primary" onPress={begin}>
          {m.setup.begin}
        </Button>
      </div>
    </Sheet>
  );
}

function Strength({ table, change }: QuestionProps): ReactElement {
  const m = useApp();
  return (
    <Choice
      label={m.setup.level}
      value={table.level}
      options={LEVELS.map((value) => ({ value, label: m.setup.levels[value] }))}
      onChange={(level) => change({ level })}
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

interface GameChoicesProps extends QuestionProps {
  readonly face: GameFace;
  readonly kind: NewTableKind;
}

/** What the game itself lets people choose. At one device the face may have decided. */
function GameChoices({ face, kind, table, change }: GameChoicesProps): ReactElement {
  const { language } = useSettings();
  const { chosen } = table;
  const defaults = kind === 'device' ? face.oneDevice : kind === 'friends' ? face.friends : face.quick;
  const open = face.choices.filter(
    ({ option }) => kind !== 'device' || !face.fixedAtOneDevice.includes(option),
  );
  return (
    <>
      {open.map(({ option, label, values }) => (
        <Choice
          key={option}
          label={label[language]}
          value={chosen[option] ?? values.find(({ value }) => value === defaults[option])?.value ?? ''}
          options={values.map((each) => ({ value: each.value, label: each.label[language] }))}
          onChange={(value) => change({ chosen: { ...chosen, [option]: value } })}
        />
      ))}
    </>
  );
}

function Names({ table, change }: QuestionProps): ReactElement {
  const m = useApp();
  const names = Array.from({ length: Number(table.count) }, (_, i) => table.names[i] ?? '');
  return (
    <>
      {names.map((name, i) => (
        <TextField
          key={i}
          label={m.setup.nameOf({ seat: i + 1 })}
          value={name}
          maxLength={24}
          onChange={(next) => change({ names: names.with(i, next) })}
        />
      ))}
    </>
  );
}
