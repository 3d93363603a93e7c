export type JsonRecord = Readonly<Record<string, unknown>>;

/** A plain JSON object: not null, not an array. */
export const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** True when `record` has all of `required`, perhaps some of `optional`, and nothing else. */
export function hasFields(
  record: JsonRecord,
  required: readonly string[],
  optional: readonly string[] = [],
): boolean {
  for (const name of required) if (!Object.hasOwn(record, name)) return false;
  for (const name of Object.keys(record))
    if (!required.includes(name) && !optional.includes(name)) return false;
  return true;
}

export const isTextArray = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

export const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
