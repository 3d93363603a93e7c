import { playedEntries } from '@cubarium/bots/kit';
import {
  MATCH_VERSION,
  SUBSTITUTE_LEVEL,
  type Entry,
  type GameDefinition,
  type MatchFile,
  type Seat,
} from '@cubarium/core';
import { EMPTY_SEAT, newRecord, withBotNonces, type SeatRecord, type TableRecord } from '@cubarium/table';
import { randomHex } from '../base/device/random.ts';
import { DEVICE, devicePorts } from './session.ts';
import { deviceStore } from './store.ts';

export interface Branch {
  /** The entry that is not made again. */
  readonly entry: number;
  /** The seat of who tries it. */
  readonly seat: Seat;
  readonly name: string;
}

/** Makes a table on this device that goes on from a moment of a match, with bots at the other seats; tells its id. */
export async function branchLocal(
  game: GameDefinition,
  file: MatchFile,
  { entry, seat, name }: Branch,
): Promise<string> {
  // Links belong to the people who played, and what was taken back is as if it had never been.
  const log = playedEntries(file.log.slice(0, entry)).map(({ link: _link, ...each }, seq): Entry => ({
    ...each,
    seq,
  }));
  const now = devicePorts.now();
  const id = `local-${randomHex(6)}`;
  const sitting = file.players.map(({ bot }, i): SeatRecord =>
    i === seat
      ? { ...EMPTY_SEAT, person: DEVICE, name, ready: true, nonce: randomHex(16) }
      : { ...EMPTY_SEAT, bot: bot ?? SUBSTITUTE_LEVEL, ready: true },
  );
  const fresh = newRecord({
    id,
    game: game.id,
    options: { ...file.options, seats: file.players.length },
    host: DEVICE,
    createdAt: now,
    secret: randomHex(32),
  });
  const begun = { version: MATCH_VERSION, status: 'running', branched: true } as const;
  const record: TableRecord = { ...fresh, ...begun, seats: sitting, zero: now - (log.at(-1)?.at ?? 0) };
  const row = { seq: 0, count: log.length, command: null, text: JSON.stringify(log) };
  const kept = await deviceStore.commit({
    table: id,
    expect: 0,
    row,
    record: { ...record, seats: withBotNonces(record) },
  });
  if (!kept.ok) throw new Error(`the table cannot be kept: ${kept.error.code}`);
  return id;
}
