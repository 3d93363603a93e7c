import type { ReactElement } from 'react';
import type { SeatReview } from '@cubarium/bots/kit';
import { percentIn, signedPercentIn } from '../base/i18n/percent.ts';
import { useSettings } from '../base/state/settings.ts';
import type { Player } from '../table/model/game-ui.ts';
import { SeatToken } from '../table/parts/SeatToken.tsx';
import { reviewMessages } from './messages/index.ts';
import type { Reviewed } from './reviewed.ts';

/** For each player what the dice gave and what the choices cost. */
export function Shares({ analysis, players, view }: Reviewed): ReactElement {
  const m = reviewMessages.use();
  // Bars are told apart by their lengths, however large the largest is.
  const scale = Math.max(
    ...analysis.seats.flatMap(({ luck, error, given }) => [Math.abs(luck), error, given]),
  );
  const alone = players.filter(({ mine }) => mine).length === 1;
  return (
    <section aria-labelledby="review-shares">
      <h3 id="review-shares">{m.shares}</h3>
      <ul className="review-shares">
        {players.map((player) => {
          const seat = analysis.seats[player.seat];
          if (!seat) return null;
          return (
            <li key={player.seat}>
              <Share player={player} seat={seat} scale={scale} isYou={alone && player.mine} />
              <details className="review-parts">
                <summary>{m.parts}</summary>
                <view.Parts parts={seat.parts} />
              </details>
            </li>
          );
        })}
      </ul>
      <p className="review-note">{m.doubt}</p>
    </section>
  );
}

interface ShareProps {
  readonly player: Player;
  readonly seat: SeatReview;
  readonly scale: number;
  readonly isYou: boolean;
}

function Share({ player, seat, scale, isYou }: ShareProps): ReactElement {
  const m = reviewMessages.use();
  const { language } = useSettings();
  const signed = signedPercentIn(language);
  const told = { name: player.name, luck: signed(seat.luck), choices: signed(seat.given - seat.error) };
  const bars = [
    { label: m.dice, value: seat.luck },
    { label: m.mistakes, value: -seat.error },
    { label: m.given, value: seat.given },
  ];
  return (
    <>
      <p className="review-share">
        <SeatToken seat={player.seat} name={player.name} />
        <span>{isYou ? m.you(told) : m.they(told)}</span>
      </p>
      <dl className="review-bars">
        {bars.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Bar value={value / (scale || 1)} />
              <output>{signed(value)}</output>
            </dd>
          </div>
        ))}
      </dl>
      <p className="review-note">{m.within({ percent: percentIn(language)(seat.doubt) })}</p>
    </>
  );
}

/** From the middle to the right for what helped, to the left for what cost. */
function Bar({ value }: { readonly value: number }): ReactElement {
  const width = `${50 * Math.abs(value)}%`;
  const style = value < 0 ? { right: '50%', width } : { left: '50%', width };
  return (
    <span className="review-bar" aria-hidden="true">
      <span style={style} data-lost={value < 0 || undefined} />
    </span>
  );
}
