import { useEffect, useState, type ReactElement } from 'react';
import { CARDS, COLOURS, DISTINCT_FACES } from '@cubarium/games/ciub';
import { useApp } from '../../base/i18n/index.ts';
import { percentIn } from '../../base/i18n/percent.ts';
import { useSettings } from '../../base/state/settings.ts';
import { Button } from '../../base/ui/Button.tsx';
import { PointsPad } from '../../companion/PointsPad.tsx';
import { DieButton } from '../../dice/DieButton.tsx';
import type { CompanionProps } from '../../table/model/companion.ts';
import { Drawn } from './Drawn.tsx';
import { useCompanionTexts } from './messages/companion.ts';
import { useCiub } from './messages/index.ts';
import { chancesIn, mayAdd, stateOf, TASKS, type CardChance, type OwnDie } from './model/beside.ts';
import { dieName, taskName } from './model/naming.ts';
import './styles/companion.css';

const START: readonly OwnDie[] = Array.from({ length: 5 }, () => ({ colour: 'white', face: null }));
/** What the cards are worth, each once. */
const POINTS = [...new Set(Object.values(CARDS).map(({ points }) => points))].sort((a, b) => a - b);

/** Beside the real box: what the dice on the table can still become, and a sheet for the points. */
export function CiubCompanion({ ask }: CompanionProps): ReactElement {
  const m = useCompanionTexts();
  const [dice, setDice] = useState(START);
  return (
    <>
      <section className="companion-part" aria-labelledby="dice-title">
        <h2 id="dice-title">{m.dice}</h2>
        <p>{m.how}</p>
        <Colours dice={dice} onChange={setDice} />
        <Own dice={dice} onChange={setDice} />
        <Chances dice={dice} ask={ask} />
      </section>
      <PointsPad game="ciub" values={POINTS} />
    </>
  );
}

interface DiceProps {
  readonly dice: readonly OwnDie[];
  readonly onChange: (dice: readonly OwnDie[]) => void;
}

const nameOf = (m: ReturnType<typeof useCiub>, { colour, face }: OwnDie): string =>
  dieName(m, { colour, face, status: face === null ? 'fresh' : 'active' });

function Colours({ dice, onChange }: DiceProps): ReactElement {
  const m = useCompanionTexts();
  const words = useCiub();
  return (
    <div className="ciub-beside" role="group" aria-label={m.add}>
      <span className="ciub-beside-title" aria-hidden="true">
        {m.add}
      </span>
      {COLOURS.map((colour) => {
        const may = mayAdd(dice, colour);
        return (
          <DieButton
            key={colour}
            die={{ colour, face: null }}
            label={nameOf(words, { colour, face: null })}
            selectable={may}
            onPress={() => may && onChange([...dice, { colour, face: null }])}
          />
        );
      })}
    </div>
  );
}

function Own({ dice, onChange }: DiceProps): ReactElement {
  const m = useCompanionTexts();
  const words = useCiub();
  const [chosen, choose] = useState<number | null>(null);
  const die = chosen === null ? undefined : dice[chosen];
  const put = (next: readonly OwnDie[]): void => {
    onChange(dice.flatMap((each, i) => (i === chosen ? next : [each])));
    choose(null);
  };
  return (
    <>
      <div className="ciub-beside" role="group" aria-label={m.mine}>
        <span className="ciub-beside-title" aria-hidden="true">
          {m.mine}
        </span>
        {dice.length === 0 && <p>{m.empty}</p>}
        {dice.map((each, i) => (
          <DieButton
            // Equal dice are interchangeable.
            key={i}
            die={{ ...each, seated: each.face !== null }}
            label={nameOf(words, each)}
            selected={i === chosen}
            selectable="may"
            onPress={() => choose(i === chosen ? null : i)}
          />
        ))}
      </div>
      {die && <Shown die={die} put={put} />}
    </>
  );
}

interface ShownProps {
  readonly die: OwnDie;
  /** What lies in its place then. */
  readonly put: (next: readonly OwnDie[]) => void;
}

/** What a die of the tray shows, or that it is still to be rolled, or gone. */
function Shown({ die, put }: ShownProps): ReactElement {
  const m = useCompanionTexts();
  const words = useCiub();
  return (
    <div className="ciub-beside" role="group" aria-label={nameOf(words, die)}>
      {DISTINCT_FACES[die.colour].map((face) => (
        <DieButton
          key={face}
          die={{ colour: die.colour, face }}
          label={nameOf(words, { ...die, face })}
          selectable
          onPress={() => put([{ ...die, face }])}
        />
      ))}
      <Button onPress={() => put([{ ...die, face: null }])}>{m.toRoll}</Button>
      <Button onPress={() => put([])}>{m.remove}</Button>
    </div>
  );
}

/** Only the newest question counts. */
function useChances({ dice, ask }: Pick<DiceProps, 'dice'> & CompanionProps) {
  const [answer, setAnswer] = useState<{
    readonly of: readonly OwnDie[];
    readonly chances: readonly CardChance[] | null;
  } | null>(null);
  useEffect(() => {
    if (dice.length === 0) return undefined;
    let wanted = true;
    void ask(stateOf(dice), { do: 'odds', seat: 0, cards: TASKS }).then((found) => {
      if (wanted) setAnswer({ of: dice, chances: found && chancesIn(found) });
    });
    return () => {
      wanted = false;
    };
  }, [dice, ask]);
  return answer?.of === dice ? { done: true, chances: answer.chances } : { done: false, chances: null };
}

function Chances(props: Pick<DiceProps, 'dice'> & CompanionProps): ReactElement | null {
  const m = useCompanionTexts();
  const { done, chances } = useChances(props);
  if (props.dice.length === 0) return null;
  return (
    <>
      <h3>{m.cards}</h3>
      <p role="status">{!done ? m.thinking : chances === null ? m.none : ''}</p>
      <ul className="ciub-all-cards">
        {chances?.map((chance) => (
          <Chance key={chance.card} {...chance} />
        ))}
      </ul>
    </>
  );
}

function Chance({ card, p, exact }: CardChance): ReactElement {
  const m = useCompanionTexts();
  const words = useCiub();
  const app = useApp();
  const { language } = useSettings();
  const percent = percentIn(language)(p);
  return (
    <li>
      <Drawn of={card} />
      <span>
        <span className="sr-only">{taskName(words, card)}: </span>
        <strong>{exact ? percent : m.about({ p: percent })}</strong>
        <br />
        {app.table.points({ n: CARDS[card].points })}
      </span>
    </li>
  );
}
