import type { AskMessages } from './ask.ts';

export const messages: AskMessages = {
  how: 'Touche ce que tu veux comprendre ; au clavier, va dessus et appuie sur Entrée.',
  keys: '? commence et finit les questions ; un appui long ou un clic droit demande à tout moment.',
  done: 'Plus de questions',
  now: 'Maintenant',
  cost: 'Ce que ça coûte',
  nothing: 'Il n’y a rien de plus à en dire. Les règles disent le reste.',
};
