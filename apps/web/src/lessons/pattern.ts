import type { Pattern } from '../table/model/lesson.ts';

/** True when an action is one that a pattern allows; both by looks, lists in their order. */
export const matches = (pattern: Pattern, action: Pattern): boolean => fits(pattern, action);

function fits(wanted: unknown, given: unknown): boolean {
  if (wanted === '*') return true;
  if (typeof wanted === 'string' && wanted.startsWith('!')) return given !== wanted.slice(1);
  if (Array.isArray(wanted))
    return (
      Array.isArray(given) &&
      wanted.length === given.length &&
      wanted.every((each, i) => fits(each, given[i]))
    );
  if (typeof wanted === 'object' && wanted !== null)
    return typeof given === 'object' && given !== null && fitsEach(wanted, given);
  return wanted === given;
}

function fitsEach(wanted: object, given: object): boolean {
  const known = new Map<string, unknown>(Object.entries(given));
  const keys = new Set([...Object.keys(wanted), ...known.keys()]);
  const asked = new Map<string, unknown>(Object.entries(wanted));
  return [...keys].every((key) => fits(asked.get(key), known.get(key)));
}
