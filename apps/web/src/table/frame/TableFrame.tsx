import { useCallback, useEffect, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useApp } from '../../base/i18n/index.ts';
import { SettingsSheet } from '../../settings/SettingsSheet.tsx';
import { changeSettings, useSettings } from '../../base/state/settings.ts';
import { Button, IconButton } from '../../base/ui/Button.tsx';
import { Sheet } from '../../base/ui/Sheet.tsx';
import type { GameTexts, Poster } from '../model/game-ui.ts';
import type { Asked } from '../model/answers.ts';
import type { Place } from '../model/rulebook.ts';
import type { AboutTable } from '../asking/Answers.tsx';
import { AskAway, AskingBar, AskingHow } from '../asking/AskAway.tsx';
import { useAsking } from '../asking/useAsking.ts';
import { LookUpProvider } from '../parts/ClauseLink.tsx';
import { BookSheet } from '../rules/BookSheet.tsx';
import type { LogLine } from '../model/log.ts';
import { LogList } from '../parts/LogPanel.tsx';
import { RulesSheet } from '../parts/RulesSheet.tsx';
import { SaidInstead } from '../parts/Say.tsx';
import { NextTable } from '../parts/NextTable.tsx';
import type { Talk } from '../talk/talk.ts';
import { TalkBeside, TalkButton, Talking } from '../talk/Talking.tsx';
import { hear, heardAlready, type Listening } from '../model/announcing.ts';
import './table.css';

/** Draws what a table adds to the menu; some of it closes the menu. */
type MenuItems = ((close: () => void) => ReactNode) | null;

export interface TableFrameProps {
  readonly title: string;
  readonly poster: Poster;
  readonly texts: GameTexts;
  readonly log: readonly LogLine[];
  /** False while something that happened is still to be shown. */
  readonly settled?: boolean;
  readonly banner: ReactNode;
  readonly children: ReactNode;
  /** What can be asked about; without it nothing can. */
  readonly about?: AboutTable | undefined;
  /** What else the menu offers for this kind of table. */
  readonly menu: MenuItems;
  /** Where people can talk to each other. */
  readonly talk?: Talk | undefined;
  /** What else stands in the title bar. */
  readonly tools?: ReactNode;
  /** Goes to the moment of a line of the log, where there is a way to. */
  readonly onGo?: ((seq: number) => void) | undefined;
  /** A sheet begins or ends to lie over the table. */
  readonly onSheet?: ((over: boolean) => void) | undefined;
}

type Open = 'menu' | 'settings' | 'rules' | 'log' | Place | { readonly asked: Asked } | null;

/** The room around any table: back, title, sound, log, menu; and what is announced to screen readers. */
export function TableFrame(props: TableFrameProps): ReactElement {
  const { title, poster, texts, log, settled = true, banner, children, about, talk, onGo, onSheet } = props;
  const m = useApp();
  const { language } = useSettings();
  const [open, setOpen] = useState<Open>(null);
  useEffect(() => onSheet?.(open !== null), [onSheet, open]);
  const [asking, setAsking] = useState(false);
  const ask = useCallback((asked: Asked) => setOpen({ asked }), []);
  useAsking(about ? { mode: asking, setMode: setAsking, onAsk: ask } : null);
  const lookUp = useMemo(
    () => ({ game: poster.id, open: (clause: string) => setOpen({ id: clause }) }),
    [poster],
  );
  return (
    <LookUpProvider value={lookUp}>
      <div className="table-room" data-mood={poster.mood} data-asking={asking || undefined}>
        <TitleBar talk={talk} tools={props.tools} open={setOpen}>
          {asking ? (
            <AskingBar title={title} texts={texts} onDone={() => setAsking(false)} />
          ) : (
            <h1>{title}</h1>
          )}
        </TitleBar>
        {banner}
        <div className="table-floor">
          <main className="table-main">
            <SaidInstead words={asking ? <AskingHow /> : null}>{children}</SaidInstead>
          </main>
          <aside className="table-aside" aria-label={m.table.log}>
            {talk && <TalkBeside talk={talk} />}
            <LogList lines={log} onGo={onGo} />
          </aside>
        </div>
        <Announcer key={language} log={log} settled={settled} label={m.table.log} />
        {talk && <Talking talk={talk} texts={texts} />}
        <Opened {...props} open={open} setOpen={setOpen} onAsking={() => setAsking(true)} />
      </div>
    </LookUpProvider>
  );
}

interface OpenedProps extends Pick<TableFrameProps, 'poster' | 'texts' | 'log' | 'menu' | 'onGo' | 'about'> {
  readonly onAsking: () => void;
  readonly open: Open;
  readonly setOpen: (what: Open) => void;
}

/** The sheet that lies over the table, if one does. */
function Opened(props: OpenedProps): ReactElement | null {
  const { poster, texts, log, onGo, about, open, setOpen } = props;
  const m = useApp();
  const close = (): void => setOpen(null);
  switch (open) {
    case null:
      return null;
    case 'menu':
      return <Menu {...props} />;
    case 'settings':
      return <SettingsSheet onClose={close} />;
    case 'rules':
      return <RulesSheet texts={texts} onAll={() => setOpen({ id: '' })} onClose={close} />;
    case 'log':
      return (
        <Sheet title={m.table.log} closeLabel={m.close} onClose={close}>
          <LogList lines={log} onGo={onGo && thenClose(onGo, close)} />
        </Sheet>
      );
    default:
      if ('id' in open) return <BookSheet poster={poster} from={open} onClose={close} />;
      return about ? <AskAway {...about} asked={open.asked} onClose={close} /> : null;
  }
}

interface TitleBarProps extends Pick<TableFrameProps, 'talk' | 'tools' | 'children'> {
  readonly open: (what: Open) => void;
}

function TitleBar({ talk, tools, open, children }: TitleBarProps): ReactElement {
  const m = useApp();
  const { sound } = useSettings();
  const [, go] = useLocation();
  return (
    <header className="table-head">
      <IconButton icon="back" label={m.table.newTable} thing="frame-back" onPress={() => go('/')} />
      {children}
      {talk && <NextTable />}
      {tools}
      {talk && <TalkButton talk={talk} />}
      <IconButton
        icon={sound ? 'sound' : 'mute'}
        label={sound ? m.settings.soundOff : m.settings.soundOn}
        thing="frame-sound"
        onPress={() => changeSettings({ sound: !sound })}
      />
      {/* Where the log stands beside the table nothing opens a copy of it. */}
      <span className="table-head-log">
        <IconButton icon="log" label={m.table.log} thing="frame-log" onPress={() => open('log')} />
      </span>
      <IconButton icon="menu" label={m.table.menu} thing="frame-menu" onPress={() => open('menu')} />
    </header>
  );
}

/** Whoever goes to a moment wants to see it: nothing stays in front of the table. */
const thenClose =
  (go: (seq: number) => void, close: () => void) =>
  (seq: number): void => {
    close();
    go(seq);
  };

function Menu({ texts, menu, about, setOpen, onAsking }: OpenedProps): ReactElement {
  const m = useApp();
  const close = (): void => setOpen(null);
  return (
    <Sheet title={m.table.menu} closeLabel={m.close} onClose={close}>
      <div className="menu-list">
        <Button icon="info" onPress={() => setOpen('rules')}>
          {m.table.rules}
        </Button>
        {about && (
          <Button icon="ask" onPress={() => (close(), onAsking())}>
            {m.learn.ask}
          </Button>
        )}
        <Button icon="settings" onPress={() => setOpen('settings')}>
          {m.settings.title}
        </Button>
        {menu?.(close)}
        <p className="menu-note">{texts.undo}</p>
      </div>
    </Sheet>
  );
}

/** What a screen reader hears: the last lines, politely, a line a step. */
function Announcer({ log, settled, label }: Listening & { readonly label: string }): ReactElement {
  const [heard, setHeard] = useState(() => heardAlready(log));
  if (heard.log !== log) setHeard(hear(heard, { log, settled }));
  return (
    <div className="sr-only" role="log" aria-label={label}>
      {heard.spoken.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
