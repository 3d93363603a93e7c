import type { ReactElement } from 'react';
import { useApp } from '../base/i18n/index.ts';
import { Switch } from '../base/ui/fields.tsx';
import { switchLens, useLensSwitch } from './switch.ts';

/** It says where it holds: at tables with others everybody would have to want it. */
export const LensSwitch = (): ReactElement => (
  <Switch label={useApp().learn.lens} on={useLensSwitch()} onChange={switchLens} />
);
