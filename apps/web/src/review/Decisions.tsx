import { useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { WORST_OF_SEAT, type Mistake } from '@cubarium/bots/kit';
import type { Seat } from '@cubarium/core';
import { useApp } from '../base/i18n/index.ts';
import { percentIn, signedPercentIn } from '../base/i18n/percent.ts';
import { useFailure } from '../base/state/loading.ts';
import { settings, useSettings } from '../base/state/settings.ts';
import { Button } from '../base/ui/Button.tsx';
import { Choice } from '../base/ui/fields.tsx';
import { branchLocal } from '../local/branch.ts';
import { reviewMessages } from './messages/index.ts';
import type { Reviewed } from './reviewed.ts';

/** The most expensive decisions of a seat, and what the game alone tells of it. */
export function Decisions(props: Reviewed): ReactElement {
  const { analysis, players, view, file } = props;
  const m = reviewMessages.use();
  const [seat, setSeat] = useState<Seat>(() => firstLooked(props));
  const mistakes = analysis.mistakes.filter((each) => each.seat === seat).slice(0, WORST_OF_SEAT);
  const player = players[seat];
  return (
    <section aria-labelledby="review-decisions">
      <h3 id="review-decisions">{m.decisions}</h3>
      <Choice
        label={m.whose}
        value={String(seat)}
        options={players.map(({ seat: each, name }) => ({ value: String(each), label: name }))}
        onChange={(value) => setSeat(Number(value) as Seat)}
      />
      {mistakes.length === 0 && <p>{m.none}</p>}
      <ol className="review-decisions">
        {mistakes.map((mistake) => (
          <li key={`${mistake.entry} ${mistake.part}`}>
            <Decision {...props} mistake={mistake} />
          </li>
        ))}
      </ol>
      {view.Own && player && file.result && <view.Own own={analysis.own} seat={seat} player={player} />}
    </section>
  );
}

/** Whose decisions are seen first: one's own, else those that cost most. */
function firstLooked({ analysis, players }: Reviewed): Seat {
  const own = players.filter(({ mine }) => mine);
  return (own.length === 1 ? own[0]?.seat : analysis.mistakes[0]?.seat) ?? 0;
}

function Decision(props: Reviewed & { readonly mistake: Mistake }): ReactElement {
  const { mistake, view, steps, watch } = props;
  const m = reviewMessages.use();
  const { language } = useSettings();
  const signed = signedPercentIn(language);
  const step = steps[mistake.entry];
  const state = step?.before.state;
  const isMove = step !== undefined && step.entry.actor === mistake.seat;
  const doubt = mistake.doubt > 0 ? m.within({ percent: percentIn(language)(mistake.doubt) }) : '';
  return (
    <article className="review-decision">
      <p className="review-cost">
        <strong>{m.cost({ percent: signed(-mistake.error) })}</strong> <span>{doubt}</span>
      </p>
      <dl>
        <dt>{m.did}</dt>
        <dd>{isMove ? <view.Choice state={state} action={step.entry.action} /> : m.tooLate}</dd>
        <dt>{m.better}</dt>
        <dd>{mistake.better ? <view.Choice state={state} action={mistake.better} /> : m.quicker}</dd>
      </dl>
      <view.Why mistake={mistake} />
      <div className="review-actions">
        <Button icon="play" onPress={() => watch(mistake.entry - 1)}>
          {m.watch}
        </Button>
        {isMove && <TryAgain {...props} />}
      </div>
    </article>
  );
}

/** A table of this device that begins where the decision was made, against bots. */
function TryAgain({ game, file, mistake }: Reviewed & { readonly mistake: Mistake }): ReactElement {
  const m = reviewMessages.use();
  const app = useApp();
  const [, go] = useLocation();
  const fail = useFailure();
  const again = (): void => {
    const { entry, seat } = mistake;
    const name = settings.get().name.trim() || app.guest;
    void branchLocal(game, file, { entry, seat, name }).then((id) => go(`/local/${id}`), fail);
  };
  return (
    <Button look="primary" icon="again" onPress={again}>
      {m.tryAgain}
    </Button>
  );
}
