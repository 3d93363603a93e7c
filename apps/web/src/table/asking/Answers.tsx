import { use, type ReactElement } from 'react';
import { useAskTexts } from '../../base/i18n/ask.ts';
import { useApp } from '../../base/i18n/index.ts';
import { loadOnce } from '../../base/state/loading.ts';
import { Button } from '../../base/ui/Button.tsx';
import { Sheet } from '../../base/ui/Sheet.tsx';
import { frameAnswer } from './frame-answer.ts';
import type { AnswerBook, Asked, Answer } from '../model/answers.ts';
import type { GameTexts, GameUi, TableView } from '../model/game-ui.ts';
import { ClauseLink } from '../parts/ClauseLink.tsx';
import './asking.css';

export interface AskBarProps {
  readonly title: string;
  readonly texts: GameTexts;
  readonly onDone: () => void;
}

/** While everything that is pressed is asked about, in the place of the title: the keys of the table, and a way out. */
export function AskBar({ title, texts, onDone }: AskBarProps): ReactElement {
  const m = useAskTexts();
  return (
    <div className="ask-bar">
      <h1 className="sr-only">{title}</h1>
      <p className="ask-keys">
        {m.keys} {texts.keys}
      </p>
      <Button look="primary" onPress={onDone}>
        {m.done}
      </Button>
    </div>
  );
}

/** How it goes, in the place of the table's sentence. */
export const AskHow = (): string => useAskTexts().how;

export interface AboutTable {
  readonly ui: GameUi;
  readonly table: TableView;
}

export interface AskSheetProps extends AboutTable {
  readonly asked: Asked;
  readonly onClose: () => void;
}

const NONE: AnswerBook = { useAnswers: () => ({ answer: () => null }) };
const bookOf = loadOnce(async (ui: GameUi): Promise<AnswerBook> => (await ui.answers?.()) ?? NONE);

/** What it is, what it does now, what it would cost, and where the rules speak of it. */
export function AskSheet({ ui, table, asked, onClose }: AskSheetProps): ReactElement {
  const { useAnswers } = use(bookOf(ui));
  const answers = useAnswers();
  const { frame } = useAskTexts();
  const around = frameAnswer(frame, asked);
  return <Answered answer={around ?? answers.answer(asked, table)} asked={asked} onClose={onClose} />;
}

interface AnsweredProps extends Pick<AskSheetProps, 'asked' | 'onClose'> {
  readonly answer: Answer | null;
}

function Answered({ answer, asked, onClose }: AnsweredProps): ReactElement {
  const app = useApp();
  const m = useAskTexts();
  return (
    <Sheet title={answer?.title ?? asked.label} closeLabel={app.close} onClose={onClose}>
      <p>{answer?.is ?? m.nothing}</p>
      <dl className="ask-answer">
        {answer?.now !== undefined && (
          <div>
            <dt>{m.now}</dt>
            <dd>{answer.now}</dd>
          </div>
        )}
        {answer?.cost !== undefined && (
          <div>
            <dt>{m.cost}</dt>
            <dd>{answer.cost}</dd>
          </div>
        )}
      </dl>
      {answer?.clause !== undefined && (
        <p className="ask-rule">
          <ClauseLink clause={answer.clause}>{app.table.clause({ clause: answer.clause })}</ClauseLink>
        </p>
      )}
    </Sheet>
  );
}
