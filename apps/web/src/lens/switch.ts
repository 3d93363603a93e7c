import { changeSettings, settings, useOwnSwitch } from '../base/state/settings.ts';

/** Kept on the device, for the tables of this device alone: others might not want it at theirs. */
const LENS = { name: 'lens', usual: false };

export const useLensSwitch = (): boolean => useOwnSwitch(LENS);

export const switchLens = (on: boolean): void =>
  changeSettings({ own: { ...settings.get().own, [LENS.name]: on } });
