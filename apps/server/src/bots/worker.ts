// A thread in which bots think, so that tables never wait for them.
import { thinker } from '@cubarium/bots/kit';
import { loadGame, provideAssets } from '@cubarium/catalogue';
import { readAsset } from './assets.ts';

export default thinker({
  now: () => performance.now(),
  async load(id) {
    const game = await loadGame(id);
    if (game) await provideAssets(game, readAsset);
    return game;
  },
});
