/** The door for a game that lives outside the app: everything it needs to have a poster, a table and texts. */
export { useApp } from './base/i18n/index.ts';
export { messageSource, type Shape } from './base/i18n/messages.ts';
export { numbersFor } from './base/i18n/plural.ts';
export { Button } from './base/ui/Button.tsx';
export { Die } from './dice/Die.tsx';
export { DIE_NUMBERS, type DieFace } from './dice/faces.tsx';
export type { GameStep } from './table/model/director.ts';
export { useKeptFocus } from './table/model/focus.ts';
export { PART, sits } from './table/model/frame-marks.ts';
export type { Poster, GameTexts, GameUi, OptionChoice, RuleLine, TableView } from './table/model/game-ui.ts';
export { refusalIn } from './table/model/refusal-texts.ts';
export type { RuleBook } from './table/model/rulebook.ts';
export { useKeys } from './table/model/useKeys.ts';
export { Ledge } from './table/parts/Ledge.tsx';
export { Say } from './table/parts/Say.tsx';
export { SeatToken } from './table/parts/SeatToken.tsx';
