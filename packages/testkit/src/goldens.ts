import { readdir, readFile } from 'node:fs/promises';
import { loadGame } from '@cubarium/catalogue';
import {
  deal,
  isRecord,
  playout,
  seededRng,
  textSeed,
  type Entry,
  type GameDefinition,
  type JsonRecord,
} from '@cubarium/core';

/**
 * Golden games: recorded logs with what each entry changed. They are read by people in a diff, and they guard that a
 * change of the rules does not break tables that are being played.
 */
export const GOLDENS = new URL('../../../goldens/', import.meta.url);

export interface Golden {
  readonly file: URL;
  readonly name: string;
  readonly text: string;
  readonly game: GameDefinition;
  readonly options: unknown;
  readonly seed: string;
}

/** Every golden game. The three lines of its head say what is played; the rest is written by `npm run goldens`. */
export async function readGoldens(): Promise<readonly Golden[]> {
  const names = (await readdir(GOLDENS)).filter((name) => name.endsWith('.game')).toSorted();
  return Promise.all(names.map(readGolden));
}

async function readGolden(name: string): Promise<Golden> {
  const file = new URL(name, GOLDENS);
  const text = await readFile(file, 'utf8');
  const head = /^game (?<id>.*)\noptions (?<json>.*)\nseed (?<seed>.*)\n/.exec(text)?.groups;
  const game = await loadGame(head?.id ?? '');
  if (game === null || head === undefined) throw new Error(`${name}: no head of a golden game`);
  const options = game.rules.parseOptions(JSON.parse(head.json ?? ''));
  if (!options.ok) throw new Error(`${name}: ${JSON.stringify(options.error)}`);
  return { file, name, text, game: game.rules, options: options.value, seed: head.seed ?? '' };
}

/** A new log for a golden game: random choices, dice of the dealer. */
export function playGolden({ game, options, seed }: Golden): readonly Entry[] {
  const chance = (state: unknown, seq: number) =>
    deal(game, { seed: textSeed(seed), seq, at: 0, state })?.action;
  return playout(game, game.setup(options), {
    rng: seededRng(seed),
    chance: (state, seq) => chance(state, seq) ?? null,
  }).log;
}

/** The log that stands in a golden game. */
export const logOf = ({ text }: Golden): readonly Entry[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Entry);

/** The text of a golden game: its head, and for each entry a line for it and one for what it changed. */
export function textOf({ game, options, text }: Golden, log: readonly Entry[]): string {
  const head = text.split('\n').slice(0, 3);
  let state = game.setup(options);
  let before = game.print(state);
  const lines = log.flatMap((entry) => {
    const action = game.parseAction(entry.actor, entry.action);
    const next = action.ok ? game.apply(state, { ...entry, action: action.value }) : action;
    if (!next.ok) throw new Error(`entry ${entry.seq} is refused: ${JSON.stringify(next.error)}`);
    state = next.value;
    const after = game.print(state);
    const changed = changes(before, after).join(' ');
    before = after;
    return [JSON.stringify(entry), `  ${changed}`];
  });
  return [...head, ...lines, `result ${JSON.stringify(game.result(state))}`, ''].join('\n');
}

/** `path=value` for everything that differs between two printed states, `-path` for what is gone. */
function changes(before: unknown, after: unknown, path = ''): readonly string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (after === undefined) return [`-${path}`];
  const fields = fieldsOf(after);
  const old = fieldsOf(before);
  if (fields === null || old === null) return [`${path}=${JSON.stringify(after)}`];
  const names = [...new Set([...Object.keys(old), ...Object.keys(fields)])];
  return names.flatMap((name) => changes(old[name], fields[name], path === '' ? name : `${path}.${name}`));
}

/** The parts worth telling apart: of an object, and of a list of objects. */
function fieldsOf(value: unknown): JsonRecord | null {
  if (isRecord(value)) return value;
  return Array.isArray(value) && value.length > 0 && value.every(isRecord)
    ? Object.fromEntries(value.entries())
    : null;
}
