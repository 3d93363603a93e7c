import type { CiubLensMessages } from './lens.ts';

export const messages: CiubLensMessages = {
  chance: (p) => `esély: ${p.percent}`,
  about: (p) => `esély: kb. ${p.percent}`,
  between: (p) => `esély: ${p.low} és ${p.high} között`,
  toMeet: (p) => `Az esély erre: ${p.task}; elöl a legjobb:`,
  toWin: 'Amit egy erős játékos tenne, és vele a nyerés esélye:',
  estimate: 'Ez becslés.',
  roll: 'Dobás',
  rollAll: 'Mindet újra dobni',
  asideRoll: (p) => `Félre: ${p.dice}, aztán tovább`,
  stop: 'Megállni',
  asideStop: (p) => `Félre: ${p.dice}, aztán megállni`,
  swap: (p) => `Csere: ${p.from} → ${p.to}`,
  reroll: (p) => `Újra dobni: ${p.die}`,
  adjust: (p) => `Elforgatni: ${p.die} → ${p.face}`,
  gain: (p) => `Kártyát elvenni: ${p.task}`,
  take: (p) => `Kockát elvenni: ${p.colour}`,
  go: 'Tovább',
  keep: (p) => `Megtartani: ${p.dice}`,
  token: (p) => `Korong ide: ${p.task}`,
  remove: (p) => `Kártyát eltávolítani: ${p.task}`,
};
