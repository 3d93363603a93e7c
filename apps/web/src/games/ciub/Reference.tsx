import type { ReactElement } from 'react';
import {
  CARD_IDS,
  CARDS,
  COLOURS,
  DIE_FACES,
  pileAtStart,
  POWER_DICE_PER_COLOUR,
  rowSize,
  type CardId,
} from '@cubarium/games/ciub';
import { useApp } from '../../base/i18n/index.ts';
import { percentIn } from '../../base/i18n/percent.ts';
import { useSettings } from '../../base/state/settings.ts';
import { Die } from '../../dice/Die.tsx';
import type { ReferenceProps, RuleReference } from '../../table/model/rulebook.ts';
import { useCiub } from './messages/index.ts';
import { rulebook } from './messages/rulebook.ts';
import { faceName, taskName } from './model/naming.ts';
import { Drawn } from './Drawn.tsx';
import odds from './first-odds.json' with { type: 'json' };

const PLAYERS = [2, 3, 4] as const;
const LENGTHS = ['normal', 'short'] as const;
const LETTERS = ['A', 'B', 'C', 'D'] as const;

const IN_PLAY = 'in-play';

/** By what everything in the reference is found. */
function useWords(): ReadonlyMap<string, string> {
  const app = useApp();
  const m = useCiub();
  const { reference: r } = rulebook.use();
  const said = (...words: readonly string[]): string => words.join(' ');
  return new Map([
    ...COLOURS.map((colour): [string, string] => {
      const faces = DIE_FACES[colour].map((face) => faceName(m, face));
      return [colour, said(r.dice, m.colours[colour], ...faces, r.uses[colour])];
    }),
    ...CARD_IDS.map((card): [string, string] => {
      const { text, letter, points, owl } = CARDS[card];
      const worth = app.table.points({ n: points });
      return [card, said(r.letters[letter], text, taskName(m, card), worth, owl ? r.owl : '')];
    }),
    [IN_PLAY, said(r.inPlay, r.players, r.normal, r.short)],
  ]);
}

/** Every colour with its faces, every card with its chance, and how many cards are in play. */
const Show = ({ shows }: ReferenceProps): ReactElement => (
  <div className="ciub-reference">
    <Colours shows={shows} />
    <Cards shows={shows} />
    {shows(IN_PLAY) && <InPlay />}
  </div>
);

export const ciubReference: RuleReference = { useWords, Show };

function Colours({ shows }: ReferenceProps): ReactElement | null {
  const m = useCiub();
  const { reference } = rulebook.use();
  const colours = COLOURS.filter(shows);
  if (colours.length === 0) return null;
  return (
    <>
      <h3>{reference.dice}</h3>
      <ul className="ciub-colours">
        {colours.map((colour) => (
          <li key={colour}>
            <strong>
              {m.colours[colour]}{' '}
              <span className="ciub-colour-count">
                {colour === 'white' ? reference.perPlayer : reference.count({ n: POWER_DICE_PER_COLOUR })}
              </span>
            </strong>
            <span className="ciub-drawn">
              {DIE_FACES[colour].map((face, i) => (
                // The six sides of a die stay where they are.
                <Die key={i} colour={colour} face={face} />
              ))}
              <span className="sr-only">
                {m.list({ items: DIE_FACES[colour].map((face) => faceName(m, face)) })}
              </span>
            </span>
            <span>{reference.uses[colour]}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Cards({ shows }: ReferenceProps): ReactElement | null {
  const { reference } = rulebook.use();
  const cards = CARD_IDS.filter(shows);
  if (cards.length === 0) return null;
  return (
    <>
      <h3>{reference.cards}</h3>
      <p>{reference.cardsWhy}</p>
      {LETTERS.map((letter) => (
        <Lettered
          key={letter}
          letter={letter}
          cards={cards.filter((card) => CARDS[card].letter === letter)}
        />
      ))}
    </>
  );
}

interface LetteredProps {
  readonly letter: (typeof LETTERS)[number];
  readonly cards: readonly CardId[];
}

function Lettered({ letter, cards }: LetteredProps): ReactElement | null {
  const { reference } = rulebook.use();
  if (cards.length === 0) return null;
  return (
    <section aria-label={reference.letters[letter]}>
      <h4>{reference.letters[letter]}</h4>
      <ul className="ciub-all-cards">
        {cards.map((card) => (
          <CardLine key={card} card={card} />
        ))}
      </ul>
    </section>
  );
}

const CHANCES: Readonly<Record<string, number>> = odds;

function CardLine({ card }: { readonly card: CardId }): ReactElement {
  const app = useApp();
  const m = useCiub();
  const { language } = useSettings();
  const { reference } = rulebook.use();
  const chance = CHANCES[card];
  return (
    <li>
      <Drawn of={card} />
      <span>
        <span className="sr-only">{taskName(m, card)}: </span>
        {app.table.points({ n: CARDS[card].points })}
        <br />
        {chance !== undefined && (
          <span className="ciub-card-chance">
            <span className="sr-only">{reference.chance}: </span>
            {percentIn(language)(chance)}
          </span>
        )}
        {CARDS[card].owl && <span className="sr-only">, {reference.owl}</span>}
      </span>
    </li>
  );
}

function InPlay(): ReactElement {
  const { reference } = rulebook.use();
  return (
    <table>
      <caption>{reference.inPlay}</caption>
      <thead>
        <tr>
          <th scope="col">{reference.players}</th>
          <th scope="col">{reference.normal}</th>
          <th scope="col">{reference.short}</th>
        </tr>
      </thead>
      <tbody>
        {PLAYERS.map((seats) => (
          <tr key={seats}>
            <th scope="row">{seats}</th>
            {LENGTHS.map((length) => (
              <td key={length}>{reference.cardsOf(cardsInPlay(seats, length))}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** S4, S6: how many of each letter a game begins with. */
function cardsInPlay(seats: number, length: (typeof LENGTHS)[number]) {
  const options = { seats, length, selfAdjust: 'no-actions', first: null } as const;
  return { a: 2 * rowSize(seats), b: pileAtStart(options, 'B'), c: pileAtStart(options, 'C') };
}
