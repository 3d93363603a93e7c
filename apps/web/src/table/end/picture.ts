import type { Seat } from '@cubarium/core';
import { initialOf } from '../model/names.ts';
import type { MatchDrawing, Ended, Mood } from '../model/game-ui.ts';

/** What a picture of a match says; all of it is also its text for who does not see it. */
export interface Told {
  readonly title: string;
  readonly headline: string;
  readonly facts: readonly string[];
  /** Where this game can be played. */
  readonly address: string;
  readonly mood: Mood;
}

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 56;
const DRAWING = 420;
/** What stands beside the drawing. */
const COLUMN = WIDTH - DRAWING - 3 * MARGIN;

const COLOURS: Readonly<
  Record<Mood, { readonly [K in 'room' | 'felt' | 'ink' | 'soft' | 'accent']: string }>
> = {
  twilight: { room: '#191a2b', felt: '#2c2e4c', ink: '#f0e9db', soft: '#bdb6c9', accent: '#e2b457' },
  daylight: { room: '#101114', felt: '#262932', ink: '#f5f5f1', soft: '#b4b6be', accent: '#ffd43b' },
};
const SEATS: Readonly<Record<Seat, string>> = { 0: '#b5382a', 1: '#00659e', 2: '#00765a', 3: '#7a4aa6' };

/** A picture of a match: who won and how, and what the game drew of it. */
export async function pictureOf(told: Told, ended: Ended, drawing: MatchDrawing): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const ctx = canvas.getContext('2d');
  if (!ctx) throw new Error('no canvas');
  await document.fonts.ready;
  felt(ctx, told.mood);
  headline(ctx, told);
  ranks(ctx, told.mood, ended);
  facts(ctx, told);
  ctx.save();
  ctx.translate(WIDTH - MARGIN - DRAWING, MARGIN);
  drawing.draw(ctx, ended, DRAWING);
  ctx.restore();
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}

const font = (px: number, weight: number): string =>
  `${weight} ${px}px 'Figtree Variable', system-ui, sans-serif`;

/** Flat colours: a soft glow makes a picture three times as heavy to send. */
function felt(ctx: CanvasRenderingContext2D, mood: Mood): void {
  const { room, felt: light } = COLOURS[mood];
  ctx.fillStyle = room;
  ctx.fillRect(0, 0, WIDTH, HEIGHT);
  ctx.fillStyle = light;
  ctx.beginPath();
  ctx.roundRect(WIDTH - DRAWING - 1.5 * MARGIN, MARGIN / 2, DRAWING + MARGIN, DRAWING + MARGIN, 28);
  ctx.fill();
}

function headline(ctx: CanvasRenderingContext2D, { mood, title, headline: words }: Told): void {
  ctx.textBaseline = 'alphabetic';
  ctx.fillStyle = COLOURS[mood].soft;
  ctx.font = font(26, 600);
  ctx.fillText(title, MARGIN, MARGIN + 22, COLUMN);
  ctx.fillStyle = COLOURS[mood].accent;
  ctx.font = font(56, 750);
  ctx.fillText(words, MARGIN, MARGIN + 90, COLUMN);
}

function ranks(ctx: CanvasRenderingContext2D, mood: Mood, { end, players }: Ended): void {
  const ranked = players.toSorted((a, b) => (end.points[b.seat] ?? 0) - (end.points[a.seat] ?? 0));
  // Two stand large, four closer together.
  const step = ranked.length > 2 ? 62 : 84;
  const size = ranked.length > 2 ? 44 : 60;
  for (const [i, { seat, name }] of ranked.entries()) {
    const y = MARGIN + 130 + i * step + step / 2;
    ctx.fillStyle = SEATS[seat];
    ctx.beginPath();
    ctx.roundRect(MARGIN, y - step * 0.36, step * 0.72, step * 0.72, step * 0.2);
    ctx.fill();
    ctx.textBaseline = 'middle';
    ctx.textAlign = 'center';
    ctx.fillStyle = '#fff';
    ctx.font = font(step * 0.4, 750);
    ctx.fillText(initialOf(name), MARGIN + step * 0.36, y + 2);
    ctx.textAlign = 'left';
    ctx.fillStyle = end.winners.includes(seat) ? COLOURS[mood].ink : COLOURS[mood].soft;
    ctx.font = font(size * 0.72, 650);
    ctx.fillText(name, MARGIN + step, y, COLUMN - step - 130);
    ctx.font = font(size, 750);
    ctx.textAlign = 'right';
    ctx.fillText(String(end.points[seat] ?? 0), MARGIN + COLUMN, y, 130);
    ctx.textAlign = 'left';
  }
}

function facts(ctx: CanvasRenderingContext2D, { mood, facts: lines, address }: Told): void {
  ctx.textBaseline = 'alphabetic';
  ctx.fillStyle = COLOURS[mood].ink;
  ctx.font = font(27, 500);
  const top = HEIGHT - MARGIN - 36 * (lines.length - 1) - 4;
  for (const [i, line] of lines.entries()) ctx.fillText(line, MARGIN, top + i * 36, WIDTH - 2 * MARGIN - 280);
  ctx.fillStyle = COLOURS[mood].soft;
  ctx.font = font(24, 500);
  ctx.textAlign = 'right';
  ctx.fillText(address, WIDTH - MARGIN, HEIGHT - MARGIN - 4, 270);
  ctx.textAlign = 'left';
}
