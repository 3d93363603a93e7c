/** What is said about a table where its link is shown, before anybody has opened it. */
export interface PreviewTexts {
  readonly locale: string;
  readonly waiting: (p: { readonly names: string; readonly free: number }) => string;
  readonly empty: string;
  readonly running: (p: { readonly names: string }) => string;
  readonly won: (p: { readonly winners: string; readonly names: string }) => string;
  readonly over: (p: { readonly names: string }) => string;
}

const N = '\u202F';

export const PREVIEW_TEXTS: Readonly<Record<string, PreviewTexts>> = {
  de: {
    locale: 'de_DE',
    waiting: ({ names, free }) =>
      `${names} ${free === 1 ? 'wartet auf dich: Ein Platz ist frei.' : `– noch ${free} Plätze sind frei.`}`,
    empty: 'Dieser Tisch wartet auf dich. Zum Mitspielen genügt der Link.',
    running: ({ names }) => `Gerade spielen ${names}. Schau zu.`,
    won: ({ winners, names }) => `Gewonnen: ${winners}. Am Tisch: ${names}. Sieh dir die Partie an.`,
    over: ({ names }) => `${names} haben gespielt. Sieh dir die Partie an.`,
  },
  en: {
    locale: 'en_GB',
    waiting: ({ names, free }) =>
      `${names} ${free === 1 ? 'would like to play: one seat is free.' : `– ${free} seats are still free.`}`,
    empty: 'This table waits for you. The link is all you need to play.',
    running: ({ names }) => `Playing right now: ${names}. Watch them.`,
    won: ({ winners, names }) => `Won by ${winners}. At the table: ${names}. See how it went.`,
    over: ({ names }) => `${names} have played. See how it went.`,
  },
  fr: {
    locale: 'fr_FR',
    waiting: ({ names, free }) =>
      `${names} ${free === 1 ? `t’attend${N}; une place est libre.` : `– encore ${free} places libres.`}`,
    empty: 'Cette table t’attend. Le lien suffit pour jouer.',
    running: ({ names }) => `${names} jouent en ce moment. Regarde-les.`,
    won: ({ winners, names }) => `Victoire de ${winners}. À la table\u00A0: ${names}. Regarde la partie.`,
    over: ({ names }) => `${names} ont joué. Regarde la partie.`,
  },
  hu: {
    locale: 'hu_HU',
    waiting: ({ names, free }) =>
      `${names} ${free === 1 ? 'rád vár: egy hely szabad.' : `– még ${free} hely szabad.`}`,
    empty: 'Ez az asztal rád vár. A játékhoz elég a link.',
    running: ({ names }) => `Most játszanak: ${names}. Nézd őket.`,
    won: ({ winners, names }) => `Nyert: ${winners}. Az asztalnál: ${names}. Nézd meg a partit.`,
    over: ({ names }) => `Játszottak: ${names}. Nézd meg a partit.`,
  },
};
