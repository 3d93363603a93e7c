import type { ReactElement } from 'react';
import { percentIn, signedPercentIn } from '../base/i18n/percent.ts';
import { useSettings } from '../base/state/settings.ts';
import { SeatToken } from '../table/parts/SeatToken.tsx';
import { reviewMessages } from './messages/index.ts';
import type { Reviewed } from './reviewed.ts';
import { along, lineOf, raised, turningPoints, type TurningPoint } from './turning.ts';

const LEVELS = [1, 0.5, 0] as const;

/** Everybody's chance to win over the match, and where it turned. */
export function Curve(props: Reviewed): ReactElement {
  const { analysis, players } = props;
  const m = reviewMessages.use();
  const points = turningPoints(analysis);
  return (
    <section aria-labelledby="review-curve">
      <h3 id="review-curve">{m.curve}</h3>
      <Plot {...props} points={points} />
      <Legend players={players} />
      {points.length > 0 && <Turns {...props} points={points} />}
    </section>
  );
}

type PlotProps = Reviewed & { readonly points: readonly TurningPoint[] };

function Plot({ analysis, players, points }: PlotProps): ReactElement {
  const m = reviewMessages.use();
  const percent = percentIn(useSettings().language);
  const told = players.map(({ name, seat }) => {
    const { start = 0, result = 0 } = analysis.seats[seat] ?? {};
    return m.fromTo({ name, start: percent(start), end: percent(result) });
  });
  return (
    <figure className="review-figure" role="img" aria-label={told.join(' ')}>
      <ol className="review-levels" aria-hidden="true">
        {LEVELS.map((level) => (
          <li key={level}>{percent(level)}</li>
        ))}
      </ol>
      <div className="review-plot" aria-hidden="true">
        <svg className="review-line" viewBox="0 0 100 100" preserveAspectRatio="none">
          <path d="M0 0H100M0 50H100M0 100H100" />
          {players.map(({ seat }) => (
            <polyline key={seat} data-seat={seat} points={lineOf(analysis, seat)} />
          ))}
        </svg>
        {points.map((point, i) => (
          <Mark key={point.entry} point={point} number={i + 1} analysis={analysis} />
        ))}
      </div>
    </figure>
  );
}

const Legend = ({ players }: Pick<Reviewed, 'players'>): ReactElement => (
  <ul className="review-legend">
    {players.map(({ seat, name }) => (
      <li key={seat}>
        <SeatToken seat={seat} name={name} />
        <svg className="review-line" viewBox="0 0 32 4" aria-hidden="true">
          <path data-seat={seat} d="M0 2H32" />
        </svg>
        {name}
      </li>
    ))}
  </ul>
);

interface MarkProps extends Pick<Reviewed, 'analysis'> {
  readonly point: TurningPoint;
  readonly number: number;
}

/** The number of a turning point, where it lies on the line of the seat that it helped. */
function Mark({ analysis, point, number }: MarkProps): ReactElement {
  const { curve } = analysis;
  const chance = curve[point.place]?.chances[raised(point)] ?? 0;
  const place = { left: `${100 * along(curve, point.place)}%`, top: `${100 * (1 - chance)}%` };
  return (
    <span className="review-mark" style={place}>
      {number}
    </span>
  );
}

/** The turning points in words, each leading to its moment. */
function Turns(props: PlotProps): ReactElement {
  const m = reviewMessages.use();
  return (
    <>
      <h4>{m.turning}</h4>
      <ol className="review-turns">
        {props.points.map((point) => (
          <li key={point.entry}>
            <Turn {...props} point={point} />
          </li>
        ))}
      </ol>
    </>
  );
}

function Turn({ point, players, steps, ui, view, watch }: PlotProps & { readonly point: TurningPoint }) {
  const m = reviewMessages.use();
  const texts = ui.useTexts();
  const signed = signedPercentIn(useSettings().language);
  const nameOf = (seat: number): string => players[seat]?.name ?? '';
  const step = steps[point.entry];
  const seat = raised(point);
  // What the log passes over is told as what was chosen.
  const line = step && texts.line(step, nameOf);
  return (
    <button type="button" className="end-fact" onClick={() => watch(point.entry)}>
      <span>
        {line ?? (step && <view.Choice state={step.before.state} action={step.entry.action} />)}{' '}
        <strong>{m.moved({ name: nameOf(seat), percent: signed(point.shifts[seat] ?? 0) })}</strong>
        <span className="sr-only"> {m.watch}</span>
      </span>
    </button>
  );
}
