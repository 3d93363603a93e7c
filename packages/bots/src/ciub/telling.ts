/** Actions in English, as somebody at the table would say them. */
import {
  choosable,
  COLOURS,
  current,
  diceOf,
  type CiubState,
  type Colour,
  type Die,
  type SeatAction,
} from '@cubarium/games/ciub';

/** `swap …` and `swapping …`. */
export interface Told {
  readonly todo: string;
  readonly doing: string;
}

const told = (todo: string, doing: string, rest: string): Told => ({
  todo: `${todo}${rest}`,
  doing: `${doing}${rest}`,
});

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

const dieWords = ({ colour, face, status }: Die): string =>
  face === null || status === 'inactive' ? `${colour} die` : `${colour} ${face}`;

/** How many of each colour. */
const colourWords = (colours: readonly Colour[]): string =>
  listed(
    COLOURS.flatMap((colour) => {
      const count = colours.filter((each) => each === colour).length;
      return count > 0 ? [`${count} ${colour}`] : [];
    }),
  );

export function tell(state: CiubState, action: SeatAction): Told {
  const dice = diceOf(current(state));
  const die = (id: string): string => {
    const found = dice.find((each) => each.id === id);
    return found ? `the ${dieWords(found)}` : id;
  };
  const colours = (ids: readonly string[]): readonly Colour[] =>
    dice.filter((each) => ids.includes(each.id)).map(({ colour }) => colour);
  switch (action.kind) {
    case 'swap': {
      const [colour = 'white'] = colours([action.die]);
      return told('swap', 'swapping', ` the ${colour} die for ${action.colour}`);
    }
    case 'reroll':
      return told('re-roll', 're-rolling', ` ${die(action.target)}`);
    case 'adjust':
      return told('turn', 'turning', ` ${die(action.target)} to ${action.face}`);
    case 'roll':
    case 'stop':
      return setAside(state, action);
    case 'keep':
      return told('keep', 'keeping', ` ${colourWords(colours(action.dice))}`);
    case 'whiten':
      return told('turn', 'turning', ` ${colourWords(colours(action.dice))} white`);
    case 'trade':
      return told('trade', 'trading', ` ${die(action.die)} for ${listed(action.for)}`);
    default:
      return tellCards(action);
  }
}

type CardAction = Extract<SeatAction, { kind: 'gain' | 'decline' | 'placeToken' | 'removeCard' | 'endTurn' }>;

function tellCards(action: CardAction): Told {
  switch (action.kind) {
    case 'gain':
      return told('gain', 'gaining', ` ${action.card}${action.down ? ` and move ${action.down} down` : ''}`);
    case 'decline':
      return told('gain', 'gaining', ` no card and take ${action.take ? `a ${action.take} die` : 'no die'}`);
    case 'placeToken':
      return told('put', 'putting', ` the token on ${action.card}`);
    case 'removeCard':
      return told('remove', 'removing', ` ${action.card}`);
    case 'endTurn':
      return told('end', 'ending', ' the turn');
  }
}

/** Skulls go by themselves and are not worth a word. */
function setAside(
  state: CiubState,
  { kind, aside = [] }: Extract<SeatAction, { kind: 'roll' | 'stop' }>,
): Told {
  const then = kind === 'roll' ? 'roll' : 'stop';
  const { pool } = current(state);
  const chosen = choosable(pool).filter(({ id }) => aside.includes(id));
  if (chosen.length > 0)
    return told('set', 'setting', ` the ${listed(chosen.map(dieWords))} aside and ${then}`);
  if (kind === 'stop') return told('stop', 'stopping', '');
  return told('roll', 'rolling', state.turn.phase === 'rolling' ? ' again with nothing set aside' : '');
}
