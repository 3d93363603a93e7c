export { measureSquares as measure } from './squares.ts';
