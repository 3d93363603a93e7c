import { useState, type ReactElement } from 'react';
import { COLOURS, DIE_FACES, inSupply } from '@cubarium/games/ciub';
import { useApp } from '../../base/i18n/index.ts';
import { Button } from '../../base/ui/Button.tsx';
import { Sheet } from '../../base/ui/Sheet.tsx';
import { thing } from '../../table/model/frame-marks.ts';
import { Die } from '../../dice/Die.tsx';
import { supplyAnchor } from './model/homes.ts';
import { faceName } from './model/naming.ts';
import type { CiubView } from './view.ts';

interface SupplyProps {
  readonly view: CiubView;
}

/** How many dice of each colour nobody holds, and every face of each colour. */
export function SupplyList({ view }: SupplyProps): ReactElement {
  const { m, state } = view;
  const app = useApp();
  return (
    <ul className="ciub-supply-list">
      {COLOURS.map((colour) => (
        <li key={colour} data-anchor={supplyAnchor(colour)}>
          <span className="ciub-supply-count" aria-hidden="true">
            {app.setup.factor({ n: inSupply(state, colour) })}
          </span>
          <span className="ciub-supply-faces" aria-hidden="true">
            {DIE_FACES[colour].map((face, i) => (
              <Die key={i} colour={colour} face={face} />
            ))}
          </span>
          <span className="sr-only">
            {m.supplyFaces({
              colour,
              n: inSupply(state, colour),
              faces: DIE_FACES[colour].map((face) => faceName(m, face)).join(', '),
            })}
          </span>
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
