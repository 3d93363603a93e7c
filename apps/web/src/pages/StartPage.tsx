import { Suspense, useState, type ReactElement } from 'react';
import { Link, useLocation } from 'wouter';
import type { Poster } from '../table/model/game-ui.ts';
import { posters } from '../games/posters.ts';
import { useApp } from '../base/i18n/index.ts';
import { switchLanguage } from '../base/i18n/messages.ts';
import { canBeKept } from '../base/device/secure-only.ts';
import { SettingsSheet } from '../settings/SettingsSheet.tsx';
import { changeSettings, LANGUAGE_NAMES, LANGUAGES, useSettings } from '../base/state/settings.ts';
import { Button, IconButton } from '../base/ui/Button.tsx';
import { later } from '../base/ui/later.tsx';
import { JoinByCode } from './JoinByCode.tsx';
import { Lobby, useLobby, type LobbyNow } from './Lobby.tsx';
import { useMyTables } from './my-tables.ts';
import type { NewTableKind } from './NewTableSheet.tsx';
import { PlayNow } from './PlayNow.tsx';
import { RunningTables } from './RunningTables.tsx';
import { SeekSheet } from './SeekSheet.tsx';
import './page.css';
import './start.css';

// Asked for by a press: the first view is quicker without it.
const NewTableSheet = later(async () => (await import('./NewTableSheet.tsx')).NewTableSheet);

export default function StartPage(): ReactElement {
  const m = useApp();
  const { sound } = useSettings();
  const mine = useMyTables();
  const lobby = useLobby();
  const [settingsOpen, openSettings] = useState(false);
  return (
    <div className="start" data-mood="twilight">
      <header className="start-head">
        <h1>{m.start.title}</h1>
        <p>{m.tagline}</p>
        <nav className="start-tools">
          <IconButton
            icon={sound ? 'sound' : 'mute'}
            label={sound ? m.settings.soundOff : m.settings.soundOn}
            onPress={() => changeSettings({ sound: !sound })}
          />
          <IconButton icon="settings" label={m.settings.title} onPress={() => openSettings(true)} />
        </nav>
      </header>
      <main>
        <RunningTables tables={mine} />
        <div className="start-games">
          {posters.map((poster) => (
            <GamePanel key={poster.id} poster={poster} lobby={lobby} />
          ))}
        </div>
        <JoinByCode />
        <Lobby lobby={lobby} mine={mine.flatMap(({ id }) => id ?? [])} />
      </main>
      <footer className="start-foot">
        {!canBeKept() && <p>{m.start.plainHttp}</p>}
        <Link href="/replay">{m.start.openReplay}</Link>
        <Languages />
      </footer>
      {settingsOpen && <SettingsSheet onClose={() => openSettings(false)} />}
    </div>
  );
}

/** Whoever does not read this language finds the own one by its name. */
function Languages(): ReactElement {
  const m = useApp();
  const { language } = useSettings();
  return (
    <nav aria-label={m.settings.language}>
      {LANGUAGES.map((each) => (
        <button
          key={each}
          type="button"
          lang={each}
          aria-current={each === language || undefined}
          onClick={() => void switchLanguage(each)}
        >
          {LANGUAGE_NAMES[each]}
        </button>
      ))}
    </nav>
  );
}

interface GamePanelProps {
  readonly poster: Poster;
  readonly lobby: LobbyNow;
}

function GamePanel({ poster, lobby }: GamePanelProps): ReactElement {
  const m = useApp();
  const { language } = useSettings();
  const [asking, ask] = useState<NewTableKind | 'seek' | null>(null);
  const [, go] = useLocation();
  const { Emblem } = poster;
  return (
    <section className="start-game" data-mood={poster.mood} aria-labelledby={`game-${poster.id}`}>
      <Emblem />
      <h2 id={`game-${poster.id}`}>{poster.title}</h2>
      <p>
        {poster.pitch[language]} <span className="start-players">{m.start.players(poster.seats)}</span>
      </p>
      <div className="start-ways">
        <PlayNow poster={poster} />
        <Button icon="people" onPress={() => ask('seek')}>
          {m.meeting.seek.somebody}
          <Looking lobby={lobby} game={poster.id} />
        </Button>
        <Button icon="share" onPress={() => ask('friends')}>
          {m.start.withFriends}
        </Button>
        <Button icon="device" onPress={() => ask('device')}>
          {m.start.oneDevice}
        </Button>
        <Button icon="bot" onPress={() => ask('bots')}>
          {m.start.opponents}
        </Button>
        {poster.lessons && (
          <Button icon="info" onPress={() => go(`/learn/${poster.id}`)}>
            {m.learn.open}
          </Button>
        )}
      </div>
      <ToRead poster={poster} />
      {asking && <Asking poster={poster} lobby={lobby} asking={asking} onClose={() => ask(null)} />}
    </section>
  );
}

/** What can be read without a table. */
function ToRead({ poster }: { readonly poster: Poster }): ReactElement {
  const m = useApp();
  return (
    <nav className="start-more" aria-label={poster.title}>
      <Link href={`/rules/${poster.id}`}>{m.learn.rules}</Link>
      {poster.companion && <Link href={`/beside/${poster.id}`}>{m.learn.beside}</Link>}
      {poster.practice && <Link href={`/practice/${poster.id}`}>{m.learn.practice}</Link>}
    </nav>
  );
}

interface AskingProps extends GamePanelProps {
  readonly asking: NewTableKind | 'seek';
  readonly onClose: () => void;
}

function Asking({ poster, lobby, asking, onClose }: AskingProps): ReactElement {
  if (asking !== 'seek')
    return (
      <Suspense>
        <NewTableSheet poster={poster} kind={asking} onClose={onClose} />
      </Suspense>
    );
  const people = lobby === 'offline' ? null : (lobby?.counts.people ?? null);
  return <SeekSheet poster={poster} people={people} onClose={onClose} />;
}

/** That somebody waits is the best reason to come. */
function Looking({ lobby, game }: Pick<GamePanelProps, 'lobby'> & { game: string }): ReactElement | null {
  const m = useApp();
  const seeking = lobby === 'offline' ? [] : (lobby?.seeking ?? []);
  const people = seeking.find((each) => each.game === game)?.people ?? 0;
  return people === 0 ? null : <span className="start-looking">{m.meeting.seek.looking({ n: people })}</span>;
}
