import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { COLOURS, DISTINCT_FACES, type Colour } from '@cubarium/games/ciub';
import { useApp } from '../../base/i18n/index.ts';
import { Button } from '../../base/ui/Button.tsx';
import { Die } from '../../dice/Die.tsx';
import { DieButton } from '../../dice/DieButton.tsx';
import { ColourChoice } from './ColourChoice.tsx';
import { dieName } from './model/naming.ts';
import { openColours, pressFace } from './press.ts';
import { findDie, type CiubView } from './view.ts';

interface PanelProps {
  readonly view: CiubView;
}

/** What the chosen die, or the moment, asks for: a colour of the supply, or a face. */
export function Panel({ view }: PanelProps): ReactElement | null {
  const { draft, player } = view;
  const colours = openColours(view);
  const target = draft.target === null ? undefined : findDie(player, draft.target);
  if (colours === null && target === undefined) return null;
  return (
    <Opened kind={colours === null ? 'faces' : 'colours'}>
      {colours !== null && <ColourPicker view={view} />}
      {target !== undefined && <FacePicker view={view} colour={target.colour} />}
    </Opened>
  );
}

interface OpenedProps {
  readonly kind: 'colours' | 'faces';
  readonly children: ReactNode;
}

/** Where the table scrolls, what opens comes into view. */
function Opened({ kind, children }: OpenedProps): ReactElement {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    // Not returned: newer browsers answer with a promise, which is nothing to clean up with.
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section className="ciub-panel" ref={panel} data-kind={kind}>
      {children}
    </section>
  );
}

/** The ways out of a tool: set its die aside instead, or forget about it. */
export function ToolWays({ view }: PanelProps): ReactElement | null {
  const { m, draft, edit, choices, leave } = view;
  const app = useApp();
  const { tool } = draft;
  if (tool === null && !draft.taking) return null;
  return (
    <>
      {tool !== null && choices.aside.has(tool) && draft.target === null && (
        <Button
          thing="do-aside"
          onPress={() => edit({ tool: null, chosen: new Set([...draft.chosen, tool]) })}
        >
          {m.act.setAside}
        </Button>
      )}
      <Button thing="frame-cancel" onPress={leave}>
        {app.cancel}
      </Button>
    </>
  );
}

/** On a wide screen the supply beside the table is what is chosen from; see `Supply`. */
function ColourPicker({ view }: PanelProps): ReactElement {
  const { m, draft } = view;
  return (
    <ul className="ciub-colours">
      {draft.first !== null && (
        <li className="ciub-picker-first">
          <Die colour={draft.first} face={null} />
          <span className="sr-only">{dieName(m, { colour: draft.first, face: null, status: 'fresh' })}</span>
          <span aria-hidden="true">+</span>
        </li>
      )}
      {COLOURS.map((colour) => (
        <li key={colour}>
          <ColourChoice view={view} colour={colour} />
        </li>
      ))}
    </ul>
  );
}

function FacePicker({ view, colour }: PanelProps & { readonly colour: Colour }): ReactElement {
  const { m, draft, choices } = view;
  const allowed = choices.adjust.get(draft.tool ?? '')?.get(draft.target ?? '') ?? [];
  return (
    <ul className="ciub-picker">
      {DISTINCT_FACES[colour].map((face) => (
        <li key={face}>
          <DieButton
            die={{ colour, face }}
            label={dieName(m, { colour, face, status: 'active' })}
            selectable={allowed.includes(face)}
            thing={`face-${face}`}
            onPress={() => pressFace(view, face)}
          />
        </li>
      ))}
    </ul>
  );
}
