import type { GameTexts } from './game-ui.ts';

/** `R6` is within `R5–R6`. */
function isWithin(clause: string, range: string): boolean {
  const [from = '', to = from] = range.split('–');
  const number = Number(clause.slice(1));
  return clause[0] === from[0] && number >= Number(from.slice(1)) && number <= Number(to.slice(1));
}

/** Whether a clause can be looked up on the rules sheet. */
export const isListed = ({ rules, legend }: Pick<GameTexts, 'rules' | 'legend'>, clause: string): boolean =>
  [...rules, ...legend].some(({ clauses }) => clauses.split(', ').some((range) => isWithin(clause, range)));
