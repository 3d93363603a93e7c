import { isRecord } from './json.ts';
import { general, type Refusal } from './refusal.ts';
import { err, ok, type Result } from './result.ts';
import { isSeat, type Seat } from './seat.ts';

/** What one table option may be. `clause` is the rule that a value outside the range offends. */
export type OptionSpec =
  | {
      readonly kind: 'choice';
      readonly values: readonly string[];
      readonly default: string;
      readonly clause: string;
    }
  | {
      readonly kind: 'whole';
      readonly min: number;
      readonly max: number;
      readonly default: number;
      readonly clause: string;
    }
  | { readonly kind: 'switch'; readonly default: boolean; readonly clause: string }
  | { readonly kind: 'seat'; readonly default: null; readonly clause: string }
  | {
      readonly kind: 'factors';
      readonly min: number;
      readonly max: number;
      readonly default: null;
      readonly clause: string;
    };

/** The options of a game as data: the parser, the forms of the app and the documents all read it. */
export type OptionSchema = Readonly<Record<string, OptionSpec>> & {
  readonly seats: Extract<OptionSpec, { readonly kind: 'whole' }>;
};

type OptionValue<S extends OptionSpec> = S extends {
  readonly kind: 'choice';
  readonly values: readonly (infer V)[];
}
  ? V
  : S extends { readonly kind: 'whole' }
    ? number
    : S extends { readonly kind: 'switch' }
      ? boolean
      : S extends { readonly kind: 'seat' }
        ? Seat | null
        : readonly number[] | null;

export type OptionsOf<S extends OptionSchema> = { readonly [K in keyof S]: OptionValue<S[K]> };

/** Refusals of options, the same for every game. Their clause is the one that the option names. */
export const OPTION_CODES = ['option-out-of-range'] as const;
type OptionCode = (typeof OPTION_CODES)[number];

/** Reads options: missing ones get their default, unknown ones and wrong types are refused. */
export function parseOptions<S extends OptionSchema>(schema: S, raw: unknown): Result<OptionsOf<S>, Refusal> {
  if (!isRecord(raw)) return err(general('bad-request', 'options must be an object'));
  const unknown = Object.keys(raw).find((name) => !Object.hasOwn(schema, name));
  if (unknown !== undefined) return err(general('bad-request', `unknown option: ${unknown.slice(0, 40)}`));
  const read: Record<string, unknown> = {};
  // `seats` comes first: the range of others depends on it.
  const names = ['seats', ...Object.keys(schema).filter((name) => name !== 'seats')];
  for (const name of names) {
    const spec = schema[name];
    if (spec === undefined) continue;
    const value = raw[name] === undefined ? spec.default : raw[name];
    const refused = check(spec, value, { name, seats: Number(read.seats ?? value) });
    if (refused) return err(refused);
    read[name] = value;
  }
  // Checked field by field against the schema above.
  return ok(read as OptionsOf<S>);
}

function check(spec: OptionSpec, value: unknown, about: { name: string; seats: number }): Refusal | null {
  const wrongType = general('bad-request', `option ${about.name} has the wrong type`);
  const outside = outOfRange(spec, about.name);
  switch (spec.kind) {
    case 'choice':
      if (typeof value !== 'string') return wrongType;
      return spec.values.includes(value) ? null : outside;
    case 'whole':
      if (typeof value !== 'number') return wrongType;
      return Number.isInteger(value) && value >= spec.min && value <= spec.max ? null : outside;
    case 'switch':
      return typeof value === 'boolean' ? null : wrongType;
    case 'seat':
      if (value === null) return null;
      if (typeof value !== 'number') return wrongType;
      return isSeat(value, about.seats) ? null : outside;
    case 'factors': {
      if (value === null) return null;
      if (!Array.isArray(value) || !value.every((factor) => typeof factor === 'number')) return wrongType;
      const inside = value.every((factor) => factor >= spec.min && factor <= spec.max);
      return inside && value.length === about.seats ? null : outside;
    }
  }
}

function outOfRange({ clause }: OptionSpec, option: string): Refusal {
  const code: OptionCode = 'option-out-of-range';
  return { clause, code, option };
}
