import {
  diceAt,
  matchFile,
  TIMES,
  type MatchEnd,
  type MatchEntry,
  type MatchFile,
  type TableInfo,
} from '@cubarium/core';
import { seatName } from './names.ts';

/** A match as a file, as far as this device knows it. */
export function fileOf(info: TableInfo, log: readonly MatchEntry[], result: MatchEnd | null): MatchFile {
  return matchFile({
    ...diceAt(info),
    game: info.game,
    options: info.options,
    players: info.seats.map(({ name, bot }, i) => ({ name: seatName(name, i), bot })),
    time: TIMES[info.time],
    log,
    result,
  });
}

/** Hands a match to the device as a file. */
export const download = (file: MatchFile): void =>
  save(
    new Blob([JSON.stringify(file)], { type: 'application/json' }),
    `${file.game}-${file.dice.kind === 'committed' ? file.dice.commitment.slice(0, 8) : 'match'}.json`,
  );

/** Hands a file to the device. */
export function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
