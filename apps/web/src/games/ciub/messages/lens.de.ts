import type { CiubLensMessages } from './lens.ts';

export const messages: CiubLensMessages = {
  chance: (p) => `Chance ${p.percent}`,
  about: (p) => `Chance etwa ${p.percent}`,
  between: (p) => `Chance zwischen ${p.low} und ${p.high}`,
  toMeet: (p) => `Die Chance auf ${p.task}, das Beste zuerst:`,
  toWin: 'So würde stark gespielt, mit der Chance auf den Sieg:',
  estimate: 'Das ist eine Schätzung.',
  roll: 'Würfeln',
  rollAll: 'Alle neu würfeln',
  asideRoll: (p) => `In die Schale: ${p.dice}, weiter`,
  stop: 'Aufhören',
  asideStop: (p) => `In die Schale: ${p.dice}, aufhören`,
  swap: (p) => `Tauschen: ${p.from} → ${p.to}`,
  reroll: (p) => `Neu würfeln: ${p.die}`,
  adjust: (p) => `Drehen: ${p.die} → ${p.face}`,
  gain: (p) => `Karte nehmen: ${p.task}`,
  take: (p) => `Würfel nehmen: ${p.colour}`,
  go: 'Weiter',
  keep: (p) => `Behalten: ${p.dice}`,
  token: (p) => `Marker auf: ${p.task}`,
  remove: (p) => `Karte entfernen: ${p.task}`,
};
