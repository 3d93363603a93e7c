import type { ReactElement } from 'react';
import type { Pig, PigAction } from '../rules/index.ts';
import type { GameUi } from '@cubarium/web/game';
import { PigTable } from './PigTable.tsx';
import { useTexts } from './texts.ts';

export const ui: GameUi<Pig, PigAction> = {
  Table: PigTable,
  // The points are all there is to say.
  Standing: (): ReactElement => <></>,
  turnOf: ({ due, seat }) => (due === 'deal' ? null : seat),
  pace: ({ entry }, rollMs) => ({
    lead: entry.action.kind === 'fall' ? rollMs : 0,
    trail: entry.action.kind === 'fall' ? rollMs / 2 : 0,
  }),
  sounds({ entry }) {
    if (entry.action.kind === 'fall') return entry.action.face === 1 ? ['knock'] : ['clack'];
    return entry.action.kind === 'hold' ? ['slide'] : [];
  },
  haptics: ({ entry }) => (entry.action.kind === 'fall' ? [10] : []),
  useTexts,
  marks: { deal: 'deal', fall: 'fall', roll: 'throw', hold: 'keep', timeUp: 'clock' },
};
