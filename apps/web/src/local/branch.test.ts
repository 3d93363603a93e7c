import { loadGame } from '@cubarium/catalogue';
import { matchFile, playRandom, seededRng, type Entry, type JsonRecord } from '@cubarium/core';
import { verifyMatch } from '@cubarium/core/verify';
import { LiveTable } from '@cubarium/table';
import { indexedDB } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import { branchLocal } from './branch.ts';
import { localFile } from './file.ts';
import { devicePorts } from './session.ts';

vi.stubGlobal('indexedDB', indexedDB);

/** A short match in which something was taken back, with links of people. */
async function played() {
  const game = await loadGame('ciub');
  const options = game?.rules.parseOptions({ seats: 2, length: 'short', first: 0 });
  if (!game || !options?.ok) throw new Error('no game');
  const { log } = playRandom(game.rules, options.value, seededRng('branch'));
  const at = log.findIndex(({ actor, seq }) => seq > 20 && typeof actor === 'number');
  const before = log.slice(0, at);
  const again = log[at];
  if (!again || typeof again.actor !== 'number') throw new Error('nobody acts');
  const undone: Entry = { ...again, seq: at };
  const undo: Entry = { seq: at + 1, at: again.at, actor: 'table', action: { kind: 'undo' } };
  const linked = before.map((entry) =>
    entry.actor === 'chance' ? { ...entry, link: '00'.repeat(16) } : entry,
  );
  const file = matchFile({
    version: 2,
    game: 'ciub',
    options: options.value as JsonRecord,
    players: [
      { name: 'Kim', bot: null },
      { name: 'Bo', bot: null },
    ],
    time: null,
    dice: { kind: 'manual' },
    log: [...linked, undone, undo, { ...again, seq: at + 2 }],
    result: null,
  });
  return { game: game.rules, file, entry: at + 2, seat: again.actor, before };
}

test('a moment of a match becomes a table of this device: one plays, bots sit at the other seats', async () => {
  const { game, file, entry, seat, before } = await played();
  const id = await branchLocal(game, file, { entry, seat, name: 'Me' });
  const table = await LiveTable.open(game, devicePorts, id);
  expect(table?.match?.seq).toBe(before.length);
  expect(game.turn(table?.match?.state)).toMatchObject({ who: 'seats', seats: [seat] });
  expect(table?.info.seats.map(({ name, bot }) => bot ?? name)).toEqual(
    [0, 1].map((each) => (each === seat ? 'Me' : 'skilled')),
  );
  expect(table?.at()).toBeGreaterThanOrEqual(before.at(-1)?.at ?? 0);
});

test('its dice are partly those of another match, so nothing is claimed about them', async () => {
  const { game, file, entry, seat } = await played();
  const text = await localFile(await branchLocal(game, file, { entry, seat, name: 'Me' }));
  const { dice } = JSON.parse(text ?? '{}') as { dice: unknown };
  expect(dice).toEqual({ kind: 'manual' });
  expect(verifyMatch(game, { ...file, dice: { kind: 'manual' } })).toMatchObject({
    ok: false,
    error: { code: 'nothing-to-verify' },
  });
});
