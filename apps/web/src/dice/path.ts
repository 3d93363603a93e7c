/** How a die of a throw travels: from the hand over the felt to where it lies, turning, with three bounces. */
export interface Flight {
  /** From where it will lie to where it comes from, in pixels. */
  readonly dx: number;
  readonly dy: number;
  /** The width of the die. */
  readonly die: number;
  /** How high it may jump without lying over words. */
  readonly room: number;
  /** Any number that differs between dice thrown together. */
  readonly spin: number;
}

export interface Frames {
  readonly cube: Keyframe[];
  readonly shadow: Keyframe[];
}

const STEPS = 16;
/** Dice thrown together come to rest one after the other, within the last fifth of the throw. */
const FIRST_END = 0.79;
/** Each bounce is half as long as the one before it, and a quarter as high. */
const BOUNCES = [
  { from: 0, length: 1, height: 1 },
  { from: 1, length: 0.5, height: 1 / 4 },
  { from: 1.5, length: 0.25, height: 1 / 16 },
] as const;
const BOUNCES_END = 1.75;
/** It leaves the hand on its way up. */
const LEAVES_AT = 0.25;

/** From 0 to 1: which part of its highest jump a die is above the felt, at a part of its way. */
export function heightAt(way: number): number {
  const at = LEAVES_AT + Math.min(1, Math.max(0, way)) * (BOUNCES_END - LEAVES_AT);
  const bounce = BOUNCES.findLast(({ from }) => at >= from) ?? BOUNCES[0];
  const part = Math.min(1, (at - bounce.from) / bounce.length);
  return 4 * bounce.height * part * (1 - part);
}

const spread = (spin: number): number => ((spin * 5) % 7) / 6;
const px = (value: number): string => `${value.toFixed(2)}px`;
const deg = (value: number): string => `${value.toFixed(2)}deg`;

interface Turns {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

const turnsOf = (spin: number): Turns => {
  const sign = spin % 2 === 0 ? 1 : -1;
  return { x: sign * (spin % 3 === 0 ? 720 : 360), y: -360 * (spin % 4 < 2 ? 1 : -1), z: sign * 45 };
};

/** Linear keyframes of one shape, so that the compositor can do it all: they end where the die lies. */
export function framesOf({ dx, dy, die, room, spin }: Flight): Frames {
  const end = FIRST_END + (1 - FIRST_END) * spread(spin);
  const top = Math.min(die * (1.5 + 0.7 * spread(spin + 3)), Math.max(die * 0.3, room));
  const turns = turnsOf(spin);
  const frames = Array.from({ length: STEPS + 1 }, (_, i) => {
    const way = Math.min(1, i / STEPS / end);
    const left = 1 - way;
    const [far, turn, h] = [left ** 2.2, left ** 1.7, top * heightAt(way)];
    const place = `translate3d(${px(dx * far)}, ${px(dy * far - h)}, 0)`;
    const size = `perspective(420px) scale(${(1 + h / (7 * die)).toFixed(4)}) translateZ(${px(-die / 2)})`;
    const turned = `rotateX(${deg(turns.x * turn)}) rotateY(${deg(turns.y * turn)}) rotateZ(${deg(turns.z * turn)})`;
    return {
      cube: `${place} ${size} ${turned}`,
      shadow: `translate3d(${px(dx * far)}, ${px(dy * far)}, 0) scale(${(1 - Math.min(0.7, h / (4 * die))).toFixed(4)})`,
    };
  });
  return {
    cube: frames.map(({ cube }) => ({ transform: cube })),
    shadow: frames.map(({ shadow }) => ({ transform: shadow })),
  };
}
