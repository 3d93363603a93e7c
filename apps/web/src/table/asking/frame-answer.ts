import type { AskMessages } from '../../base/i18n/ask.ts';
import type { Answer, Asked } from '../model/answers.ts';

/** How what stands around any game is named on the screen. */
const FRAME = 'frame-';

/** What is said of a button of the frame; null when something else was pointed at. */
export function frameAnswer(texts: AskMessages['frame'], { names: [name = ''] }: Asked): Answer | null {
  const said = new Map<string, string>(Object.entries(texts)).get(name.slice(FRAME.length));
  return name.startsWith(FRAME) && said !== undefined ? { is: said } : null;
}
