export { ciub } from './game.ts';
export * from './cards.ts';
export * from './dice.ts';
export * from './types.ts';
export { CIUB_REFUSALS, type CiubCode } from './refusals.ts';
export { OPTION_SCHEMA } from './options.ts';
export { KEPT_DICE, openRefusal, taskRefusal, trayFacts, type TrayFacts } from './clauses/g-gaining.ts';
export { outcome } from './clauses/e-ending.ts';
export { pileAtStart, rowSize, unseenCards } from './clauses/s-setup.ts';
export { limitOf, withinLimits } from './clauses/t-trading.ts';
export { isForced } from './clauses/r-rolling.ts';
export { choosable } from './legal.ts';
export { givesAction } from './clauses/r-actions.ts';
export {
  coloursInSupply,
  current,
  diceCount,
  diceOf,
  inSupply,
  isFinalTurn,
  pileIsEmpty,
  tokenOn,
} from './position.ts';
export { parseDie, printDie } from './notation/die.ts';
