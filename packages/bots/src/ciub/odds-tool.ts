/** `cubarium odds "w1 w2 w3 w4 w5" --card B11`: the chances of a pool without a table. */
import { err, ok, type Result } from '@cubarium/core';
import {
  CARD_IDS,
  CARDS,
  diceInGame,
  isCardId,
  mapColours,
  parseDie,
  type CardId,
  type Die,
} from '@cubarium/games/ciub';
import type { Tool, ToolContext } from '../kit/index.ts';
import { cardOdds } from './card-odds.ts';
import type { Supply, TurnPosition } from './odds/index.ts';

const SEATS = 2;
const BUDGET_MS = 60_000;

const odds: Tool = {
  name: 'odds',
  summary: 'Ciúb: the chance to meet a card with these dice, and the best actions now',
  help: `cubarium odds DICE [--tray DICE] [--card B11]… [--moved] [--supply unlimited] [--self-adjust numbers-only]
              [--budget MILLISECONDS] [--json]

DICE is a list such as "w1 w2 w3 w4 w5" before the first roll, or "w1:swap w2:3 b1:reroll* r2:?" within a roll
(* used up, ? just swapped in). For each card: the chance that its task is met at the end of rolling under best
play for that card, and the best actions now. "about" marks a bound instead of an exact chance.

  --tray         dice set aside already, such as "o1:6"
  --card         a card; may be given several times; without it every card is listed
  --moved        a die went to the tray or was swapped since the last roll
  --supply       without it: two seats, the other one has five white dice
  --json         one JSON object instead of lines`,
  answer: (args, context) => {
    const read = readArguments(args);
    return read.ok ? ok(report(read.value, context)) : read;
  },
};

export const tools: readonly Tool[] = [odds];

interface Question {
  readonly position: TurnPosition;
  readonly cards: readonly CardId[];
  readonly budgetMs: number;
  readonly print: 'lines' | 'json';
}

interface Given {
  readonly lists: readonly string[];
  readonly tray: string;
  readonly cards: readonly string[];
  readonly flags: ReadonlySet<string>;
  readonly named: ReadonlyMap<string, string>;
}

const FLAGS = ['--moved', '--json'];
const NAMED = ['--tray', '--card', '--supply', '--self-adjust', '--budget'];

function sortArguments(args: readonly string[]): Result<Given, string> {
  const lists: string[] = [];
  const cards: string[] = [];
  const flags = new Set<string>();
  const named = new Map<string, string>();
  for (let i = 0; i < args.length; i++) {
    const arg = args[i] ?? '';
    const value = args[i + 1];
    if (!arg.startsWith('--')) lists.push(arg);
    else if (FLAGS.includes(arg)) flags.add(arg);
    else if (!NAMED.includes(arg)) return err(`there is no option ${arg}`);
    else if (value === undefined) return err(`${arg} needs a value`);
    else {
      if (arg === '--card') cards.push(value);
      else named.set(arg, value);
      i++;
    }
  }
  return ok({ lists, cards, flags, named, tray: named.get('--tray') ?? '' });
}

function readArguments(args: readonly string[]): Result<Question, string> {
  const sorted = sortArguments(args);
  if (!sorted.ok) return sorted;
  const { cards, flags, named } = sorted.value;
  const unknown = cards.find((card) => !isCardId(card) || CARDS[card].task === null);
  if (unknown !== undefined) return err(`there is no card "${unknown}" with a task`);
  const budgetMs = Number(named.get('--budget') ?? BUDGET_MS);
  if (!(budgetMs > 0)) return err('--budget must be a number of milliseconds');
  const position = readPosition(sorted.value);
  if (!position.ok) return position;
  const listed = cards.length > 0 ? cards.filter(isCardId) : CARD_IDS.filter((card) => CARDS[card].task);
  return ok({
    position: position.value,
    cards: listed,
    budgetMs,
    print: flags.has('--json') ? 'json' : 'lines',
  });
}

function readPosition({ lists, tray, flags, named }: Given): Result<TurnPosition, string> {
  const pool = readDice(lists.join(' '));
  const aside = readDice(tray);
  if (pool === null || aside === null) return err('dice are written like w1, w1:swap, b1:reroll* or r2:?');
  if (pool.length === 0) return err('which dice? Such as "w1 w2 w3 w4 w5"');
  const ids = new Set([...pool, ...aside].map((die) => die.id));
  if (ids.size < pool.length + aside.length) return err('a die is named twice');
  if (aside.some((die) => die.face === null)) return err('a die of the tray shows a face');
  const supply = named.get('--supply');
  if (supply !== undefined && supply !== 'unlimited') return err('--supply can only be unlimited');
  const selfAdjust = named.get('--self-adjust') ?? 'no-actions';
  if (selfAdjust !== 'no-actions' && selfAdjust !== 'numbers-only')
    return err('--self-adjust is no-actions or numbers-only');
  return ok({
    phase: aside.length === 0 && pool.every((die) => die.status === 'fresh') ? 'toRoll' : 'rolling',
    pool,
    tray: aside,
    moved: flags.has('--moved'),
    supply: supply ?? leftOver([...pool, ...aside]),
    selfAdjust,
  });
}

function readDice(text: string): readonly Die[] | null {
  const dice = text
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => parseDie(word, SEATS));
  return dice.every((die) => die !== null) ? dice : null;
}

/** The supply of a table for two at which the other seat has what it began with. */
const leftOver = (own: readonly Die[]): Supply =>
  mapColours((colour) => {
    const free = colour === 'white' ? diceInGame(colour, 1) : diceInGame(colour, SEATS);
    return Math.max(0, free - own.filter((die) => die.colour === colour).length);
  });

function report({ position, cards, budgetMs, print }: Question, { within }: ToolContext): string {
  const found = cardOdds(position, { cards, wants: 'odds-and-actions', budgetMs, within });
  if (print === 'json') return JSON.stringify({ odds: found });
  return cards
    .map((card) => {
      const { p = 0, exact = false, actions = [] } = found[card] ?? {};
      const [first, ...others] = actions.map((action) => JSON.stringify(action));
      const more = others.length > 0 ? ` and ${others.length} as good` : '';
      const about = exact ? '' : ' about';
      return `${card.padEnd(4)}${CARDS[card].text.padEnd(14)}${about.padEnd(6)}${p.toFixed(6)}  ${first ?? ''}${more}`;
    })
    .join('\n');
}
