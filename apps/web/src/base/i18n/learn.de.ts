import type { AppMessages } from './index.ts';
import { numbersFor } from './plural.ts';

const n = numbersFor('de');

export const learn: AppMessages['learn'] = {
  lesson: 'Lektion',
  open: 'Spielen lernen',
  title: (p) => `${p.game} lernen`,
  intro: 'Je eine Minute, am echten Tisch. Du kannst jederzeit gehen und später weitermachen.',
  done: 'geschafft',
  begun: 'begonnen',
  number: (p) => `Lektion ${p.n}`,
  all: 'Alle Lektionen',
  back: 'Zurück',
  goOn: 'Weiter',
  skip: 'Überspringen',
  showMe: 'Zeig es mir',
  next: 'Nächste Lektion',
  allowed: 'Das ist erlaubt. Versuche in dieser Lektion, was umrandet ist.',
  alone: 'Jetzt du',
  better: 'Erlaubt, aber es geht besser.',
  outlined: (p) => `Umrandet: ${n.list(p.things)}.`,
  first: (p) => `${p.game} noch nie gespielt?`,
  firstWhy: 'Eine Minute am Tisch zeigt, wie es geht. Du kannst auch gleich anfangen.',
  knowIt: 'Kenne ich',
  gotIt: 'Verstanden',
  noHints: 'Keine Hinweise mehr',
  ask: 'Nach etwas fragen',
  beside: 'Am echten Tisch',
  rules: 'Regeln und Nachschlagen',
  hints: 'Hinweise beim Spielen',
  lens: 'Chancen und Tipps (nur an Tischen auf diesem Gerät)',
  practice: 'Üben',
};
