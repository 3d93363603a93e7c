import { useLocation } from 'wouter';
import { findGame } from '@cubarium/catalogue';
import type { JsonRecord } from '@cubarium/core';
import type { GameFace } from '../../table/game-ui.ts';
import type { Place } from '../../table/local/create.ts';
import { useApp } from '../i18n/index.ts';
import { settings } from '../settings.ts';

/** The ways to begin a game on this device; each ends at its table. */
export function useStartGame(face: GameFace): { readonly quick: () => void; readonly oneDevice: () => void } {
  const m = useApp();
  const [, go] = useLocation();
  const begin = async (options: JsonRecord, places: readonly Place[]): Promise<void> => {
    const [{ createLocal }, rules] = await Promise.all([
      import('../../table/local/create.ts'),
      findGame(face.id)?.rules(),
    ]);
    if (!rules) throw new Error(`no rules for ${face.id}`);
    go(`/local/${await createLocal(rules, { options, places })}`);
  };
  const me = settings.get().name.trim() || m.guest;
  return {
    quick: () => void begin(face.quick, [{ name: me }, { bot: 'casual' }]),
    oneDevice: () => void begin(face.oneDevice, [{ name: me }, { name: m.setup.nameOf({ seat: 2 }) }]),
  };
}
