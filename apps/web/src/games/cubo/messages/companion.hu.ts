import type { CompanionMessages } from './companion.ts';

export const messages: CompanionMessages = {
  round: 'Egy forduló',
  stop: 'Óra leállítása',
  start: 'Indul a forduló',
  ready: 'Kézbe a kockákat…',
  racing: 'Mindenki dob',
  last: 'Hat másodperc az utolsónak',
  hurry: 'Hat másodperc',
  over: 'Letelt az idő',
  next: 'Jöhet a következő forduló',
  square: 'Egy négyzet értékelése',
  how: 'Add meg a kockákat soronként; középre a dzsóker jön.',
  clear: 'Ürítsd a négyzetet',
};
