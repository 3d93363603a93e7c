import type { CompanionMessages } from './companion.ts';

export const messages: CompanionMessages = {
  title: (p) => `${p.game} am echten Tisch`,
  intro: 'Ihr spielt mit der Schachtel, dieses Gerät hilft daneben. Der Bildschirm bleibt an, wo er kann.',
  points: 'Punkte',
  whose: 'Wessen Punkte?',
  player: (p) => `Person ${p.n}`,
  players: 'Wer mitspielt',
  playersWhy: 'Namen und Punkte bleiben auf diesem Gerät.',
  howMany: 'Wie viele mitspielen',
  clear: 'Neues Blatt',
  clearSure: 'Noch einmal drücken löscht alles',
};
