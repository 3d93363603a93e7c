import { use, useState, type ReactElement } from 'react';
import { Die } from '../dice/Die.tsx';
import { DieButton } from '../dice/DieButton.tsx';
import { DIE_COLOURS, DIE_NUMBERS, DIE_SYMBOLS, type DieFace } from '../dice/faces.tsx';
import { Button } from '../base/ui/Button.tsx';
import { loadOnce } from '../base/state/loading.ts';
import { posters } from '../games/posters.ts';
import { Choice, Switch, TextField } from '../base/ui/fields.tsx';
import './gallery.css';

const nothing = (): void => {};
const MOODS = ['twilight', 'daylight'] as const;
type Mood = (typeof MOODS)[number];

/** Each game shows its own parts. */
const PARTS = posters.map((poster) => ({ id: poster.id, load: loadOnce(() => poster.gallery()) }));

/** Every part in every state, for those who build and look. Ids stand for texts here on purpose. */
export default function Gallery(): ReactElement {
  const [mood, setMood] = useState<Mood>('twilight');
  return (
    <main className="gallery" data-mood={mood}>
      <h1>Cubarium</h1>
      <Choice
        label="mood"
        value={mood}
        options={MOODS.map((value) => ({ value, label: value }))}
        onChange={setMood}
      />
      <Colours />
      <States />
      <Roll name="roll" count={9} />
      <Roll name="roll 29" count={29} />
      <Rims />
      {PARTS.map(({ id, load }) => (
        <PartsOfGame key={id} load={load} />
      ))}
      <Controls />
    </main>
  );
}

function PartsOfGame({ load }: Pick<(typeof PARTS)[number], 'load'>): ReactElement {
  const Parts = use(load(undefined));
  return <Parts />;
}

const Colours = (): ReactElement => (
  <section>
    <h2>faces</h2>
    {DIE_COLOURS.map((colour) => (
      <div key={colour} className="gallery-row">
        {DIE_NUMBERS.map((face) => (
          <Die key={face} colour={colour} face={face} />
        ))}
        {DIE_SYMBOLS.map((face) => (
          <Die key={face} colour={colour} face={face} />
        ))}
      </div>
    ))}
    <div className="gallery-row" style={{ '--die': '28px' }}>
      {(['7', 'swap', 'reroll', 'adjust', 'skull', 'two'] as const).map((face) => (
        <Die key={face} colour="blue" face={face} />
      ))}
      {DIE_NUMBERS.map((face) => (
        <Die key={face} colour="yellow" face={face} pips />
      ))}
    </div>
  </section>
);

const States = (): ReactElement => (
  <section>
    <h2>states</h2>
    <div className="gallery-row">
      <DieButton die={{ colour: 'white', face: '3' }} label="white 3" onPress={nothing} />
      <DieButton die={{ colour: 'blue', face: 'reroll', spent: true }} label="spent" onPress={nothing} />
      <DieButton die={{ colour: 'red', face: null, inactive: true }} label="inactive" onPress={nothing} />
      <DieButton die={{ colour: 'orange', face: '6' }} label="selectable 6" selectable onPress={nothing} />
      <DieButton die={{ colour: 'green', face: '7' }} label="selected 7" selected onPress={nothing} />
      <DieButton die={{ colour: 'purple', face: 'two', seated: true }} label="seated" onPress={nothing} />
      <DieButton
        die={{ colour: 'white', face: 'swap' }}
        label="stack ×4"
        count={4}
        selectable
        onPress={nothing}
      />
    </div>
  </section>
);

const FALL: readonly DieFace[] = ['6', 'skull', '3', 'swap', '1', 'two', '4', '7', '2'];

function Roll({ name, count }: { readonly name: string; readonly count: number }): ReactElement {
  const [roll, setRoll] = useState({ id: 0, tumbling: false });
  return (
    <section>
      <h2>{name}</h2>
      <div className="gallery-row">
        {Array.from({ length: count }, (_, i) => FALL[i % FALL.length] ?? '1').map((face, i) => (
          <Die
            key={`${i}.${roll.id}`}
            colour={DIE_COLOURS[i % DIE_COLOURS.length] ?? 'white'}
            face={face}
            landing={roll.tumbling ? face : undefined}
            sides={DIE_NUMBERS}
            spin={i}
          />
        ))}
      </div>
      <Button look="primary" onPress={() => setRoll({ id: roll.id + 1, tumbling: true })}>
        {name}
      </Button>
    </section>
  );
}

const Rims = (): ReactElement => (
  <section>
    <h2>rims</h2>
    <div className="gallery-row">
      {DIE_NUMBERS.slice(0, 6).map((face) => (
        <Die key={face} colour="red" face={face} pips rim="solid" />
      ))}
      {DIE_NUMBERS.slice(0, 6).map((face) => (
        <Die key={face} colour="blue" face={face} pips rim="double" />
      ))}
      {DIE_NUMBERS.slice(0, 6).map((face) => (
        <Die key={face} colour="white" face={face} pips rim="star" />
      ))}
    </div>
  </section>
);

function Controls(): ReactElement {
  const [on, setOn] = useState(true);
  const [text, setText] = useState('Ada');
  return (
    <section>
      <h2>controls</h2>
      <div className="gallery-row">
        <Button look="primary" onPress={nothing}>
          primary
        </Button>
        <Button onPress={nothing} icon="undo">
          plain
        </Button>
        <Button look="quiet" onPress={nothing}>
          quiet
        </Button>
        <Button look="danger" onPress={nothing}>
          danger
        </Button>
        <Button refused onPress={nothing}>
          refused
        </Button>
      </div>
      <Switch label="switch" on={on} onChange={setOn} />
      <TextField label="text" placeholder="empty" value={text} maxLength={24} onChange={setText} />
    </section>
  );
}
