import { settings } from '../state/settings.ts';

export const SOUNDS = ['clack', 'slide', 'chime', 'knock', 'call', 'tick', 'turn'] as const;
export type SoundName = (typeof SOUNDS)[number];

/** A sound, the clack of a die with its own pitch around 1, or a coin so many tones above the first. */
export type Sound = SoundName | { readonly clack: number } | { readonly coin: number };

/** More at once is noise. */
const MOST_AT_ONCE = 5;

let context: AudioContext | null = null;

/** Browsers allow sound and vibration only after a gesture, and complain in the console when asked before. */
const mayBeHeard = (): boolean => navigator.userActivation.hasBeenActive;

/** The first sound makes the context. */
function audio(): AudioContext | null {
  if (typeof AudioContext === 'undefined' || !mayBeHeard()) return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

interface Tone {
  readonly at: number;
  readonly frequency: number;
  readonly seconds: number;
  readonly gain: number;
  readonly type: OscillatorType;
  /** The frequency at the end. */
  readonly to?: number;
}

function tone(ctx: AudioContext, { at, frequency, seconds, gain, type, to }: Tone): void {
  const oscillator = ctx.createOscillator();
  const envelope = ctx.createGain();
  oscillator.type = type;
  oscillator.frequency.setValueAtTime(frequency, at);
  if (to !== undefined) oscillator.frequency.exponentialRampToValueAtTime(to, at + seconds);
  envelope.gain.setValueAtTime(0.0001, at);
  envelope.gain.exponentialRampToValueAtTime(gain, at + 0.006);
  envelope.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  oscillator.connect(envelope).connect(ctx.destination);
  oscillator.start(at);
  oscillator.stop(at + seconds + 0.02);
}

/** Wood on felt: a short burst of filtered noise with a body below it. */
function clack(ctx: AudioContext, at: number, pitch: number): void {
  const length = Math.floor(ctx.sampleRate * 0.04);
  const buffer = ctx.createBuffer(1, length, ctx.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3;
  const source = ctx.createBufferSource();
  const filter = ctx.createBiquadFilter();
  const envelope = ctx.createGain();
  source.buffer = buffer;
  filter.type = 'bandpass';
  filter.frequency.value = 900 * pitch;
  filter.Q.value = 2.2;
  envelope.gain.value = 0.5;
  source.connect(filter).connect(envelope).connect(ctx.destination);
  source.start(at);
  tone(ctx, { at, frequency: 210 * pitch, to: 120 * pitch, seconds: 0.07, gain: 0.16, type: 'sine' });
}

function coin(ctx: AudioContext, at: number, pitch: number): void {
  for (const [i, frequency] of [659, 988].entries())
    tone(ctx, { at: at + i * 0.04, frequency: frequency * pitch, seconds: 0.12, gain: 0.05, type: 'sine' });
}

const PLAYERS: Readonly<Record<SoundName, (ctx: AudioContext, at: number) => void>> = {
  clack: (ctx, at) => clack(ctx, at, 0.85 + Math.random() * 0.4),
  slide: (ctx, at) => tone(ctx, { at, frequency: 420, to: 300, seconds: 0.09, gain: 0.05, type: 'triangle' }),
  chime: (ctx, at) => {
    for (const [i, frequency] of [659, 784, 1047].entries())
      tone(ctx, { at: at + i * 0.09, frequency, seconds: 0.6, gain: 0.09, type: 'sine' });
  },
  knock: (ctx, at) => tone(ctx, { at, frequency: 110, to: 62, seconds: 0.18, gain: 0.3, type: 'sine' }),
  call: (ctx, at) => {
    for (const [i, frequency] of [523, 784].entries())
      tone(ctx, { at: at + i * 0.11, frequency, seconds: 0.26, gain: 0.16, type: 'triangle' });
  },
  tick: (ctx, at) => tone(ctx, { at, frequency: 980, seconds: 0.05, gain: 0.14, type: 'square' }),
  turn: (ctx, at) => {
    for (const [i, frequency] of [523, 659].entries())
      tone(ctx, { at: at + i * 0.12, frequency, seconds: 0.3, gain: 0.06, type: 'sine' });
  },
};

/** Plays sounds, slightly apart. Never the only sign of anything. */
export function play(sounds: readonly Sound[], delayMs = 0): void {
  if (!settings.get().sound || sounds.length === 0) return;
  const ctx = audio();
  if (!ctx) return;
  for (const [i, sound] of sounds.slice(0, MOST_AT_ONCE).entries()) {
    const at = ctx.currentTime + delayMs / 1000 + i * 0.035;
    if (typeof sound === 'string') PLAYERS[sound](ctx, at);
    else if ('clack' in sound) clack(ctx, at, sound.clack);
    else coin(ctx, at, 2 ** (sound.coin / 6));
  }
}

/** A short tick in the hand, where the device can. */
export function vibrate(pattern: readonly number[]): void {
  const can = pattern.length > 0 && 'vibrate' in navigator && mayBeHeard();
  if (can && settings.get().haptics) navigator.vibrate([...pattern]);
}
