import type { ReactElement } from 'react';
import { SEATS } from '@cubarium/core';
import { COLOURS, FACES, isCardId, type Colour, type Face } from '@cubarium/games/ciub';
import { Die } from '../../dice/Die.tsx';
import { SeatToken } from '../../table/parts/SeatToken.tsx';
import { CardFace } from './SpellCard.tsx';
import './styles/rules.css';

const isFace = (text: string): text is Face => FACES.some((face) => face === text);
const colourBy = (letter: string): Colour | undefined => COLOURS.find((each) => each.startsWith(letter));

/**
 * A picture of real parts from words: `w:swap` is a die, `r:?` one that was just swapped in, `b:reroll*` a used one,
 * `w` one that was not rolled, `A6` a card, `@0` a token, `>` leads on, `[ … ]` is the tray. Its example tells it.
 */
export const Drawn = ({ of }: { readonly of: string }): ReactElement => (
  <span className="ciub-drawn" aria-hidden="true">
    {partsOf(of.split(' '))}
  </span>
);

function partsOf(words: readonly string[]): readonly ReactElement[] {
  const parts: ReactElement[] = [];
  for (let i = 0; i < words.length; i++) {
    const end = words[i] === '[' ? words.indexOf(']', i) : -1;
    if (end < 0) parts.push(<Part key={i} word={words[i] ?? ''} />);
    else {
      parts.push(
        <span key={i} className="ciub-drawn-tray">
          {partsOf(words.slice(i + 1, end))}
        </span>,
      );
      i = end;
    }
  }
  return parts;
}

function Part({ word }: { readonly word: string }): ReactElement {
  if (word === '>') return <span className="ciub-drawn-arrow">→</span>;
  if (word.startsWith('@')) {
    const seat = SEATS.find((each) => String(each) === word.slice(1)) ?? 0;
    return <SeatToken seat={seat} name="" />;
  }
  if (isCardId(word))
    return (
      <span className="ciub-drawn-card">
        <CardFace card={word} />
      </span>
    );
  const [letter = '', shown = ''] = word.split(':');
  const colour = colourBy(letter);
  // A word that means nothing is a slip of the pen: it has to be seen at once.
  if (!colour) throw new Error(`“${word}” is no part of a picture`);
  const face = shown.replace('*', '');
  return (
    <Die
      colour={colour}
      face={isFace(face) ? face : null}
      inactive={face === '?'}
      spent={shown.endsWith('*')}
    />
  );
}
