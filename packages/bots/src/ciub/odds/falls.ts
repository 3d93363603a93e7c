/** What a pool can fall on: every row of classes once, with its chance. */
import { COLOUR_COUNT, countIn } from './classes.ts';
import { FRAME, type Frames } from './frames.ts';
import type { Goal } from './goal.ts';

/** Values a frame that lies ready. */
export type FrameValue = (goal: Goal, at: number) => number;

/** The mean value over everything a pool can fall on. */
export class Falls {
  private readonly frames: Frames;
  private readonly value: FrameValue;

  constructor(frames: Frames, value: FrameValue) {
    this.frames = frames;
    this.value = value;
  }

  /** Rolls these colours on top of the dice that lie in the frame already. */
  mean(goal: Goal, key: number, at: number): number {
    let colour = 0;
    while (colour < COLOUR_COUNT && countIn(key, colour) === 0) colour++;
    if (colour === COLOUR_COUNT) return this.value(goal, at);
    const { dice, classes, chances } = goal.spread(colour, countIn(key, colour));
    const rest = key & ~(15 << (4 * colour));
    const to = at + FRAME;
    let mean = 0;
    for (let row = 0; row < chances.length; row++) {
      this.frames.copy(at);
      for (let i = 0; i < dice; i++) this.frames.insert(to, classes[row * dice + i] as number);
      mean += (chances[row] as number) * this.mean(goal, rest, to);
    }
    return mean;
  }
}
