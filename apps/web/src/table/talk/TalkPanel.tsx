import { useEffect, useRef, useState, type ReactElement } from 'react';
import { EMOTES, LIMITS } from '@cubarium/protocol';
import { useApp } from '../../base/i18n/index.ts';
import { useStore } from '../../base/state/store.ts';
import { Button } from '../../base/ui/Button.tsx';
import { Switch } from '../../base/ui/fields.tsx';
import { Fold } from '../../base/ui/Fold.tsx';
import { SeatToken } from '../parts/SeatToken.tsx';
import { generalRefusal } from '../parts/Why.tsx';
import { Conduct } from './Conduct.tsx';
import { EmotePicture } from './Emotes.tsx';
import type { Talk, TalkView } from './talk.ts';

export interface TalkPanelProps {
  readonly talk: Talk;
  /** Where it lies over the table, a sign closes it: there is something to see. */
  readonly over: 'table' | 'nothing';
}

/** Quick signs, and what was said. */
export function TalkPanel({ talk, over }: TalkPanelProps): ReactElement {
  const m = useApp();
  const { me, on, maySwitch, lines, others, refused, link } = useStore(talk.view);
  const why =
    link === 'lost' ? m.online.reconnecting : refused === null ? null : generalRefusal(m, { code: refused });
  return (
    <div className="talk">
      {me !== null && <Signs talk={talk} over={over} />}
      {on ? <Lines lines={lines} /> : <p className="talk-note">{m.general['chat-is-off']}</p>}
      {why !== null && (
        <p className="talk-why" role="alert">
          {why}
        </p>
      )}
      {on && <Writing talk={talk} over={over} />}
      {others.length > 0 && <Muted talk={talk} />}
      {others.length > 0 && <Conduct talk={talk} others={others} />}
      {maySwitch && <Switch label={m.setup.chat} on={on} onChange={talk.switchChat} />}
    </div>
  );
}

function Signs({ talk, over }: TalkPanelProps): ReactElement {
  const m = useApp();
  return (
    <ul className="talk-signs" aria-label={m.talk.signs}>
      {EMOTES.map((emote) => (
        <li key={emote}>
          <button
            type="button"
            className="talk-sign"
            onClick={() => {
              if (over === 'table') talk.setOpen(false);
              talk.emote(emote);
            }}
          >
            <EmotePicture emote={emote} />
            <span>{m.talk.emotes[emote]}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function Lines({ lines }: Pick<TalkView, 'lines'>): ReactElement {
  const m = useApp();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = list.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, [lines]);
  return (
    // A scrolling region must be reachable by keyboard.
    <div className="talk-lines" role="log" aria-label={m.talk.lines} ref={list} tabIndex={0}>
      {lines.length === 0 && <p className="talk-note">{m.talk.none}</p>}
      {lines.map(({ name, seat, text, at }) => (
        // Never by its place: old lines go, and the rest must not be read out anew.
        <p key={`${at} ${name}`} className="talk-line">
          {seat !== null && <SeatToken seat={seat} name={name} />}
          <span>
            <strong>{m.talk.from({ name })}</strong> {text}
          </span>
        </p>
      ))}
    </div>
  );
}

/** Whom one does not want to hear. */
function Muted({ talk }: Pick<TalkPanelProps, 'talk'>): ReactElement {
  const m = useApp();
  const { others } = useStore(talk.view);
  return (
    <Fold summary={m.talk.mute} why={m.talk.muteWhy}>
      {others.map((voice) => (
        <Switch
          key={`${voice.seat} ${voice.name}`}
          label={voice.name}
          on={voice.muted}
          onChange={(on) => talk.mute(voice, on)}
        />
      ))}
    </Fold>
  );
}

/** What was not sent stays, or comes back. */
function Writing({ talk, over }: TalkPanelProps): ReactElement {
  const m = useApp();
  const { refused, link } = useStore(talk.view);
  const [text, setText] = useState('');
  const sent = useRef('');
  useEffect(() => {
    if (refused !== null) setText((written) => written || sent.current);
  }, [refused]);
  const send = (): void => {
    const words = text.trim();
    if (words === '' || link === 'lost') return;
    sent.current = words;
    talk.say(words);
    setText('');
  };
  return (
    <form
      className="talk-writing"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <label className="text-field">
        <span>{m.talk.write}</span>
        <input
          type="text"
          value={text}
          maxLength={LIMITS.chat}
          autoComplete="off"
          enterKeyHint="send"
          // Beside the table there is a keyboard, and nothing that its letters would cover.
          autoFocus={over === 'nothing'}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <Button onPress={send}>{m.talk.send}</Button>
    </form>
  );
}
