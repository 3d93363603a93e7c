import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { COLOURS, DIE_FACES, type CiubState } from '@cubarium/games/ciub';
import { beforeAll, expect, test } from 'vitest';
import { appMessages } from '../../base/i18n/index.ts';
import { AimBar } from './AimBar.tsx';
import { Controls } from './Controls.tsx';
import { Display } from './Display.tsx';
import { ciubMessages, type CiubMessages } from './messages/index.ts';
import { Panel } from './Panel.tsx';
import { Sentence } from './Sentence.tsx';
import { EMPTY_DRAFT, oneBack } from './model/draft.ts';
import type { CiubView } from './view.ts';
import { positionOf, viewOf } from './view.testkit.ts';

let m: CiubMessages;
beforeAll(async () => {
  [m] = await Promise.all([ciubMessages.load('en'), appMessages.load('en')]);
});

const wordsOf = (element: ReactElement): string =>
  renderToStaticMarkup(element)
    .replaceAll(/<svg.*?<\/svg>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();
const said = (view: CiubView): string => wordsOf(<Sentence view={view} />);
const buttons = (view: CiubView): string => wordsOf(<Controls view={view} />);

const turn = (phase: string) => ({ seat: 0, phase, moved: false });
const other = { pool: ['w6', 'w7', 'w8', 'w9', 'w10'], tray: [], cards: [], token: null };
const after = (
  phase: string,
  dice: { readonly pool?: readonly string[]; readonly tray?: readonly string[] },
) =>
  positionOf({ seats: [{ pool: [], tray: [], cards: [], token: null, ...dice }, other], turn: turn(phase) });

/** Whoever rolls holds every die that there is. */
const emptySupply = (): CiubState =>
  after('gaining', {
    pool: COLOURS.flatMap((colour) =>
      Array.from(
        { length: colour === 'white' ? 5 : 7 },
        (_, i) => `${colour.slice(0, 1)}${i + 1}:${DIE_FACES[colour][0]}`,
      ),
    ),
  });

test('who watches hears that dice are kept, not that a card is chosen', () => {
  const keeping = after('keeping', { pool: ['w1:1', 'w2:1', 'w3:1', 'w4:1', 'w5:1', 'r1:3'] });
  expect(said(viewOf(keeping, { m, me: null }))).toContain('choosing which five dice to keep');
});

test('an empty supply promises no die', () => {
  const view = viewOf(emptySupply(), { m, me: 0 });
  expect(said(view)).toContain('The supply is empty, so you take no die.');
  expect(buttons(view)).toContain('Go on');
  expect(buttons(view)).not.toContain('Take a die');
});

test('with both cards chosen it is said what is left to do', () => {
  const state = after('gaining', { tray: ['w1:1', 'w2:1', 'w3:1', 'w4:2', 'w5:2', 'o1:2', 'o2:2'] });
  const choices = viewOf(state, { m, me: 0 }).choices.gain;
  const [aim = null] = choices.keys();
  const down = aim === null ? null : (choices.get(aim)?.[0] ?? null);
  expect(said(viewOf(state, { m, me: 0 }))).toContain('Choose the card you want.');
  expect(said(viewOf(state, { m, me: 0, aim }))).toContain('Which card of the top row moves down?');
  expect(said(viewOf(state, { m, me: 0, aim, draft: { ...EMPTY_DRAFT, down } }))).toContain(
    'Now take the card.',
  );
});

test('the first of two dice is named while the second is asked for', () => {
  const state = after('trading', { pool: ['w1:2'], tray: ['g1:two'] });
  const view = viewOf(state, { m, me: 0, draft: { ...EMPTY_DRAFT, tool: 'g1', first: 'red' } });
  expect(said(view)).toContain('First die: red. And the second?');
  expect(wordsOf(<Panel view={view} />)).toContain('red die');
});

const aimed = (view: CiubView): string => wordsOf(<AimBar view={view} />);

test('of a card that cannot be taken it is said why, not how far the dice are', () => {
  const dice = { pool: ['w1:2'], tray: ['w2:1', 'y1:1', 'y2:1'], cards: [], token: null };
  const bottom = ['A9', 'A4', 'A10'];
  const state = positionOf({ seats: [dice, { ...other, token: 'A4' }], turn: turn('rolling'), bottom });
  expect(aimed(viewOf(state, { m, me: 0, aim: 'A9' }))).toContain('matched');
  expect(aimed(viewOf(state, { m, me: 0, aim: 'A2' }))).toContain('must move down first');
  expect(aimed(viewOf(state, { m, me: 0, aim: 'A2' }))).not.toContain('needs');
  expect(aimed(viewOf(state, { m, me: 0, aim: 'A4' }))).toContain('only Béla may take it');
});

test('in the turn of somebody else their aim is shown, not mine', () => {
  const state = after('rolling', { pool: ['w1:2'], tray: ['w2:1', 'y1:1'] });
  const view = viewOf(state, { m, me: 1, aim: 'A4' });
  expect(aimed(view)).toContain('Ada');
  expect(aimed(view)).toContain('1 1 1');
  expect(aimed(view)).toContain('needs 1');
  const cards = renderToStaticMarkup(<Display view={view} />);
  expect(cards).not.toContain('you can take this');
  expect(aimed(viewOf(after('rolling', { pool: ['w1:2'] }), { m, me: 1 }))).toContain('nothing aside');
});

test('with a die chosen nobody is asked to set one aside', () => {
  const state = after('rolling', { pool: ['w1:2', 'w2:3', 'w3:1', 'w4:1', 'w5:4'] });
  expect(said(viewOf(state, { m, me: 0 }))).toContain('Set at least one die aside');
  const draft = { ...EMPTY_DRAFT, chosen: new Set(['w1']) };
  expect(said(viewOf(state, { m, me: 0, draft }))).toContain('Roll on, set more dice aside, or stop.');
});

test('a single card that may be taken is chosen already', () => {
  const state = after('gaining', { pool: ['w1:2'], tray: ['w2:1', 'y1:1', 'y2:1'] });
  expect(viewOf(state, { m, me: 0 }).choices.gain.size).toBe(1);
  expect(said(viewOf(state, { m, me: 0 }))).toContain('Which card of the top row moves down?');
  expect(said(viewOf(state, { m, me: 0, aim: 'A4' }))).toContain('Which card of the top row moves down?');
});

test('what was chosen last is taken back first', () => {
  const dice = { ...EMPTY_DRAFT, chosen: new Set(['w1', 'w2']) };
  expect(oneBack(EMPTY_DRAFT)).toBeNull();
  expect([...(oneBack(dice)?.chosen ?? [])]).toEqual(['w1']);
  expect(oneBack({ ...dice, tool: 'w3', target: 'w1' })).toEqual({ target: null });
  expect(oneBack({ ...dice, tool: 'w3' })).toMatchObject({ tool: null });
  expect(oneBack({ ...dice, tool: 'w3' })).not.toHaveProperty('chosen');
});
