import { CARDS, OPUS, type CardId, type CiubAction, type CiubState } from '@cubarium/games/ciub';
import type { MatchDrawing } from '../../table/model/game-ui.ts';
import { askedFaces } from './SpellCard.tsx';
import { playerOf } from './view.ts';

/** As wide to as high. */
const RATIO = 5 / 6.4;
const GAP = 12;
const INK = '#2b2436';

/** The cards of who won, as they lie on the table. */
export const drawing: MatchDrawing<CiubState, CiubAction> = {
  draw(ctx, { end, match }, size) {
    const { cards } = playerOf(match.state, end.winners[0] ?? 0);
    const columns = Math.max(1, Math.ceil(Math.sqrt(cards.length / RATIO)));
    const rows = Math.max(1, Math.ceil(cards.length / columns));
    const width = Math.min(
      (size - GAP * (columns - 1)) / columns,
      ((size - GAP * (rows - 1)) / rows) * RATIO,
      size / 2,
    );
    const height = width / RATIO;
    const left = (size - columns * width - (columns - 1) * GAP) / 2;
    const top = (size - rows * height - (rows - 1) * GAP) / 2;
    for (const [i, card] of cards.entries()) {
      ctx.save();
      ctx.translate(left + (i % columns) * (width + GAP), top + Math.floor(i / columns) * (height + GAP));
      drawCard(ctx, card, width);
      ctx.restore();
    }
  },
};

function drawCard(ctx: CanvasRenderingContext2D, card: CardId, width: number): void {
  const height = width / RATIO;
  const { points, task } = CARDS[card];
  ctx.shadowColor = card === OPUS ? '#d8a645' : '#00000080';
  ctx.shadowBlur = width * (card === OPUS ? 0.16 : 0.06);
  ctx.fillStyle = card === OPUS ? '#f3dfa8' : '#f2e7cf';
  box(ctx, [0, 0, width, height], width * 0.09);
  ctx.shadowBlur = 0;
  if (task === null) drawStar(ctx, width);
  else if (task.kind === 'total')
    drawWords(ctx, `${task.sum}+`, { x: width / 2, y: height * 0.4, px: width * 0.38 });
  else drawChips(ctx, askedFaces(task), width);
  ctx.fillStyle = '#d8a645';
  ctx.beginPath();
  ctx.arc(width / 2, height * 0.83, width * 0.14, 0, 2 * Math.PI);
  ctx.fill();
  drawWords(ctx, String(points), { x: width / 2, y: height * 0.835, px: width * 0.17 });
}

type Box = readonly [x: number, y: number, width: number, height: number];

function box(ctx: CanvasRenderingContext2D, at: Box, radius: number): void {
  ctx.beginPath();
  ctx.roundRect(...at, radius);
  ctx.fill();
}

interface Words {
  readonly x: number;
  readonly y: number;
  readonly px: number;
  readonly ink?: string;
}

function drawWords(ctx: CanvasRenderingContext2D, words: string, { x, y, px, ink = INK }: Words): void {
  ctx.fillStyle = ink;
  ctx.font = `750 ${px}px 'Figtree Variable', system-ui, sans-serif`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillText(words, x, y);
  ctx.textAlign = 'left';
}

function drawChips(ctx: CanvasRenderingContext2D, faces: readonly string[], width: number): void {
  const columns = faces.length === 2 || faces.length === 4 ? 2 : 3;
  const chip = width * (columns === 2 ? 0.31 : 0.25);
  const gap = width * 0.04;
  const rows = Math.ceil(faces.length / columns);
  const top = (width / RATIO) * 0.4 - (rows * chip + (rows - 1) * gap) / 2;
  for (const [i, face] of faces.entries()) {
    const row = Math.floor(i / columns);
    const many = Math.min(columns, faces.length - row * columns);
    const left = (width - many * chip - (many - 1) * gap) / 2 + (i % columns) * (chip + gap);
    const y = top + row * (chip + gap);
    ctx.fillStyle = INK;
    box(ctx, [left, y, chip, chip], chip * 0.24);
    drawWords(ctx, face, { x: left + chip / 2, y: y + chip * 0.53, px: chip * 0.78, ink: '#fff' });
  }
}

/** The Opus Magnum as itself: a star of four points in a ring. */
function drawStar(ctx: CanvasRenderingContext2D, width: number): void {
  ctx.save();
  ctx.translate(width * 0.19, width * 0.16);
  ctx.scale((width * 0.62) / 48, (width * 0.62) / 48);
  ctx.strokeStyle = '#7a5300';
  ctx.fillStyle = '#7a5300';
  ctx.lineWidth = 2;
  ctx.lineJoin = 'round';
  const star = new Path2D('M24 5l4.6 14.4L43 24l-14.4 4.6L24 43l-4.6-14.4L5 24l14.4-4.6z');
  star.moveTo(39, 24);
  star.arc(24, 24, 15, 0, 2 * Math.PI);
  ctx.stroke(star);
  ctx.beginPath();
  ctx.arc(24, 24, 3.5, 0, 2 * Math.PI);
  ctx.fill();
  ctx.restore();
}
