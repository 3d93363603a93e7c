import { useState, type ReactElement } from 'react';
import { COLOURS } from '@cubarium/games/ciub';
import { useApp } from '../../base/i18n/index.ts';
import { Button } from '../../base/ui/Button.tsx';
import { Sheet } from '../../base/ui/Sheet.tsx';
import { thing } from '../../table/model/frame-marks.ts';
import { ColourChoice, ColourFaces } from './ColourChoice.tsx';
import { supplyAnchor } from './model/homes.ts';
import { openColours } from './press.ts';
import type { CiubView } from './view.ts';

interface SupplyProps {
  readonly view: CiubView;
}

interface SupplyListProps extends SupplyProps {
  /** A colour is chosen here while one is asked for. */
  readonly chooser?: boolean;
}

/** How many dice of each colour nobody holds, and every face of each colour. */
export function SupplyList({ view, chooser = false }: SupplyListProps): ReactElement {
  const choosing = chooser && openColours(view) !== null;
  return (
    <ul className="ciub-supply-list">
      {COLOURS.map((colour) => (
        <li key={colour} data-anchor={supplyAnchor(colour)}>
          {choosing ? (
            <ColourChoice view={view} colour={colour} />
          ) : (
            <div className="ciub-colour">
              <ColourFaces view={view} colour={colour} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

/** One tap away where there is no room for the list. */
export function SupplyButton({ view }: SupplyProps): ReactElement {
  const { m } = view;
  const app = useApp();
  const [open, setOpen] = useState(false);
  return (
    <>
      <span className="ciub-supply-button" data-anchor="supply" {...thing('supply')}>
        <Button look="quiet" onPress={() => setOpen(true)}>
          {m.supply}
        </Button>
      </span>
      {open && (
        <Sheet title={m.supply} closeLabel={app.close} onClose={() => setOpen(false)}>
          <SupplyList view={view} />
        </Sheet>
      )}
    </>
  );
}
