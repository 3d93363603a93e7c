import type { CuboAction, CuboState, FallenDie } from '@cubarium/games/cubo';
import { DIE_NUMBERS, PIPS } from '../../dice/faces.tsx';
import type { MatchDrawing } from '../../table/model/game-ui.ts';
import { bestRound } from './facts.ts';
import { roundsOf } from './model/rounds.ts';

const BODIES: Readonly<Record<FallenDie['colour'], { readonly body: string; readonly ink: string }>> = {
  red: { body: '#c8442c', ink: '#fff' },
  blue: { body: '#0067a5', ink: '#fff' },
  joker: { body: '#f6f3ea', ink: '#2b2436' },
};
/** A rim each, so that nothing depends on colour alone: how far inside the edge its lines are. */
const RIMS: Readonly<Record<FallenDie['colour'], readonly number[]>> = { red: [4], blue: [4, 7], joker: [] };

/** The best square of who won. */
export const drawing: MatchDrawing<CuboState, CuboAction> = {
  draw(ctx, { end, history }, size) {
    const square = bestRound(roundsOf(history), end.winners[0] ?? 0)?.square ?? [];
    const gap = size * 0.03;
    const die = (size - 2 * gap) / 3;
    for (const [i, each] of square.entries()) {
      ctx.save();
      ctx.translate((i % 3) * (die + gap), Math.floor(i / 3) * (die + gap));
      // In the box of 48 by 48 in which dice are drawn everywhere.
      ctx.scale(die / 48, die / 48);
      drawDie(ctx, each);
      ctx.restore();
    }
  },
};

function drawDie(ctx: CanvasRenderingContext2D, { colour, face }: FallenDie): void {
  const { body, ink } = BODIES[colour];
  const rounded = (inset: number, radius: number): void => {
    ctx.beginPath();
    ctx.roundRect(inset, inset, 48 - 2 * inset, 48 - 2 * inset, radius);
  };
  ctx.fillStyle = body;
  rounded(1, 10);
  ctx.fill();
  ctx.strokeStyle = ink;
  ctx.fillStyle = ink;
  ctx.lineWidth = 1.4;
  for (const inset of RIMS[colour]) {
    rounded(inset, 8);
    ctx.stroke();
  }
  if (colour === 'joker') drawStar(ctx);
  for (const [x, y] of PIPS[DIE_NUMBERS[face - 1] ?? '1']) {
    ctx.beginPath();
    ctx.arc(x, y, 4.3, 0, 2 * Math.PI);
    ctx.fill();
  }
}

/** Behind the pips, where it hides none of them. */
function drawStar(ctx: CanvasRenderingContext2D): void {
  ctx.globalAlpha = 0.35;
  ctx.beginPath();
  for (let i = 0; i < 10; i++) {
    const angle = (Math.PI * i) / 5 - Math.PI / 2;
    const radius = i % 2 === 0 ? 20 : 9;
    ctx.lineTo(24 + radius * Math.cos(angle), 25 + radius * Math.sin(angle));
  }
  ctx.closePath();
  ctx.stroke();
  ctx.globalAlpha = 1;
}
