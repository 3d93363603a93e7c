import type { ReactElement } from 'react';
import { CARD_IDS } from '@cubarium/games/ciub';
import { SEATS } from '@cubarium/core';
import { SeatToken } from '../../table/parts/SeatToken.tsx';
import { SpellCard } from './SpellCard.tsx';

const nothing = (): void => {};

/** Spell cards and tokens for the gallery. */
export const GalleryParts = (): ReactElement => (
  <section>
    <h2>cards</h2>
    <div className="gallery-cards">
      {CARD_IDS.map((card, i) => (
        <SpellCard
          key={card}
          card={card}
          label={card}
          state={i === 3 ? 'met' : undefined}
          selectable={i === 7}
          selected={i === 9 || undefined}
          aimed={i === 11}
          matched={i === 11 ? [true, false, true] : undefined}
          token={i === 12 ? { seat: 0, name: 'Ada' } : i === 20 ? { seat: 3, name: 'Zoé' } : undefined}
          onPress={nothing}
        />
      ))}
    </div>
    <div className="gallery-row">
      {SEATS.map((seat) => (
        <SeatToken key={seat} seat={seat} name={['Ada', 'Béla', 'Cleo', 'Őrs'][seat] ?? ''} />
      ))}
    </div>
  </section>
);
