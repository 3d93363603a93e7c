import { lazy, type ReactElement } from 'react';
import { Route, Switch } from 'wouter';

const Gallery = lazy(() => import('./pages/Gallery.tsx'));

export function App(): ReactElement {
  return (
    <Switch>
      <Route path="/gallery" component={Gallery} />
    </Switch>
  );
}
