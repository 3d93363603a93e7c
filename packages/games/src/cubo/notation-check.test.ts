import { describe, expect, test } from 'vitest';
import { cubo } from './index.ts';
import { changed, square, states, type Case } from './notation.testkit.ts';

/** The first seat has picked its dice up. */
const inHand = {
  'seats.0.dice': ['r1', 'r2', 'r3', 'r4', 'b1', 'b2', 'b3', 'b4'],
  'seats.0.joker': 'j1',
};

/** Positions that cannot be, by the reason they are refused for: one check must not do the work of another. */
const impossible: Readonly<Record<string, readonly Case[]>> = {
  'not the form of a state': [
    ['another game', 'race', { game: 'chess' }],
    ['options out of range', 'race', { options: { seats: 5 } }],
    ['an unknown field', 'race', { colour: 'red' }],
    ['an unknown field of a seat', 'race', { 'seats.0.colour': 'red' }],
    ['a seat too few', 'race', { seats: [] }],
    ['a starter who is not there', 'race', { starter: 2 }],
    ['an unknown stage', 'race', { stage: 'resting' }],
    ['half a round', 'race', { round: 1.5 }],
    ['a moment as text', 'race', { at: '4000' }],
    ['a moment before the start', 'race', { calledAt: -1 }],
    ['an unknown colour', 'race', { 'seats.0.dice.0': 'g1:4' }],
    ['a face no die has', 'race', { 'seats.0.dice.0': 'r1:7' }],
    ['a square without faces', 'covered', { 'seats.0.square': square.with(0, 'r1') }],
    ['a die taken without a face', 'counting', { 'seats.0.taken': 'r9' }],
    ['a countdown list too short', 'race', { countdownEnds: [null] }],
    ['an unknown chance', 'opening', { chance: { kind: 'storm' } }],
  ],
  'there are six rounds': [
    ['round 0', 'race', { round: 0 }],
    ['round 7', 'opening', { round: 7 }],
  ],
  'every coloured die is in one place': [
    ['an unknown die', 'race', { 'seats.0.dice.0': 'r11:4' }],
    ['a die in two places', 'race', { 'seats.0.dice.0': 'r2:4' }],
    ['a die of the middle with a seat too', 'race', { 'seats.0.dice.0': 'r9:4' }],
    ['a die too few in the middle', 'race', { middle: ['r9:1', 'r10:6', 'b9:3'] }],
    ['a joker in the middle', 'race', { 'middle.0': 'j1:1' }],
    ['a die taken and in the middle', 'covered', { 'seats.0.taken': 'r9:1', 'seats.0.takenAt': 3000 }],
    ['a die taken that is nowhere', 'counting', { 'seats.0.taken': null }],
  ],
  'a seat has eight dice and its own joker': [
    ['the joker of another', 'race', { 'seats.0.joker': 'j2:2' }],
    ['a coloured joker', 'race', { 'seats.0.joker': 'r1:2' }],
    [
      'nine dice for one and seven for another',
      'race',
      { 'seats.0.dice.8': 'r5:1', 'seats.1.dice': ['r6:1', 'r7:1', 'r8:1', 'b5:1', 'b6:1', 'b7:1', 'b8:1'] },
    ],
  ],
  'all nine dice fall together': [
    ['a die that lies without a face', 'race', { 'seats.0.dice.0': 'r1' }],
    ['a face in hand', 'ready', { 'seats.0.joker': 'j1:2' }],
  ],
  'the middle falls at the opening': [
    ['a middle without faces', 'race', { middle: ['r9', 'r10', 'b9', 'b10'] }],
    ['a middle with faces before the opening', 'opening', { middle: ['r9:1', 'r10:1', 'b9:1', 'b10:1'] }],
  ],
  'dice in hand show no face': [['faces in hand', 'race', { 'seats.0.hand': true }]],
  'dice lie only after a throw': [
    ['dice that lie and were never thrown', 'race', { 'seats.0.throws': 0, 'seats.0.thrownAt': null }],
  ],
  'thrown or in hand at no time': [
    ['a throw at no time', 'race', { 'seats.0.thrownAt': null }],
    ['in hand at no time', 'ready', { 'seats.0.handAt': null }],
  ],
  'a moment outside the round': [
    ['a throw in the future', 'race', { 'seats.0.thrownAt': 1001 }],
    ['in hand before the opening', 'ready', { 'seats.0.handAt': 99 }],
  ],
  'opened or called too early or late': [
    ['a race without a call', 'race', { calledAt: null }],
    ['a race without an opening', 'race', { openedAt: null }],
    ['a call before the opening', 'ready', { calledAt: 100 }],
  ],
  'a go belongs to a calm table': [
    ['a go in a race', 'race', { go: 0 }],
    ['a calm table without a go', 'calm', { go: null }],
  ],
  'this round is not scored yet': [['points before the scoring', 'race', { 'seats.0.points': [12] }]],
  'points for other rounds': [
    ['points of too many rounds', 'scoring', { 'seats.0.points': [1, 2] }],
    ['the end in round 5', 'over', { round: 5 }],
  ],
  'squares are scored in turn order': [
    ['points missing at the end', 'over', { 'seats.0.points': [1, 0, 0, 0, 0] }],
    ['scoring against the turn order', 'scoring', { 'seats.1.points': [0] }],
  ],
  'who has no die to exchange is scored at once': [
    ['a scoring in which nobody has a choice', 'scoring', { 'seats.0.points': [12] }],
  ],
  'exchanges happen while scoring': [
    ['an exchange at no time', 'scoring', { exchangeSince: null }],
    ['an exchange in a race', 'race', { exchangeSince: 1000 }],
  ],
  'covered at no time or in no order': [
    ['covered without a square', 'race', { coverOrder: [0] }],
    ['covered at no time', 'covered', { 'seats.0.coveredAt': null }],
    ['covered in no order', 'covered', { coverOrder: [] }],
  ],
  'covered twice': [['covered twice', 'covered', { coverOrder: [0, 0] }]],
  'not a square': [
    [
      'a square without the joker in the centre',
      'covered',
      { 'seats.0.square': square.with(0, 'j1:4').with(4, 'r1:4') },
    ],
    ['a square of eight', 'covered', { 'seats.0.square': square.slice(1) }],
    ['a square without its last die', 'covered', { 'seats.0.square': square.slice(0, 8) }],
    ['a square of dice in hand', 'covered', { ...inHand, 'seats.0.hand': true }],
  ],
  'the square is not of the own dice': [
    ['a square with another face', 'covered', { 'seats.0.square': square.with(0, 'r1:3') }],
    ['a die laid twice', 'covered', { 'seats.0.square': square.with(0, 'r2:5') }],
  ],
  'a die taken without a covered square': [
    ['a die taken at no time', 'counting', { 'seats.0.takenAt': null }],
  ],
  'a countdown for others than who has not covered': [
    ['a countdown for who has covered', 'counting', { countdownEnds: [10_000, 10_000] }],
    ['a countdown for one of three', 'three', { countdownEnds: [8000, 14_000, null] }],
  ],
  'a countdown belongs to a race': [
    ['a countdown while scoring', 'scoring', { countdownEnds: [null, 10_000] }],
  ],
  'another deadline follows from the times': [
    ['another deadline', 'race', { deadline: 5000 }],
    ['no deadline', 'race', { deadline: null }],
  ],
  'another chance is due': [
    ['a chance that is not due', 'race', { chance: { kind: 'deal' } }],
    ['a chance that does not come', 'air', { chance: null }],
    ['the fall of other dice', 'air', { 'chance.dice.0': 'r5' }],
    ['another chance', 'opening', { chance: { kind: 'deal' } }],
    ['a fall of three', 'opening', { 'chance.dice': ['r9', 'r10', 'b9'] }],
    ['the fall of an unknown die', 'opening', { 'chance.dice.0': 'r11' }],
    ['the fall of a die twice', 'opening', { 'chance.dice.0': 'r10' }],
  ],
  'nobody waits for these dice': [
    [
      'dice of two seats in the air',
      'air',
      { 'seats.1.hand': false, 'seats.1.throws': 1, 'seats.1.thrownAt': 1 },
    ],
  ],
  'the starter is dealt once': [
    ['a deal in round 2', 'fresh', { round: 2, 'seats.0.points': [1], 'seats.1.points': [1] }],
  ],
  'a calm table has no call': [
    ['a calm table that waits for a call', 'ready', { 'options.pace': 'calm', deadline: null }],
  ],
  'too many throws': [
    ['too many throws of a go', 'calm', { 'seats.0.throws': 3 }],
    [
      'in hand after the last throw of a go',
      'calm',
      { ...inHand, 'seats.0.hand': true, 'seats.0.throws': 2 },
    ],
  ],
  'the middle has four dice': [
    [
      'a die of the middle with a seat',
      'race',
      { 'seats.0.dice.8': 'r9:1', middle: ['r10:6', 'b9:3', 'b10:4'] },
    ],
  ],
  'a die taken that is nowhere': [
    [
      'a moment of taking without a die',
      'counting',
      { 'seats.0.taken': null, middle: ['r9:1', 'r10:6', 'b9:3', 'b10:4'] },
    ],
  ],
  'this go is over': [['the go of who has taken a die', 'took', { go: 0 }]],
};

describe.each(Object.entries(impossible))('impossible: %s', (why, cases) => {
  test.each(cases)('%s', (_, name, changes) => {
    const error = expect.objectContaining({ code: 'impossible-state', why }) as unknown;
    expect(cubo.parse(changed(states[name], changes))).toEqual({ ok: false, error });
  });
});
