import type { CiubLensMessages } from './lens.ts';

export const messages: CiubLensMessages = {
  chance: (p) => `chance ${p.percent}`,
  about: (p) => `chance d’environ ${p.percent}`,
  between: (p) => `chance entre ${p.low} et ${p.high}`,
  toMeet: (p) => `La chance de réussir ${p.task}, le meilleur d’abord :`,
  toWin: 'Ce que ferait une main experte, et la chance de gagner ainsi :',
  estimate: 'C’est une estimation.',
  roll: 'Lancer les dés',
  rollAll: 'Tout relancer',
  asideRoll: (p) => `Mettre de côté : ${p.dice}, puis relancer`,
  stop: 'S’arrêter',
  asideStop: (p) => `Mettre de côté : ${p.dice}, puis s’arrêter`,
  swap: (p) => `Échanger : ${p.from} → ${p.to}`,
  reroll: (p) => `Relancer : ${p.die}`,
  adjust: (p) => `Tourner : ${p.die} → ${p.face}`,
  gain: (p) => `Prendre la carte : ${p.task}`,
  take: (p) => `Prendre un dé : ${p.colour}`,
  go: 'Continuer',
  keep: (p) => `Garder : ${p.dice}`,
  token: (p) => `Jeton sur : ${p.task}`,
  remove: (p) => `Retirer la carte : ${p.task}`,
};
