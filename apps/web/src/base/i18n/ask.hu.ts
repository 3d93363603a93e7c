import type { AskMessages } from './ask.ts';

export const messages: AskMessages = {
  how: 'Válaszd ki, amire kíváncsi vagy.',
  keys: 'Billentyűzettel menj oda, és nyomj Entert. A ? elkezdi és befejezi a kérdezést; hosszú nyomással vagy jobb kattintással bármikor kérdezhetsz.',
  done: 'Nincs több kérdés',
  now: 'Most',
  cost: 'Mibe kerül',
  nothing: 'Erről nincs több mondanivaló. A többit a szabályok mondják el.',
  frame: {
    back: 'A kezdőlapra visz. Az asztal ott vár a partijaid között.',
    next: 'A következő asztalhoz visz, ahol te jössz.',
    hint: 'Kiszámolja, mi a legjobb most, és megmondja, más mire vezetne. Billentyű: H.',
    talk: 'Üzenetek és rövid jelzések az egész asztalnak.',
    sound: 'Be- vagy kikapcsolja a hangot, csak ezen az eszközön.',
    log: 'Minden, ami ennél az asztalnál történt, sorról sorra.',
    menu: 'Szabályok, beállítások, leckék, a parti fájlként, és ami véget vet neki.',
    undo: 'Visszaveszi, amit utoljára választottál vagy tettél, legfeljebb az utoljára dobott kockákig vagy mások lépéséig. Billentyű: Z.',
    skip: 'Egyszerre megmutatja, mit tesznek a többiek, amíg újra te jössz. Billentyű: S.',
    cancel: 'Kilép ebből a választásból; semmi sem történt. Billentyű: Esc.',
    lesson: 'Végigvezet a leckén: egy lépést vissza, tovább, vagy a lecke megteszi helyetted.',
    coach: 'Elteszi ezt a tippet, vagy mindet. A menüből visszahozhatod őket.',
  },
};
