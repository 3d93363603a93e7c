import { useApp } from '../base/i18n/index.ts';
import { useSettings } from '../base/state/settings.ts';

/** What whoever sits at this device is called. */
export const useMyName = (): string => {
  const m = useApp();
  return useSettings().name.trim() || m.guest;
};
