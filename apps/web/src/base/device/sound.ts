import { settings } from '../state/settings.ts';

export const SOUNDS = [
  'clack',
  'slide',
  'flip',
  'stamp',
  'shake',
  'chime',
  'grand',
  'knock',
  'call',
  'late',
  'tick',
  'turn',
] as const;
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

interface Burst {
  readonly at: number;
  readonly seconds: number;
  readonly gain: number;
  readonly filter: BiquadFilterType;
  readonly frequency: number;
}

/** A short burst of filtered noise. */
function burst(ctx: AudioContext, { at, seconds, gain, filter, frequency }: Burst): void {
  const length = Math.floor(ctx.sampleRate * seconds);
  const buffer = ctx.createBuffer(1, length, ctx.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3;
  const source = ctx.createBufferSource();
  const passing = ctx.createBiquadFilter();
  const envelope = ctx.createGain();
  source.buffer = buffer;
  passing.type = filter;
  passing.frequency.value = frequency;
  passing.Q.value = 2.2;
  envelope.gain.value = gain;
  source.connect(passing).connect(envelope).connect(ctx.destination);
  source.start(at);
}

/** Wood on felt: noise with a body below it. */
function clack(ctx: AudioContext, at: number, pitch: number): void {
  burst(ctx, { at, seconds: 0.04, gain: 0.5, filter: 'bandpass', frequency: 900 * pitch });
  tone(ctx, { at, frequency: 210 * pitch, to: 120 * pitch, seconds: 0.07, gain: 0.16, type: 'sine' });
}

function coin(ctx: AudioContext, at: number, pitch: number): void {
  chord(ctx, [659 * pitch, 988 * pitch], { at, apart: 0.04, seconds: 0.12, gain: 0.05, type: 'sine' });
}

/** Tones one after the other. */
function chord(ctx: AudioContext, frequencies: readonly number[], { at, ...each }: Chord): void {
  for (const [i, frequency] of frequencies.entries())
    tone(ctx, { ...each, frequency, at: at + i * each.apart });
}

interface Chord extends Omit<Tone, 'frequency'> {
  readonly apart: number;
}

const chime = (ctx: AudioContext, at: number): void =>
  chord(ctx, [659, 784, 1047], { at, apart: 0.09, seconds: 0.6, gain: 0.09, type: 'sine' });

const PLAYERS: Readonly<Record<SoundName, (ctx: AudioContext, at: number) => void>> = {
  clack: (ctx, at) => clack(ctx, at, 0.85 + Math.random() * 0.4),
  slide: (ctx, at) => tone(ctx, { at, frequency: 420, to: 300, seconds: 0.09, gain: 0.05, type: 'triangle' }),
  flip: (ctx, at) => burst(ctx, { at, seconds: 0.06, gain: 0.08, filter: 'highpass', frequency: 2400 }),
  stamp: (ctx, at) => {
    tone(ctx, { at, frequency: 150, to: 55, seconds: 0.14, gain: 0.28, type: 'sine' });
    burst(ctx, { at, seconds: 0.03, gain: 0.2, filter: 'lowpass', frequency: 700 });
  },
  shake: (ctx, at) => {
    for (let i = 0; i < 4; i++)
      burst(ctx, { at: at + i * 0.06, seconds: 0.024, gain: 0.06, filter: 'bandpass', frequency: 1200 });
  },
  chime,
  grand: (ctx, at) => {
    chime(ctx, at);
    chord(ctx, [1319, 131], { at: at + 0.27, apart: 0, seconds: 0.9, gain: 0.1, type: 'sine' });
  },
  knock: (ctx, at) => tone(ctx, { at, frequency: 110, to: 62, seconds: 0.18, gain: 0.3, type: 'sine' }),
  call: (ctx, at) => chord(ctx, [523, 784], { at, apart: 0.11, seconds: 0.26, gain: 0.16, type: 'triangle' }),
  late: (ctx, at) => tone(ctx, { at, frequency: 311, to: 233, seconds: 0.42, gain: 0.12, type: 'triangle' }),
  tick: (ctx, at) => tone(ctx, { at, frequency: 980, seconds: 0.05, gain: 0.14, type: 'square' }),
  turn: (ctx, at) => chord(ctx, [523, 659], { at, apart: 0.12, seconds: 0.3, gain: 0.06, type: 'sine' }),
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
