import { useState, type ReactElement } from 'react';
import { CENTRE, FACES, type Cell } from '@cubarium/games/cubo';
import { useApp } from '../../base/i18n/index.ts';
import { Button } from '../../base/ui/Button.tsx';
import { PointsPad } from '../../companion/PointsPad.tsx';
import { CuboDie } from './CuboDie.tsx';
import { useCompanionTexts } from './messages/companion.ts';
import { useCubo } from './messages/index.ts';
import { linesOf, pointsOf } from './model/lines.ts';
import { dieName } from './model/naming.ts';
import { Square } from './Square.tsx';
import { useWatch } from './useWatch.ts';
import './cubo.css';
import './styles/companion.css';

const CELLS = 9;
const SIZES = { '--cell': '52px', '--gap': '5px', '--gutter': '34px' };

/** Beside the real box: counts a round in and out aloud, and scores a square that is tapped in. */
export function CuboCompanion(): ReactElement {
  const [lying, setLying] = useState<readonly Cell[]>([]);
  const laid = lying.length === CELLS ? [pointsOf(linesOf(lying))] : [];
  return (
    <>
      <Round />
      <Scorer lying={lying} onLay={setLying} />
      <PointsPad game="cubo" values={laid} />
    </>
  );
}

function Round(): ReactElement {
  const m = useCompanionTexts();
  const { watch, seconds, start, hurry, stop } = useWatch(m.over);
  const said = { idle: m.next, ready: m.ready, racing: m.racing, last: m.last, over: m.over }[watch.kind];
  const runs = watch.kind === 'ready' || watch.kind === 'racing' || watch.kind === 'last';
  return (
    <section className="companion-part" aria-labelledby="round-title">
      <h2 id="round-title">{m.round}</h2>
      <p className="cubo-watch" data-kind={watch.kind}>
        <span role="status">{said}</span>
        <strong role="timer">{seconds ?? ''}</strong>
      </p>
      <div className="companion-row">
        <Button look={runs ? 'plain' : 'primary'} onPress={runs ? stop : start}>
          {runs ? m.stop : m.start}
        </Button>
        <Button look={watch.kind === 'racing' ? 'primary' : 'plain'} onPress={hurry}>
          {m.hurry}
        </Button>
      </div>
    </section>
  );
}

interface ScorerProps {
  readonly lying: readonly Cell[];
  readonly onLay: (lying: readonly Cell[]) => void;
}

/** Dice are tapped in one by one, row by row. */
function Scorer({ lying, onLay }: ScorerProps): ReactElement {
  const m = useCompanionTexts();
  const app = useApp();
  return (
    <section className="companion-part" aria-labelledby="square-title">
      <h2 id="square-title">{m.square}</h2>
      <p>{m.how}</p>
      <Tapped lying={lying} />
      {lying.length < CELLS && <Palette lying={lying} onLay={onLay} />}
      <div className="companion-row">
        <Button refused={lying.length === 0} onPress={() => onLay(lying.slice(0, -1))}>
          {app.table.undo}
        </Button>
        <Button refused={lying.length === 0} onPress={() => onLay([])}>
          {m.clear}
        </Button>
      </div>
    </section>
  );
}

function Tapped({ lying }: Pick<ScorerProps, 'lying'>): ReactElement {
  const m = useCubo();
  const cells = Array.from({ length: CELLS }, (_, i) => lying[i] ?? null);
  return (
    <div className="cubo-companion-square" style={SIZES}>
      <Square
        label={m.area.square}
        m={m}
        lines={linesOf(cells)}
        cell={(cell) => {
          const die = cells[cell];
          return (
            <span className="cubo-cell-still">
              {die && <CuboDie die={die} />}
              {die && <span className="sr-only">{dieName(m, die)}</span>}
            </span>
          );
        }}
      />
    </div>
  );
}

/** What can lie in the next cell: in the centre only the joker. */
function Palette({ lying, onLay }: ScorerProps): ReactElement {
  const m = useCubo();
  const colours = lying.length === CENTRE ? (['joker'] as const) : (['red', 'blue'] as const);
  return (
    <div className="cubo-palette">
      {colours.map((colour) =>
        FACES.map((face) => (
          <button
            key={`${colour}-${face}`}
            type="button"
            className="cubo-palette-die"
            aria-label={dieName(m, { colour, face })}
            onClick={() => onLay([...lying, { colour, face }])}
          >
            <CuboDie die={{ colour, face }} />
          </button>
        )),
      )}
    </div>
  );
}
