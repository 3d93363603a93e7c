/** Hints on demand; loaded with the tables that have them. */
export const messages = {
  hint: 'Hint',
  thinking: 'Thinking…',
  none: 'Nothing to decide right now.',
  failed: 'No hint could be worked out just now.',
  again: 'Try again',
} as const;
