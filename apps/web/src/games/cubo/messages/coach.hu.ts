import type { HintTexts } from '../../../table/model/lesson.ts';

export const messages: HintTexts = {
  exchange: 'Az elvett kocka egy színes kocka helyére kerülhet, a száma megmarad.',
  take: 'Vegyél el egy kockát középről: értékeléskor a tieid egyikének helyére kerülhet.',
  countdown: 'Hat másodperc a maradékra és a letakarásra: gyenge négyzet is jobb a semminél.',
  call: 'Te kezded ezt a fordulót: nézd meg a közepet, kiálts, és mindenki dob.',
  throw: 'Dobj mind a kilenccel; ha nem tetszik, mindet újradobhatod.',
  lay: 'Válassz egy kockát: a következő üres helyre kerül, és két lerakott kocka helyet cserélhet.',
  line: 'Három egymást követő a legnagyobbat éri, három egyforma a számát egyszer, minden más nulla.',
  colour: 'Az egyszínű vonal duplán számít; a dzsóker mindkét színhez jó, de a száma marad.',
  round: 'Talán egy kockád színt váltott: ha egy színt gyűjtesz, könnyebb duplázni.',
};
