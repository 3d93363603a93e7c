import type { ReactElement } from 'react';
import { PART } from '../../table/model/frame-marks.ts';
import { CARDS, tokenOn, type CardId } from '@cubarium/games/ciub';
import { Button } from '../../base/ui/Button.tsx';
import { ActButton } from './ActButton.tsx';
import type { CiubMessages } from './messages/index.ts';
import { aimOf, helpful } from './model/aim.ts';
import { reachOf } from './model/reach.ts';
import { taskName } from './model/naming.ts';
import { askedFaces } from './SpellCard.tsx';
import { plannedTray, type CiubView } from './view.ts';

interface AimBarProps {
  readonly view: CiubView;
}

/** The card aimed at by whose turn it is: what the tray has, what is missing, and what can be done with the card. */
export function AimBar({ view }: AimBarProps): ReactElement {
  const { m, aim, own } = view;
  if (!own) return <TheirAim view={view} />;
  return (
    <section className="ciub-aim-bar" aria-label={m.aim.title} {...PART.moves}>
      {aim === null ? <p className="ciub-aim-none">{m.aim.none}</p> : <Aimed view={view} card={aim} />}
    </section>
  );
}

/** What the dice of somebody else come nearest to; one's own aim waits until one's own turn. */
function TheirAim({ view }: AimBarProps): ReactElement {
  const { m, likely, table, turn } = view;
  const name = table.players[turn]?.name ?? '';
  return (
    <section className="ciub-aim-bar" aria-label={m.aim.theirs({ name })} {...PART.telling}>
      {likely === null ? (
        <p className="ciub-aim-none">{m.aim.theirsNone({ name })}</p>
      ) : (
        <>
          <span className="ciub-aim-whose">{m.aim.theirs({ name })}</span>
          <Progress view={view} card={likely} />
        </>
      )}
    </section>
  );
}

function Aimed({ view, card }: AimBarProps & { readonly card: CardId }): ReactElement {
  const { m, table, choices } = view;
  return (
    <>
      <Progress view={view} card={card} />
      <div className="ciub-aim-actions">
        {choices.token.has(card) && (
          <Button
            thing="do-placeToken"
            note={m.costs.token}
            onPress={() => table.act({ kind: 'placeToken', card })}
          >
            {m.aim.token}
          </Button>
        )}
        {choices.remove.has(card) && (
          <ActButton key={card} view={view} action={{ kind: 'removeCard', card }}>
            {m.aim.remove}
          </ActButton>
        )}
        <Helpful view={view} card={card} />
      </div>
    </>
  );
}

function Progress({ view, card }: AimBarProps & { readonly card: CardId }): ReactElement {
  const { m } = view;
  const { task } = CARDS[card];
  const { matched, missing, sum, met } = aimOf(card, plannedTray(view));
  const faces = task === null ? [] : askedFaces(task);
  return (
    <p className="ciub-aim-progress">
      {sum ? (
        <strong>{m.aim.sum(sum)}</strong>
      ) : (
        <>
          <span className="sr-only">{taskName(m, card)}</span>
          {faces.map((face, i) => (
            <span key={i} className="ciub-chip" aria-hidden="true" data-matched={matched[i] || undefined}>
              {face}
            </span>
          ))}
        </>
      )}
      <span className="ciub-aim-words" data-needs={(!sum && !met) || undefined}>
        {howFar(view, card, met ? m.aim.met : lacking(m, missing))}
      </span>
    </p>
  );
}

/** Of a card that cannot be taken it is said why, however far the dice are. */
function howFar({ m, state, table, own }: CiubView, card: CardId, progress: string): string {
  const reach = reachOf(state, card);
  switch (reach.kind) {
    case 'now':
      // Whose token lies there, and what it does.
      return tokenOn(state, card) === state.turn.seat && own ? `${progress} · ${m.aim.own}` : progress;
    case 'later':
      return m.aim.later;
    case 'reserved':
      return m.aim.reserved({ name: table.players[reach.by]?.name ?? '' });
  }
}

/** Faces one by one; of equal dice only how many. */
function lacking(m: CiubMessages, missing: readonly string[]): string {
  if (missing.length === 0) return '';
  return missing[0] === '='
    ? m.aim.needsEqual({ n: missing.length })
    : m.aim.needs({ faces: missing.join(' ') });
}

/** One tap that only pre-selects. */
function Helpful({ view, card }: AimBarProps & { readonly card: CardId }): ReactElement | null {
  const { m, player, choices, draft, edit } = view;
  const free = player.pool.filter((die) => choices.aside.has(die.id));
  const ids = helpful(card, player.tray, free);
  const fresh = ids.some((id) => !draft.chosen.has(id));
  if (!fresh || draft.tool !== null) return null;
  return (
    <Button thing="do-suggest" onPress={() => edit({ chosen: new Set([...draft.chosen, ...ids]) })}>
      {m.aim.helpful}
    </Button>
  );
}
