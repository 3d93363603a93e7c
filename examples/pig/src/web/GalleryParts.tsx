import type { ReactElement } from 'react';
import { Die, DIE_NUMBERS } from '@cubarium/web/game';

/** The die as it can fall, for the gallery. */
export const GalleryParts = (): ReactElement => (
  <section>
    <h2>pig</h2>
    <div className="gallery-row">
      {DIE_NUMBERS.slice(0, 6).map((face) => (
        <Die key={face} colour="red" face={face} pips />
      ))}
    </div>
  </section>
);
