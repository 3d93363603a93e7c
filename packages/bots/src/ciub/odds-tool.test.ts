import { describe, expect, test, vi } from 'vitest';

// Others of this process may have provided charts, whose values are rounded.
vi.resetModules();
const { tools } = await import('./odds-tool.ts');

const ask = (...args: readonly string[]) => tools[0]?.answer(args, { within: () => () => false });
const json = (...args: readonly string[]): unknown => {
  const answer = ask(...args, '--json');
  return answer?.ok ? JSON.parse(answer.value) : answer;
};

describe('odds on the command line', () => {
  test('a task that lies ready is certain', () => {
    expect(json('r1:6 o1:6', '--card', 'A6')).toMatchObject({ odds: { A6: { p: 1, exact: true } } });
  });

  test('the tray counts, and the best action is named', () => {
    expect(json('r1:6', '--tray', 'o1:6 w1:1', '--card', 'A6')).toEqual({
      odds: { A6: { p: 1, exact: true, actions: [{ kind: 'stop', aside: ['r1'] }] } },
    });
  });

  test('dice that are not rolled yet begin a turn', () => {
    expect(json('r1 r2', '--card', 'A6')).toEqual({
      odds: {
        A6: {
          p: expect.closeTo(1 / 36 + (10 / 36) * (1 / 6), 12) as unknown,
          exact: true,
          actions: [{ kind: 'roll' }],
        },
      },
    });
  });

  test('several cards are lines, in the order given', () => {
    const answer = ask('r1:6 o1:6', '--card', 'B1', '--card', 'A6');
    expect(answer).toMatchObject({ ok: true });
    expect(answer?.ok && answer.value.split('\n').map((line) => line.slice(0, 2))).toEqual(['B1', 'A6']);
  });

  test.each([
    [['--card', 'A6']],
    [['w1 w1']],
    [['w1:7']],
    [['w99']],
    [['w1', '--card', 'D1']],
    [['w1', '--card']],
    [['w1', '--tray', 'r1']],
    [['w1', '--supply', 'none']],
    [['w1', '--self-adjust', 'yes']],
    [['w1', '--budget', 'soon']],
    [['w1', '--colour', 'red']],
  ])('%j is refused with a reason', (args) => {
    const answer = ask(...args);
    expect(answer).toMatchObject({ ok: false });
    expect(answer && !answer.ok && answer.error.length).toBeGreaterThan(5);
  });
});
