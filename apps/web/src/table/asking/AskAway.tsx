import { Suspense, use, type ReactElement } from 'react';
import { loadOnce } from '../../base/state/loading.ts';
import type { AskBarProps, AskSheetProps } from './Answers.tsx';

const answers = loadOnce(() => import('./Answers.tsx'));

/** The answer to a question; its part of the app comes with the first one. */
export const AskAway = (props: AskSheetProps): ReactElement => (
  <Suspense fallback={null}>
    <Sheeted {...props} />
  </Suspense>
);

export const AskingBar = (props: AskBarProps): ReactElement => (
  <Suspense fallback={null}>
    <Barred {...props} />
  </Suspense>
);

export const AskingHow = (): ReactElement => (
  <Suspense fallback={null}>
    <Told />
  </Suspense>
);

function Sheeted(props: AskSheetProps): ReactElement {
  const { AskSheet } = use(answers(undefined));
  return <AskSheet {...props} />;
}

function Barred(props: AskBarProps): ReactElement {
  const { AskBar } = use(answers(undefined));
  return <AskBar {...props} />;
}

function Told(): ReactElement {
  const { AskHow } = use(answers(undefined));
  return <AskHow />;
}
