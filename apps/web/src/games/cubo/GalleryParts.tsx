import type { ReactElement, ReactNode } from 'react';
import type { Cell } from '@cubarium/games/cubo';
import { FactorBadge } from '../../table/parts/FactorBadge.tsx';
import { CuboDie } from './CuboDie.tsx';
import { useCubo } from './messages/index.ts';
import type { Countdown } from './model/clock.ts';
import { linesOf } from './model/lines.ts';
import { Ring } from './Ring.tsx';
import { Square } from './Square.tsx';
import './cubo.css';

const red = (face: Cell['face']): Cell => ({ colour: 'red', face });
const blue = (face: Cell['face']): Cell => ({ colour: 'blue', face });
const joker: Cell = { colour: 'joker', face: 5 };

type Lying = readonly (Cell | null)[];
const EMPTY: Lying = [null, null, null, null, joker, null, null, null, null];
const BEGUN: Lying = [red(4), red(5), red(6), null, joker, blue(2), null, null, null];
const LAID: Lying = [red(4), red(5), red(6), red(5), joker, blue(5), blue(6), blue(5), blue(4)];

const SIZES = { '--cell': '52px', '--gap': '5px', '--gutter': '34px', '--loose': '44px' };
const WHATS: readonly Countdown['what'][] = ['start', 'call', 'cover', 'take', 'exchange'];

/** Dice, squares in every state, rings and badges for the gallery. */
export function GalleryParts(): ReactElement {
  return (
    <section data-mood="daylight" style={SIZES}>
      <h2>squares</h2>
      <div className="gallery-row">
        <GallerySquare name="empty" lying={EMPTY} />
        <GallerySquare name="begun" lying={BEGUN} />
        <GallerySquare name="laid" lying={LAID} />
        <GallerySquare name="covered" lying={LAID} covered />
      </div>
      <h2>rings</h2>
      <div className="gallery-row">
        {WHATS.map((what, i) => (
          <GallerySquare
            key={what}
            name={what}
            lying={EMPTY}
            frame={<Ring countdown={{ what, ends: 1000, total: 1000 }} now={() => i * 200} />}
          />
        ))}
      </div>
      <h2>hand and badges</h2>
      <div className="gallery-row" style={{ '--die': '44px' }}>
        {([red(1), blue(6), joker] as const).map((die) => (
          <CuboDie key={die.colour} die={{ ...die, face: null }} />
        ))}
        <FactorBadge factor={2} />
        <FactorBadge factor={10} />
      </div>
    </section>
  );
}

interface GallerySquareProps {
  readonly name: string;
  readonly lying: Lying;
  readonly covered?: boolean;
  readonly frame?: ReactNode;
}

function GallerySquare({ name, lying, covered, frame }: GallerySquareProps): ReactElement {
  const m = useCubo();
  return (
    <Square
      label={name}
      m={m}
      covered={covered}
      frame={frame}
      lines={linesOf(lying)}
      cell={(cell) => {
        const die = lying[cell];
        return <span className="cubo-cell-still">{die && <CuboDie die={die} />}</span>;
      }}
    />
  );
}
