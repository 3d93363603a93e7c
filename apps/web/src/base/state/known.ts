/** The name under which the server knows this device; null when they have never met. */
const KEY = 'cubarium.known-as';

export const knownAs = (): string | null => localStorage.getItem(KEY);
export const isKnown = (): boolean => knownAs() !== null;
export const setKnownAs = (name: string): void => localStorage.setItem(KEY, name);
