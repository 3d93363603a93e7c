import { Suspense, useEffect, useState, type ComponentType, type ReactElement } from 'react';
import { useApp } from '../base/i18n/index.ts';
import { switchLanguage } from '../base/i18n/messages.ts';
import {
  changeSettings,
  LANGUAGE_NAMES,
  LANGUAGES,
  OTHERS_SPEEDS,
  settings,
  SPEEDS,
  THEMES,
  TIME_FACTORS,
  useOwnSwitch,
  useSettings,
} from '../base/state/settings.ts';
import { Choice, Switch, TextField } from '../base/ui/fields.tsx';
import { Sheet } from '../base/ui/Sheet.tsx';
import { posters } from '../games/posters.ts';
import { factorsAsked, type OwnSwitch } from '../table/model/game-ui.ts';
import './settings.css';

export function SettingsSheet({ onClose }: { readonly onClose: () => void }): ReactElement {
  const m = useApp();
  const now = useSettings();
  return (
    <Sheet title={m.settings.title} closeLabel={m.close} onClose={onClose}>
      <div className="settings">
        <TextField
          label={m.settings.name}
          value={now.name}
          placeholder={m.guest}
          maxLength={24}
          onChange={(name) => changeSettings({ name })}
        />
        <Choice
          label={m.settings.language}
          value={now.language}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          onChange={(language) => void switchLanguage(language)}
        />
        <Choice
          label={m.settings.theme}
          value={now.theme}
          options={THEMES.map((value) => ({ value, label: m.settings.themes[value] }))}
          onChange={(theme) => changeSettings({ theme })}
        />
        <Speeds />
        {posters.some(factorsAsked) && <OwnTime />}
        <Switches />
        <Blocked />
      </div>
    </Sheet>
  );
}

/** Whom somebody has blocked: loaded with what speaks to the server, and nothing to wait for where that is away. */
function Blocked(): ReactElement | null {
  const [Blocks, setBlocks] = useState<ComponentType | null>(null);
  useEffect(() => {
    let here = true;
    import('./Blocks.tsx').then(
      ({ default: loaded }) => here && setBlocks(() => loaded),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, []);
  return <Suspense fallback={null}>{Blocks && <Blocks />}</Suspense>;
}

/** How fast dice roll, and how fast the turns of others are shown. */
function Speeds(): ReactElement {
  const m = useApp();
  const now = useSettings();
  return (
    <>
      <Choice
        label={m.settings.speed}
        value={now.speed}
        options={SPEEDS.map((value) => ({ value, label: m.settings.speeds[value] }))}
        onChange={(speed) => changeSettings({ speed })}
      />
      <Choice
        label={m.settings.others}
        value={now.others}
        options={OTHERS_SPEEDS.map((value) => ({ value, label: m.settings.speeds[value] }))}
        onChange={(others) => changeSettings({ others })}
      />
    </>
  );
}

function OwnTime(): ReactElement {
  const m = useApp();
  return (
    <Choice
      label={m.settings.time}
      value={useSettings().time}
      options={TIME_FACTORS.map((value) => ({ value, label: m.setup.factor({ n: value }) }))}
      onChange={(time) => changeSettings({ time })}
    />
  );
}

const SWITCHES = ['sound', 'haptics', 'pips'] as const;

function Switches(): ReactElement {
  const m = useApp();
  const now = useSettings();
  return (
    <div>
      {SWITCHES.map((name) => (
        <Switch
          key={name}
          label={m.settings[name]}
          on={now[name]}
          onChange={(on) => changeSettings({ [name]: on })}
        />
      ))}
      {posters
        .flatMap(({ switches }) => switches)
        .map((each) => (
          <SwitchOfGame key={each.name} own={each} />
        ))}
    </div>
  );
}

function SwitchOfGame({ own }: { readonly own: OwnSwitch }): ReactElement {
  const { language } = useSettings();
  return (
    <Switch
      label={own.label[language]}
      on={useOwnSwitch(own)}
      onChange={(on) => changeSettings({ own: { ...settings.get().own, [own.name]: on } })}
    />
  );
}
