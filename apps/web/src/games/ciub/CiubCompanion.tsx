import type { ReactElement } from 'react';
import { CARDS } from '@cubarium/games/ciub';
import { PointsPad } from '../../companion/PointsPad.tsx';

/** What the cards are worth, each once. */
const POINTS = [...new Set(Object.values(CARDS).map(({ points }) => points))].sort((a, b) => a - b);

/** Beside the real box: a sheet for the points. */
export const CiubCompanion = (): ReactElement => <PointsPad game="ciub" values={POINTS} />;
