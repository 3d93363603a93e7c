import type { RuleLine } from '@cubarium/web/game';
import type { PigCode } from '../../rules/index.ts';

export const refusals: Readonly<Record<PigCode | 'option-out-of-range', string>> = {
  'option-out-of-range': 'Így nem lehet asztalt nyitni.',
  'game-over': 'A játék véget ért.',
  'nothing-to-hold': 'Előbb dobj: még nincs mit megtartani.',
};

export const rules: readonly RuleLine[] = [
  { clauses: 'A1', text: 'Ketten-négyen játszanak sorban. Sorsolás dönti el, ki kezd.' },
  { clauses: 'A2', text: 'Aki megtart, és eléri a célt, azonnal nyer.' },
  { clauses: 'A3', text: 'A megtartás megőrzi, amit a kör hozott; utána a következő jön.' },
  { clauses: 'A4', text: 'Dobj, ahányszor csak akarsz: a dobások összeadódnak.' },
  { clauses: 'A5', text: 'Az 1-es mindent elvisz, amit a kör hozott; utána a következő jön.' },
  { clauses: 'A6', text: 'Kegyelemmel az 1-es nem árt, amíg nincs mit elvinnie.' },
  { clauses: 'B1', text: 'Aki túl sokáig gondolkodik, elveszti, amit a kör hozott.' },
];
