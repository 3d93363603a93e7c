import { lazy, Suspense, useEffect, type ReactElement } from 'react';
import { Route, Switch } from 'wouter';
import { useApp } from './i18n/index.ts';
import { Missing } from './pages/Missing.tsx';
import StartPage from './pages/StartPage.tsx';
import { UpdateNotice } from './UpdateNotice.tsx';

const Gallery = lazy(() => import('./pages/Gallery.tsx'));
const ReplayPage = lazy(() => import('./pages/ReplayPage.tsx'));
const OpenReplayPage = lazy(async () => ({
  default: (await import('./pages/ReplayPage.tsx')).OpenReplayPage,
}));
const OnlineTablePage = lazy(() => import('./pages/OnlineTablePage.tsx'));
const LocalTablePage = lazy(() => import('./pages/LocalTablePage.tsx'));

export function App(): ReactElement {
  const m = useApp();
  useEffect(() => {
    document.querySelector('meta[name="description"]')?.setAttribute('content', m.description);
  }, [m]);
  return (
    <>
      <UpdateNotice />
      <Suspense fallback={<div className="waiting" data-mood="twilight" />}>
        <Switch>
          <Route path="/" component={StartPage} />
          <Route path="/t/:id" component={OnlineTablePage} />
          <Route path="/local/:id" component={LocalTablePage} />
          <Route path="/replay" component={OpenReplayPage} />
          <Route path="/replay/:place/:id" component={ReplayPage} />
          <Route path="/gallery" component={Gallery} />
          <Route>
            <Missing text={m.start.noPage} />
          </Route>
        </Switch>
      </Suspense>
    </>
  );
}
