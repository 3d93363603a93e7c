import type { CuboLensMessages } from './lens.ts';

export const messages: CuboLensMessages = {
  square: (p) => `A legjobb négyzet ezekből: ${p.points}`,
  exchange: (p) => `A legjobb középső kockával: ${p.points}.`,
  cover: 'Rakd ki és takard le: egy új dobás kevesebbet ígér.',
  throwAgain: 'Dobj: az többet ígér.',
  take: (p) => `Vedd el középről: ${p.die}.`,
  takeNone: 'Ne vegyél el kockát: egyik sem segít.',
  place: (p) => `Cseréld be ide: ${p.row}. sor, ${p.column}. oszlop.`,
  keep: 'Hagyd a négyzetet úgy, ahogy van.',
};
