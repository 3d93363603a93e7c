/** Asking about anything on the table; loaded when somebody does. */
export const messages = {
  how: 'Choose whatever you want to know about.',
  keys: 'By keyboard go there and press Enter. ? begins and ends asking; a long press or a right click asks at any time.',
  done: 'Done asking',
  now: 'Now',
  cost: 'What it costs',
  nothing: 'There is no more to say about it. The rules say the rest.',
  /** Of what stands around any game. */
  frame: {
    back: 'Leads to the start page. The table waits there among your games.',
    next: 'Leads to the next table at which it is your turn.',
    hint: 'Works out the best action here and now, and tells what others would come to. Key: H.',
    talk: 'Messages and short signs for everybody at this table.',
    sound: 'Turns sound on or off, on this device alone.',
    log: 'Everything that has happened at this table, line by line.',
    menu: 'Rules, settings, lessons, the game as a file, and what ends it.',
    undo: 'Takes back what you chose or did last, as far as the last dice that fell or what others did. Key: Z.',
    skip: 'Shows at once what the others do, up to your next turn. Key: S.',
    cancel: 'Leaves this choice; nothing has happened. Key: Esc.',
    lesson: 'Leads through the lesson: back a step, on, or the lesson does the step for you.',
    coach: 'Puts this hint away, or all of them. The menu brings hints back.',
  },
} as const;
