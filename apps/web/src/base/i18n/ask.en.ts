/** Asking about anything on the table; loaded when somebody does. */
export const messages = {
  how: 'Tap whatever you want to know about; by keyboard go there and press Enter.',
  keys: '? begins and ends asking; a long press or a right click asks at any time.',
  done: 'Done asking',
  now: 'Now',
  cost: 'What it costs',
  nothing: 'There is no more to say about it. The rules say the rest.',
} as const;
