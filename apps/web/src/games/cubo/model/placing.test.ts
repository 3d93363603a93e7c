import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  carryOver,
  cellOf,
  drop,
  emptyPlacing,
  isLaid,
  nextCell,
  touchCell,
  touchDie,
  type Placing,
} from './placing.ts';

const DICE = ['r1', 'r2', 'r3', 'r4', 'b1', 'b2', 'b3', 'b4'];
const start = emptyPlacing('j1');
const text = ({ cells }: Placing): string => cells.map((die) => die ?? '.').join(' ');
const dice = (placing: Placing, ...ids: string[]): Placing => ids.reduce(touchDie, placing);

describe('laying dice by touch', () => {
  it('[cubo R6] starts with the joker in the centre', () => {
    expect(text(start)).toBe('. . . . j1 . . . .');
  });

  it('sends a touched die to the next free cell', () => {
    expect(text(dice(start, 'r1', 'b2', 'r3', 'r4', 'b1'))).toBe('r1 b2 r3 r4 j1 b1 . . .');
  });

  it('sends the die that was just touched on to the cell touched next', () => {
    const moved = touchCell(touchDie(start, 'r1'), 7);
    expect(text(moved)).toBe('. . . . j1 . . r1 .');
    expect(text(touchDie(moved, 'b1'))).toBe('b1 . . . j1 . . r1 .');
  });

  it('lays the next die in the cell touched before', () => {
    const first = touchDie(touchCell(start, 8), 'r1');
    expect(text(first)).toBe('. . . . j1 . . . r1');
    expect(text(touchDie(touchCell(first, 2), 'b1'))).toBe('. . b1 . j1 . . . r1');
  });

  it('forgets a waiting cell that is touched again', () => {
    expect(nextCell(touchCell(start, 8))).toBe(8);
    expect(nextCell(touchCell(touchCell(start, 8), 8))).toBe(0);
  });

  it('swaps two dice of the square', () => {
    const laid = touchCell(dice(start, 'r1', 'r2', 'r3'), 0);
    expect(text(touchCell(laid, 2))).toBe('r3 r2 r1 . j1 . . . .');
  });

  it('moves a chosen die to an empty cell, and takes it off when it is touched again', () => {
    const chosen = touchCell(dice(start, 'r1', 'r2'), 0);
    expect(text(touchCell(chosen, 6))).toBe('. r2 . . j1 . r1 . .');
    expect(text(touchCell(chosen, 0))).toBe('. r2 . . j1 . . . .');
  });

  it('lets a loose die take the place of a chosen one', () => {
    const chosen = touchCell(dice(start, 'r1', 'r2'), 0);
    expect(text(touchDie(chosen, 'b4'))).toBe('b4 r2 . . j1 . . . .');
  });

  it('does not push a die away with one that was only laid by itself', () => {
    const laid = touchCell(dice(start, 'r1', 'r2'), 0);
    expect(text(laid)).toBe('r1 r2 . . j1 . . . .');
    expect(laid.held).toEqual({ die: 'r1', how: 'chosen' });
  });

  it('drags onto cells, onto other dice and off the square', () => {
    const laid = dice(start, 'r1', 'r2');
    expect(text(drop(laid, 'b1', 1))).toBe('r1 b1 . . j1 . . . .');
    expect(text(drop(laid, 'r1', 1))).toBe('r2 r1 . . j1 . . . .');
    expect(text(drop(laid, 'r1', null))).toBe('. r2 . . j1 . . . .');
  });

  it('[cubo R6] leaves the joker where it is', () => {
    expect(text(drop(start, 'j1', 0))).toBe(text(start));
    expect(text(drop(start, 'r1', 4))).toBe(text(start));
    expect(text(touchCell(touchCell(dice(start, 'r1'), 0), 4))).toBe('r1 . . . j1 . . . .');
  });

  it('keeps what is still there', () => {
    const laid = touchCell(dice(start, 'r1', 'r2'), 0);
    const without = carryOver(laid, { dice: DICE.filter((die) => die !== 'r1'), joker: 'j1' });
    expect(text(without)).toBe('. r2 . . j1 . . . .');
    expect(without.held).toBeNull();
    expect(text(carryOver(laid, { dice: DICE, joker: 'j2' }))).toBe('. . . . j2 . . . .');
    expect(carryOver(laid, { dice: DICE, joker: 'j1' })).toEqual(laid);
  });

  it('never loses or doubles a die, whatever is touched', () => {
    const touch = fc.oneof(
      fc.record({ die: fc.constantFrom(...DICE) }),
      fc.record({ cell: fc.nat(8) }),
      fc.record({ drag: fc.constantFrom(...DICE, 'j1'), to: fc.option(fc.nat(8)) }),
    );
    fc.assert(
      fc.property(fc.array(touch, { maxLength: 60 }), (touches) => {
        let placing = start;
        for (const each of touches) {
          if ('cell' in each) placing = touchCell(placing, each.cell);
          else if ('drag' in each) placing = drop(placing, each.drag, each.to);
          else if (cellOf(placing.cells, each.die) === null) placing = touchDie(placing, each.die);
        }
        const laid = placing.cells.filter((die) => die !== null);
        expect(new Set(laid).size).toBe(laid.length);
        expect(placing.cells[4]).toBe('j1');
        expect(isLaid(placing.cells)).toBe(laid.length === 9);
      }),
      { seed: 20260, verbose: true },
    );
  });

  it('is done with one touch a die', () => {
    expect(isLaid(dice(start, ...DICE).cells)).toBe(true);
  });
});
