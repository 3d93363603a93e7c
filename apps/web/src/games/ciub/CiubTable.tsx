import { useRef, type ReactElement } from 'react';
import { PART, thing } from '../../table/model/frame-marks.ts';
import { diceCount, type CiubAction, type CiubState } from '@cubarium/games/ciub';
import { useDrag } from '../../table/model/drag.ts';
import { useFlights } from '../../table/model/flights.ts';
import { useKeptFocus } from '../../table/model/focus.ts';
import { useLensLook } from '../../table/model/lens.ts';
import type { TableView } from '../../table/model/game-ui.ts';
import { Ledge } from '../../table/parts/Ledge.tsx';
import { AimBar } from './AimBar.tsx';
import { Controls } from './Controls.tsx';
import { Dice, RollCount } from './Dice.tsx';
import { Display } from './Display.tsx';
import { homeOf } from './model/homes.ts';
import { mannerOf } from './model/moments.ts';
import { OpusShown } from './OpusShown.tsx';
import { POOL_ROOM } from './model/stacks.ts';
import { Panel } from './Panel.tsx';
import { Players } from './Players.tsx';
import { dropDie, rollAction } from './press.ts';
import { Sentence } from './Sentence.tsx';
import { SupplyButton, SupplyList } from './Supply.tsx';
import { useCiubView, type CiubView } from './view.ts';
import { useCiubKeys } from './keys.ts';
import './ciub.css';

/** What is yours to do now: a card, a die, a colour or a button. */
const NEXT_CHOICE = [
  '.ciub-spell-card[data-selectable]',
  '.ciub-dice-area .die-button[data-selectable]',
  '.ciub-panel [data-selectable]',
  '.ciub-supply [data-selectable]',
  ".ciub-controls .button[data-look='primary']",
  '.ciub-controls .button',
].join();

export function CiubTable({ table }: { readonly table: TableView<CiubState, CiubAction> }): ReactElement {
  const view = useCiubView(table);
  const room = useRef<HTMLDivElement>(null);
  const { state } = view;
  useFlights(room, {
    change: [table.match.seq, ...view.leaving].join(' '),
    homeOf: (flight) => homeOf(state, flight),
    mannerOf: (flight) => mannerOf(table.history.at(-1), flight),
  });
  useDrag(room, (die, place) => dropDie(view, die, place));
  useCiubKeys(view);
  useKeptFocus(room, NEXT_CHOICE);
  useLensLook(view.draft.chosen.size > 0 ? rollAction(view) : null, view.aim);
  return (
    <div
      className="ciub"
      {...PART.board}
      ref={room}
      data-moment={view.moment?.what}
      data-dice={roomFor(diceCount(view.player))}
      onPointerDown={view.skip}
    >
      <StarMap />
      {view.moment?.what === 'opus' && <OpusShown key={view.moment.seq} seat={view.moment.seat} />}
      <aside className="ciub-supply" aria-labelledby="supply-title" {...thing('supply')}>
        <h2 id="supply-title">{view.m.supply}</h2>
        <SupplyList view={view} chooser />
      </aside>
      <Board view={view} />
      <div className="ciub-foot">
        <Players view={view} />
        <SupplyButton view={view} />
      </div>
    </div>
  );
}

/** By all dice of who plays, not by those that are left: what has a size keeps it for the whole turn. */
const roomFor = (dice: number): 'few' | 'many' | undefined =>
  dice <= FEW ? 'few' : dice > POOL_ROOM ? 'many' : undefined;

/** So many lie side by side on the smallest screen. */
const FEW = 5;

/** What is played on, from the sentence down to the buttons. */
const Board = ({ view }: { readonly view: CiubView }): ReactElement => (
  <div className="ciub-board">
    <Sentence view={view} />
    <Display view={view} />
    <AimBar view={view} />
    <Dice view={view} />
    <Ledge>
      <RollCount view={view} />
    </Ledge>
    <div className="ciub-dock">
      <Panel view={view} />
      <Controls view={view} />
    </div>
  </div>
);

/** A faint drawing behind the display. */
const StarMap = (): ReactElement => (
  <svg
    className="ciub-star-map"
    viewBox="0 0 400 300"
    aria-hidden="true"
    preserveAspectRatio="xMidYMid slice"
  >
    <g fill="none" stroke="currentColor" strokeWidth="1">
      <circle cx="200" cy="150" r="130" />
      <circle cx="200" cy="150" r="88" />
      <path d="M70 150h260M200 20v260M108 58l184 184M292 58L108 242" />
      <path d="M96 92l58-26 52 38 66-44 42 70-38 62 30 44" strokeDasharray="3 5" />
    </g>
    <g fill="currentColor">
      <circle cx="96" cy="92" r="3" />
      <circle cx="154" cy="66" r="2" />
      <circle cx="206" cy="104" r="3.5" />
      <circle cx="272" cy="60" r="2.5" />
      <circle cx="314" cy="130" r="3" />
      <circle cx="276" cy="192" r="2" />
      <circle cx="306" cy="236" r="2.5" />
    </g>
  </svg>
);
