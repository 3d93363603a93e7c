/** Refusals by the client itself: the server broke its word about the dice, or says what makes no sense. */
export const CLIENT_CODES = ['broken-promise', 'not-understood'] as const;
export type ClientCode = (typeof CLIENT_CODES)[number];
