/** Bots have names of their own, the same in every language. */
const BOT_NAMES = ['Ada', 'Blaise', 'Cleo', 'Dénes'] as const;

/** What a seat is called: its person's name, or that of its bot. */
export const seatName = (name: string | null, seat: number): string => name || (BOT_NAMES[seat] ?? '');
