// Rules on one thread: recorded random games replayed through `apply`, the same entries through boardgame.io's
// reducer, and whole random games. One JSON line a figure.
//
// What the ratio says: how much longer an entry takes at a table of boardgame.io whose moves are our rules. The rules
// cost the same on both sides; what it adds is its own bookkeeping and Immer, through whose drafts moves read and
// write. `unwrapped` is the choice that is kindest to boardgame.io and that its games do not make: each move takes the
// plain state from beneath the draft first, so that only the bookkeeping and Immer's look at the result are left.
import { loadAll } from '@cubarium/catalogue';
import { measure } from './measure.ts';
import { SEED } from './work.ts';

function print(figure: string, value: number, unit: string): void {
  // Three digits: more would be noise.
  console.log(JSON.stringify({ figure, value: Number(value.toPrecision(3)), unit, seed: SEED }));
}

for (const { rules } of await loadAll()) {
  const game = rules.id;
  // Boardgame.io was made for games turn by turn.
  if (rules.timeUp === null) {
    const { rates, outcomes } = await measure([
      { game, name: 'apply' },
      { game, name: 'peer' },
      { game, name: 'peerUnwrapped' },
    ]);
    if (new Set(outcomes).size > 1) throw new Error('boardgame.io came to other states: nothing to compare');
    const [ours = 0, theirs = 0, unwrapped = 0] = rates;
    print(`${game}.apply.rate`, ours, 'entries/s');
    print(`${game}.peer.rate`, theirs, 'entries/s');
    print(`${game}.apply.ratio`, ours / theirs, 'x');
    print(`${game}.peer.unwrapped.rate`, unwrapped, 'entries/s');
    print(`${game}.apply.unwrapped.ratio`, ours / unwrapped, 'x');
  } else {
    const { rates } = await measure([{ game, name: 'apply' }]);
    print(`${game}.apply.rate`, rates[0] ?? 0, 'entries/s');
  }
  const { rates } = await measure([{ game, name: 'games' }]);
  print(`${game}.games.rate`, rates[0] ?? 0, 'games/s');
}
