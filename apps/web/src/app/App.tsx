import { Suspense, useEffect, type ReactElement } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { Boundary } from './Boundary.tsx';
import { InvitationNotice } from './InvitationNotice.tsx';
import { useApp } from '../base/i18n/index.ts';
import { useSettings } from '../base/state/settings.ts';
import { later } from '../base/ui/later.tsx';
import { posters } from '../games/posters.ts';
import { Missing } from '../pages/Missing.tsx';
import StartPage from '../pages/StartPage.tsx';
import { UpdateNotice } from './UpdateNotice.tsx';
import { YourTurn } from './YourTurn.tsx';

const Gallery = later(async () => (await import('../pages/Gallery.tsx')).default);
const ReplayPage = later(async () => (await import('../pages/ReplayPage.tsx')).default);
const OpenReplayPage = later(async () => (await import('../pages/ReplayPage.tsx')).OpenReplayPage);
const OnlineTablePage = later(async () => (await import('../pages/OnlineTablePage.tsx')).default);
const LearnPage = later(async () => (await import('../pages/LearnPage.tsx')).default);
const PracticePage = later(async () => (await import('../pages/PracticePage.tsx')).default);
const RulesPage = later(async () => (await import('../pages/RulesPage.tsx')).default);
const CompanionPage = later(async () => (await import('../pages/CompanionPage.tsx')).default);
const LessonPage = later(async () => (await import('../pages/LessonPage.tsx')).default);
const LocalTablePage = later(async () => (await import('../pages/LocalTablePage.tsx')).default);

export function App(): ReactElement {
  const m = useApp();
  const { language } = useSettings();
  const [path] = useLocation();
  useEffect(() => {
    const games = new Intl.ListFormat(language).format(posters.map(({ title }) => title));
    document.querySelector('meta[name="description"]')?.setAttribute('content', m.description({ games }));
  }, [m, language]);
  return (
    <>
      <UpdateNotice />
      <InvitationNotice />
      <YourTurn />
      <Boundary path={path}>
        <Suspense fallback={<div className="waiting" data-mood="twilight" />}>
          <Switch>
            <Route path="/" component={StartPage} />
            <Route path="/t/:id" component={OnlineTablePage} />
            <Route path="/local/:id" component={LocalTablePage} />
            <Route path="/replay" component={OpenReplayPage} />
            <Route path="/replay/:place/:id" component={ReplayPage} />
            <Route path="/learn/:game" component={LearnPage} />
            <Route path="/learn/:game/:lesson" component={LessonPage} />
            <Route path="/practice/:game" component={PracticePage} />
            <Route path="/rules/:game" component={RulesPage} />
            <Route path="/beside/:game" component={CompanionPage} />
            <Route path="/gallery" component={Gallery} />
            <Route>
              <Missing text={m.start.noPage} />
            </Route>
          </Switch>
        </Suspense>
      </Boundary>
    </>
  );
}
