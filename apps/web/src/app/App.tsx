import { lazy, Suspense, type ReactElement } from 'react';
import { Route, Switch } from 'wouter';
import { useApp } from './i18n/index.ts';
import { Missing } from './pages/Missing.tsx';
import StartPage from './pages/StartPage.tsx';

const Gallery = lazy(() => import('./pages/Gallery.tsx'));
const LocalTablePage = lazy(() => import('./pages/LocalTablePage.tsx'));

export function App(): ReactElement {
  const m = useApp();
  return (
    <Suspense fallback={<div className="waiting" data-mood="twilight" />}>
      <Switch>
        <Route path="/" component={StartPage} />
        <Route path="/local/:id" component={LocalTablePage} />
        <Route path="/gallery" component={Gallery} />
        <Route>
          <Missing text={m.online.gone} />
        </Route>
      </Switch>
    </Suspense>
  );
}
