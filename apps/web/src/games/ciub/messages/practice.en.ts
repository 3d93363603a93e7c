export const messages = {
  aside: 'You want this card. Which dice do you set aside?',
  swap: 'You want this card. Which colour do you take for the white swap die?',
  yours: 'your choice',
  best: 'best',
  right: (p: { percent: string; next: string }) => `Yes: ${p.percent}, against ${p.next} at most otherwise.`,
  other: (p: { percent: string; way: string; best: string }) =>
    `That keeps ${p.percent}. More promising – ${p.way}: ${p.best}.`,
} as const;
