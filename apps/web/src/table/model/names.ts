/** Bots have names of their own, the same in every language. */
const BOT_NAMES = ['Ada', 'Blaise', 'Cleo', 'Dénes'] as const;

/** What a seat is called: its person's name, or that of its bot. */
export const seatName = (name: string | null, seat: number): string => name || (BOT_NAMES[seat] ?? '');

/** “Player 2” is a 2 like all others have a letter. */
export const initialOf = (name: string): string =>
  /\s(\d)$/.exec(name)?.[1] ?? Array.from(name.trim())[0]?.toUpperCase() ?? '';
