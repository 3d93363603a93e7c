import { mapSeats, type Action, type Command, type GameDefinition, type JsonRecord } from '@cubarium/core';
import { LiveTable, newRecord } from '@cubarium/table';
import { randomHex } from '../base/device/random.ts';
import { DEVICE, devicePorts } from './session.ts';

/** Who sits where at a new table of this device: a name for a person, a level for a bot. */
export type Sitter = { readonly name: string } | { readonly bot: string };

export interface LocalTable {
  readonly options: JsonRecord;
  readonly sitters: readonly Sitter[];
}

/** Makes a table on this device, seats everybody, and tells its id. */
export async function createLocal<S, A extends Action>(
  game: GameDefinition<S, A>,
  { options, sitters }: LocalTable,
): Promise<string> {
  const id = `local-${randomHex(6)}`;
  const complete = { ...options, seats: sitters.length };
  const checked = game.parseOptions(complete);
  if (!checked.ok) throw new Error(`options are refused: ${checked.error.code}`);
  const made = await LiveTable.create(
    game,
    devicePorts,
    newRecord({
      id,
      game: game.id,
      options: complete,
      host: DEVICE,
      createdAt: devicePorts.now(),
      secret: randomHex(32),
    }),
  );
  if (!made.ok) throw new Error(`the table cannot be kept: ${made.error.code}`);
  for (const command of seating(sitters)) {
    const done = await made.value.submit({ by: DEVICE, id: randomHex(8), after: 0, command });
    if (!done.ok) throw new Error(`seating is refused: ${done.error.code}`);
  }
  return id;
}

function seating(sitters: readonly Sitter[]): readonly Command[] {
  const sitting = mapSeats(sitters, (sitter, seat): Command =>
    'bot' in sitter ? { kind: 'addBot', seat, level: sitter.bot } : { kind: 'sit', seat, name: sitter.name },
  );
  const ready = mapSeats(sitters, (sitter, seat): readonly Command[] =>
    'bot' in sitter ? [] : [{ kind: 'ready', seat, nonce: randomHex(16) }],
  );
  return [...sitting, ...ready.flat()];
}
