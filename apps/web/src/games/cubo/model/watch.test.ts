import { expect, test } from 'vitest';
import { at, getReady, heardBetween, hurry, IDLE, secondsOf, type Heard, type Watch } from './watch.ts';

/** What is heard from a press on, looking every 100 ms. */
function heard(start: Watch, ms: number): readonly Heard[] {
  const sounds: Heard[] = [];
  let [watch, then] = [start, 0];
  const first = heardBetween(IDLE, watch, [0, 0]);
  if (first !== null) sounds.push(first);
  for (let now = 100; now <= ms; now += 100) {
    const next = at(watch, now);
    const sound = heardBetween(watch, next, [then, now]);
    if (sound !== null) sounds.push(sound);
    [watch, then] = [next, now];
  }
  return sounds;
}

test('a round is counted in and starts', () => {
  expect(heard(getReady(0), 10_000)).toEqual([3, 2, 1, 'go']);
});

test('[cubo R9] the last six seconds are counted aloud to their end', () => {
  expect(heard(hurry(0), 10_000)).toEqual([6, 5, 4, 3, 2, 1, 'over']);
});

test('the time of a race is shown from its start', () => {
  const racing = at(getReady(0), 3200);
  expect(racing).toEqual({ kind: 'racing', since: 3000 });
  expect(secondsOf(racing, 65_500)).toBe(62);
  expect(secondsOf(IDLE, 5)).toBeNull();
});
