import type { AskMessages } from './ask.ts';

export const messages: AskMessages = {
  how: 'Wähle, worüber du etwas wissen willst.',
  keys: 'Mit der Tastatur geh hin und drücke Enter. ? beginnt und beendet das Fragen; langes Drücken oder Rechtsklick fragt jederzeit.',
  done: 'Genug gefragt',
  now: 'Jetzt',
  cost: 'Was es kostet',
  nothing: 'Mehr ist dazu nicht zu sagen. Den Rest sagen die Regeln.',
  frame: {
    back: 'Führt zur Startseite. Der Tisch wartet dort unter deinen Partien.',
    next: 'Führt zum nächsten Tisch, an dem du dran bist.',
    hint: 'Rechnet aus, was hier und jetzt am besten ist, und sagt, wie weit anderes käme. Taste: H.',
    talk: 'Nachrichten und kurze Zurufe für alle am Tisch.',
    sound: 'Schaltet den Ton ein oder aus, nur auf diesem Gerät.',
    log: 'Alles, was an diesem Tisch geschehen ist, Zeile für Zeile.',
    menu: 'Regeln, Einstellungen, Lektionen, die Partie als Datei, und was sie beendet.',
    undo: 'Nimmt zurück, was du zuletzt gewählt oder getan hast, höchstens bis zu den letzten gefallenen Würfeln oder dem, was andere taten. Taste: Z.',
    skip: 'Zeigt sofort, was die anderen tun, bis du wieder dran bist. Taste: S.',
    cancel: 'Verlässt diese Auswahl; es ist nichts geschehen. Taste: Esc.',
    lesson:
      'Führt durch die Lektion: einen Schritt zurück, weiter, oder die Lektion macht den Schritt für dich.',
    coach: 'Legt diesen Hinweis weg, oder alle. Im Menü kommen sie wieder.',
  },
};
