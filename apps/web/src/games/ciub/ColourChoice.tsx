import type { ReactElement } from 'react';
import { DIE_FACES, inSupply, type Colour } from '@cubarium/games/ciub';
import { useApp } from '../../base/i18n/index.ts';
import { Die } from '../../dice/Die.tsx';
import { aimOf } from './model/aim.ts';
import { faceName } from './model/naming.ts';
import { openColours, pressColour } from './press.ts';
import { plannedTray, type CiubView } from './view.ts';

interface ColourProps {
  readonly view: CiubView;
  readonly colour: Colour;
}

/** Which faces of a colour the aim still lacks. */
function helpfulFaces({ view, colour }: ColourProps): readonly boolean[] {
  const { aim } = view;
  const missing = aim === null ? [] : aimOf(aim, plannedTray(view)).missing;
  return DIE_FACES[colour].map((face) => missing.includes(face));
}

/** All six faces of a colour, how many dice of it there are, and whether they help. */
export function ColourFaces(props: ColourProps): ReactElement {
  const { view, colour } = props;
  const { m, state } = view;
  const helps = helpfulFaces(props);
  const n = helps.filter(Boolean).length;
  const app = useApp();
  const left = inSupply(state, colour);
  return (
    <>
      <span className="ciub-supply-count" aria-hidden="true">
        {app.setup.factor({ n: left })}
      </span>
      <span className="ciub-supply-faces" aria-hidden="true">
        {DIE_FACES[colour].map((face, i) => (
          // Faces repeat and never change places: the index is their identity.
          <span key={i} data-helps={helps[i] || undefined}>
            <Die colour={colour} face={face} />
          </span>
        ))}
      </span>
      <span className="ciub-colour-words">
        {m.chooser.left({ colour: m.colours[colour], n: left })}
        {n > 0 && <span className="ciub-colour-helps">, {m.chooser.helps({ n })}</span>}
      </span>
      <span className="sr-only">
        {m.chooser.faces({ faces: DIE_FACES[colour].map((face) => faceName(m, face)).join(', ') })}
      </span>
    </>
  );
}

/** A colour that can be chosen, with its faces; one that cannot says why when it is pressed. */
export function ColourChoice(props: ColourProps): ReactElement {
  const { view, colour } = props;
  const may = openColours(view)?.includes(colour) === true;
  return (
    <button
      type="button"
      className="ciub-colour"
      aria-disabled={!may || undefined}
      data-selectable={may || undefined}
      data-thing={`colour-${colour}`}
      onClick={() => pressColour(view, colour)}
    >
      <ColourFaces {...props} />
    </button>
  );
}
