import type { ReactElement, ReactNode } from 'react';
import { useApp } from '../../base/i18n/index.ts';
import { PART, thing } from '../model/frame-marks.ts';
import { useTelling } from '../model/telling.ts';
import { SeatToken } from './SeatToken.tsx';
import './ledge.css';

/**
 * A line of the table that always has its height: what the turn before came to, until somebody here acts; and while
 * others play the way to one's own turn.
 */
export function Ledge({ children }: { readonly children?: ReactNode }): ReactElement {
  const { recaps, skip } = useTelling();
  const m = useApp();
  const last = recaps.at(-1);
  return (
    <div className="ledge" {...PART.telling}>
      {last && (
        <p className="ledge-recap">
          <SeatToken seat={last.seat} name={last.name} />
          <span>{last.text}</span>
        </p>
      )}
      {children}
      {skip && (
        <button type="button" className="ledge-skip" {...thing('frame-skip')} onClick={skip}>
          {m.table.skip}
        </button>
      )}
    </div>
  );
}
