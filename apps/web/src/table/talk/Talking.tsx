import { useSyncExternalStore, type ReactElement } from 'react';
import { useApp } from '../../base/i18n/index.ts';
import { useStore } from '../../base/state/store.ts';
import { IconButton } from '../../base/ui/Button.tsx';
import { Sheet } from '../../base/ui/Sheet.tsx';
import type { GameTexts } from '../model/game-ui.ts';
import { Why } from '../parts/Why.tsx';
import { ShownSigns } from './Emotes.tsx';
import type { Talk } from './talk.ts';
import { TalkPanel } from './TalkPanel.tsx';
import './talk.css';

interface TalkProps {
  readonly talk: Talk;
}

/** As in table.css: from here on there is room beside the table. */
const WIDE = matchMedia('(min-width: 1280px)');
const follow = (listener: () => void): (() => void) => {
  WIDE.addEventListener('change', listener);
  return () => WIDE.removeEventListener('change', listener);
};
const useWide = (): boolean => useSyncExternalStore(follow, () => WIDE.matches);

export function TalkButton({ talk }: TalkProps): ReactElement {
  const m = useApp();
  const { open, unread } = useStore(talk.view);
  const label = unread > 0 ? m.talk.unread({ n: unread }) : m.talk.title;
  return (
    <span className="talk-button" data-unread={unread > 0 || undefined}>
      <IconButton icon="talk" label={label} thing="frame-talk" onPress={() => talk.setOpen(!open)} />
    </span>
  );
}

/** Beside the table, where there is room for it. */
export function TalkBeside({ talk }: TalkProps): ReactElement | null {
  const m = useApp();
  const { open } = useStore(talk.view);
  if (!useWide() || !open) return null;
  const close = (): void => {
    talk.setOpen(false);
    document.querySelector<HTMLElement>('.talk-button button')?.focus();
  };
  return (
    <section
      className="talk-beside"
      aria-labelledby="talk-title"
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <header className="talk-head">
        <h2 id="talk-title">{m.talk.title}</h2>
        <IconButton icon="close" label={m.close} onPress={close} />
      </header>
      <TalkPanel talk={talk} over="nothing" />
    </section>
  );
}

/** Everything else: over the table where there is no room beside it, what is shown for a moment, what is told. */
export function Talking({ talk, texts }: TalkProps & { readonly texts: GameTexts }): ReactElement {
  const m = useApp();
  const { open, signs, news, refused } = useStore(talk.view);
  const wide = useWide();
  return (
    <>
      <ShownSigns signs={signs} />
      <div className="sr-only" aria-live="polite">
        {news.map((each) => (
          <p key={each.id}>
            {m.talk.from({ name: each.name })} {each.emote === null ? each.text : m.talk.emotes[each.emote]}
          </p>
        ))}
      </div>
      {open && !wide && (
        <Sheet title={m.talk.title} closeLabel={m.close} onClose={() => talk.setOpen(false)}>
          <TalkPanel talk={talk} over="table" />
        </Sheet>
      )}
      {refused !== null && !open && <Why refusal={{ code: refused }} texts={texts} onClose={talk.dismiss} />}
    </>
  );
}
