import type { Pig, PigAction } from '../rules/index.ts';
import type { TableView } from '@cubarium/web/game';

export interface PigProps {
  readonly table: TableView<Pig, PigAction>;
}
