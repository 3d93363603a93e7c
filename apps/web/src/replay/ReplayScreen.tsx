import type { ReactElement, ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { Analysis } from '@cubarium/bots/kit';
import type { GameDefinition, MatchFile } from '@cubarium/core';
import { useApp } from '../base/i18n/index.ts';
import { Button, IconButton } from '../base/ui/Button.tsx';
import { useSharing } from '../base/ui/sharing.tsx';
import type { Poster, GameUi } from '../table/model/game-ui.ts';
import { useFairness, type Fairness } from '../table/model/fairness.ts';
import { useLog } from '../table/model/log.ts';
import { download } from '../table/model/match-file.ts';
import { FairDice } from '../table/parts/FairDice.tsx';
import { ProofButton } from '../table/end/ProofButton.tsx';
import { TableFrame } from '../table/frame/TableFrame.tsx';
import { Heading, Marks, NextHighlight, NextTurn, PreviousTurn, type Told } from './Story.tsx';
import { useTold } from './useTold.ts';
import { REPLAY_SPEEDS, useReplay, type Replay } from './useReplay.ts';
import './replay.css';

export interface ReplayScreenProps {
  readonly game: GameDefinition;
  readonly poster: Poster;
  readonly ui: GameUi;
  readonly file: MatchFile;
  readonly from: number;
  /** The address of a moment, where others can open it; null for a file from disk. */
  readonly linkTo: ((at: number) => string) | null;
  /** The table, when its match goes on. */
  readonly table: string | null;
  /** What looks at a finished match again; it goes to moments of it. */
  readonly review: (onGo: (seq: number) => void) => ReactNode;
  /** What was found when it was looked at again; null when it was not. */
  readonly analysis: Analysis | null;
}

/** A match seen again: step, play, go to any line of the log. */
export function ReplayScreen(props: ReplayScreenProps): ReactElement {
  const { poster, ui, file, linkTo, table } = props;
  const m = useApp();
  const replay = useReplay(props);
  const texts = ui.useTexts();
  const { players } = replay.table;
  const fairness = useFairness(props.game, file);
  const log = useLog({ history: replay.steps, texts, marks: ui.marks, turnOf: ui.turnOf, players, app: m });
  const told = useTold(props, replay);
  return (
    <TableFrame
      title={`${poster.title} · ${m.replay.title}`}
      poster={poster}
      texts={texts}
      log={log.filter((line) => line.seq < replay.at)}
      banner={fairness && fairness.kind !== 'fair' ? <Warning fairness={fairness} /> : null}
      about={{ ui, table: replay.table }}
      onGo={(seq) => replay.go(seq + 1)}
      menu={() => (
        <>
          {fairness && <FairDice fairness={fairness} />}
          {fairness && <ProofButton game={props.game} file={file} texts={texts} trusted />}
          <Button icon="download" onPress={() => download(file)}>
            {m.table.download}
          </Button>
        </>
      )}
    >
      <ui.Table table={replay.table} />
      <ReplayBar replay={replay} told={told} linkTo={linkTo} table={table}>
        {file.result && props.review((seq) => replay.go(seq + 1))}
      </ReplayBar>
    </TableFrame>
  );
}

const Warning = ({ fairness }: { readonly fairness: Fairness }): ReactElement => (
  <div className="table-banner">
    <FairDice fairness={fairness} />
  </div>
);

interface ReplayBarProps {
  readonly replay: Replay;
  readonly told: Told;
  readonly linkTo: ReplayScreenProps['linkTo'];
  readonly table: ReplayScreenProps['table'];
  readonly children: ReactNode;
}

function ReplayBar({ replay, told, linkTo, table, children }: ReplayBarProps): ReactElement {
  const m = useApp();
  const [, goTo] = useLocation();
  const { at, go, playing, play } = replay;
  const { share, copied, sheet } = useSharing();
  const address = linkTo?.(at) ?? null;
  return (
    <div className="replay-bar">
      <Heading replay={replay} told={told} />
      {/* What was copied is one moment: at the next one there is something else to copy. */}
      <Slider replay={replay} copied={copied !== null && copied === address} />
      <Marks replay={replay} told={told} />
      <div className="replay-buttons">
        <PreviousTurn replay={replay} told={told} />
        <IconButton icon="stepBack" label={m.replay.previous} onPress={() => go(at - 1)} />
        <IconButton
          icon={playing ? 'pause' : 'play'}
          label={playing ? m.replay.pause : m.replay.play}
          onPress={() => play(!playing)}
        />
        <IconButton icon="stepOn" label={m.replay.next} onPress={() => go(at + 1)} />
        <NextTurn replay={replay} told={told} />
        <NextHighlight replay={replay} told={told} />
        <SpeedButton replay={replay} />
        {address !== null && (
          <IconButton icon="share" label={m.replay.shareMoment} onPress={() => share(address)} />
        )}
        {children}
        {table !== null && (
          <Button icon="back" onPress={() => goTo(table)}>
            {m.start.goOn}
          </Button>
        )}
      </div>
      {sheet}
    </div>
  );
}

function Slider({ replay, copied }: { readonly replay: Replay; readonly copied: boolean }): ReactElement {
  const m = useApp();
  const { at, steps, go } = replay;
  return (
    <label className="replay-slider">
      <span className="replay-moment">
        <span>{m.replay.moment({ at, of: steps.length })}</span>
        <span role="status">{copied ? m.table.copied : ''}</span>
      </span>
      <input
        type="range"
        min={1}
        max={steps.length}
        value={at}
        onChange={(event) => go(Number(event.target.value))}
      />
    </label>
  );
}

function SpeedButton({ replay }: { readonly replay: Replay }): ReactElement {
  const m = useApp();
  const { speed, setSpeed } = replay;
  const next = REPLAY_SPEEDS[(REPLAY_SPEEDS.indexOf(speed) + 1) % REPLAY_SPEEDS.length] ?? '1';
  return (
    <Button look="quiet" onPress={() => setSpeed(next)}>
      <span className="sr-only">{m.replay.speed} </span>
      {m.setup.factor({ n: speed })}
    </Button>
  );
}
