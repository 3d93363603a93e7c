import { diceAt, isSeat, matchFile, TIMES, type Entry, type GameDefinition, type Seat } from '@cubarium/core';
import { verifyMatch } from '@cubarium/core/verify';
import { cubo, type CuboState } from '@cubarium/games/cubo';
import { chainAt, linkAfter, settled, sitDown } from '@cubarium/testkit';
import { describe, expect, test } from 'vitest';
import { LiveTable } from './index.ts';

type Party = Awaited<ReturnType<typeof sitDown>>;

const LOOK_MS = 2 * 2100 + 1800;
const stateOf = ({ table }: Pick<Party, 'table'>): CuboState => table.match?.state as CuboState;
const logOf = ({ events }: Pick<Party, 'events'>): readonly Entry[] =>
  events.flatMap((event) => (event.kind === 'entries' ? event.entries : []));

async function act(party: Party, seat: Seat, action: object): Promise<void> {
  const link = linkAfter(chainAt(seat), party.table.match, seat);
  const asks = link !== undefined && ['throw', 'exchange'].includes((action as { kind: string }).kind);
  const sent = party.send(`p${seat}`, { kind: 'act', seat, action, ...(asks && { link }) });
  await settled();
  expect({ action, ok: (await sent).ok }).toEqual({ action, ok: true });
}

/** A race of two people whose first round has just been scored. */
async function scored(): Promise<Party> {
  const times = { first: 0, callMs: 20, handMs: 0, rethrowMs: 0 };
  const party = await sitDown(cubo as unknown as GameDefinition, { chains: true, options: times });
  await party.ready();
  for (const seat of [0, 1] as const) party.table.arrive(`p${seat}`);
  // The clock calls.
  await party.clock.pass(20);
  await party.table.wake();
  for (const seat of [0, 1] as const) {
    await act(party, seat, { kind: 'throw' });
    const { dice, joker } = stateOf(party).seats[seat] ?? {};
    const square = (dice ?? []).map((die) => die.id).toSpliced(4, 0, joker?.id ?? '');
    await act(party, seat, { kind: 'cover', square });
    await act(party, seat, { kind: 'take', die: stateOf(party).middle[0]?.id });
  }
  for (const seat of [0, 1] as const) await act(party, seat, { kind: 'exchange', cell: null });
  return party;
}

describe('the next round of a race', () => {
  test('opens when the scoring has been seen, however late the table is woken', async () => {
    const party = await scored();
    expect(stateOf(party)).toMatchObject({ round: 2, stage: 'opening' });
    expect(party.table.nextMoment()).toBe(party.clock.now() + LOOK_MS);
    const over = party.table.at() + LOOK_MS;
    await party.clock.pass(LOOK_MS + 5);
    await party.table.wake();
    expect(stateOf(party)).toMatchObject({ stage: 'ready', openedAt: over });
    expect(party.errors).toEqual([]);
  });

  test('opens at once when all who are there have seen it, and not for one alone', async () => {
    const party = await scored();
    await party.clock.pass(1000);
    const goOn = (seat: Seat) => party.send(`p${seat}`, { kind: 'goOn', seat });
    expect((await goOn(1)).ok).toBe(true);
    expect(stateOf(party).stage).toBe('opening');
    expect((await goOn(0)).ok).toBe(true);
    expect(stateOf(party)).toMatchObject({ stage: 'ready', openedAt: party.table.at() });
    expect(await goOn(0)).toMatchObject({ error: { code: 'no-change' } });
  });

  test('does not wait for who is away', async () => {
    const party = await scored();
    party.table.leave('p0');
    expect((await party.send('p1', { kind: 'goOn', seat: 1 })).ok).toBe(true);
    expect(stateOf(party).stage).toBe('ready');
  });

  test('opens after a crash too, with the link that was shown for it, and can be verified', async () => {
    const party = await scored();
    const table = await LiveTable.open(party.table.game, party.ports, party.table.id);
    if (!table) throw new Error('the table is gone');
    table.subscribe((event) => party.events.push(event));
    await party.clock.pass(LOOK_MS);
    await table.wake();
    const log = logOf(party);
    expect(log.at(-1)).toMatchObject({ actor: 'chance', action: { kind: 'fall' } });
    expect(log.at(-1)?.link).toHaveLength(32);
    const { info, record } = table;
    const file = matchFile({
      ...diceAt({ ...info, secret: record.secret }),
      game: info.game,
      options: info.options,
      players: info.seats.map(({ bot }, seat) => ({ name: `${seat}`, bot })),
      time: TIMES[info.time],
      log,
      result: null,
    });
    expect(verifyMatch(party.table.game, file).ok).toBe(true);
    expect(Object.keys(info)).not.toContain('owed');
  });

  test('is dealt with the link of who asked: a wrong one is refused while it can be sent again', async () => {
    const party = await scored();
    const last = logOf(party).findLast(({ actor }) => isSeat(actor));
    expect(last?.action.kind).toBe('exchange');
    expect(await party.send('p1', { kind: 'chain', seat: 1, anchor: 'a'.repeat(32) })).toMatchObject({
      error: { code: 'busy' },
    });
  });
});
