import type { ReactElement } from 'react';
import { askToNotify } from '../base/device/secure-only.ts';
import { useApp } from '../base/i18n/index.ts';
import { usePeople } from '../base/i18n/people.ts';
import { Button } from '../base/ui/Button.tsx';

/** Asked when somebody comes back to a table that waited for them while they looked at something else. */
export default function TurnNotice({ onAnswer }: { readonly onAnswer: () => void }): ReactElement {
  const m = useApp();
  const p = usePeople();
  return (
    <div className="invitation-notice" data-mood="twilight" role="alert">
      <span>{p.turn.ask}</span>
      <Button
        look="primary"
        onPress={() => {
          onAnswer();
          void askToNotify();
        }}
      >
        {p.turn.yes}
      </Button>
      <Button onPress={onAnswer}>{m.meeting.notNow}</Button>
    </div>
  );
}
