import type { AskMessages } from './ask.ts';

export const messages: AskMessages = {
  how: 'Koppints arra, amire kíváncsi vagy; billentyűzettel menj oda, és nyomj Entert.',
  keys: 'A ? elkezdi és befejezi a kérdezést; hosszú nyomással vagy jobb kattintással bármikor kérdezhetsz.',
  done: 'Nincs több kérdés',
  now: 'Most',
  cost: 'Mibe kerül',
  nothing: 'Erről nincs több mondanivaló. A többit a szabályok mondják el.',
};
