import { numbersFor } from '../base/i18n/plural.ts';
import type { PracticeMessages } from './messages.ts';

const n = numbersFor('de');

export const messages: PracticeMessages = {
  title: (p) => `${p.game}: Was würdest du tun?`,
  intro: 'Kurze Aufgaben mit der genauen Antwort. Zehn am Tag halten deine Serie.',
  today: (p) => `Heute: ${p.done} von ${p.of}`,
  streak: (p) => n.count(p.n, { one: '# Tag in Folge', other: '# Tage in Folge' }),
  thinking: 'Eine Aufgabe entsteht.',
  failed: 'Gerade ist keine Aufgabe entstanden.',
  again: 'Noch einmal versuchen',
  next: 'Nächste Aufgabe',
};
