import type { AskMessages } from './ask.ts';

export const messages: AskMessages = {
  how: 'Tippe an, worüber du etwas wissen willst; mit der Tastatur geh hin und drücke Enter.',
  keys: '? beginnt und beendet das Fragen; langes Drücken oder Rechtsklick fragt jederzeit.',
  done: 'Genug gefragt',
  now: 'Jetzt',
  cost: 'Was es kostet',
  nothing: 'Mehr ist dazu nicht zu sagen. Den Rest sagen die Regeln.',
};
