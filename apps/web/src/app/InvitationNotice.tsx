import { useEffect, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { posterOf } from '../games/posters.ts';
import { useApp } from '../base/i18n/index.ts';
import { invitation } from '../base/state/invitation.ts';
import { useStore } from '../base/state/store.ts';
import { Button } from '../base/ui/Button.tsx';

/** So long it stands there; the table stays among one's own. */
const SHOWN_MS = 30_000;

/** Somebody would like to play: one tap leads there, wherever in the app one is. */
export function InvitationNotice(): ReactElement | null {
  const m = useApp();
  const [, go] = useLocation();
  const invited = useStore(invitation);
  useEffect(() => {
    if (!invited) return undefined;
    const timer = setTimeout(() => invitation.set(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [invited]);
  if (!invited) return null;
  const { table, game, name, why, decline } = invited;
  const title = posterOf(game)?.title ?? '';
  return (
    <div className="invitation-notice" data-mood="twilight" role="alert">
      <span>{m.meeting.invited[why]({ name, game: title })}</span>
      <Button
        look="primary"
        onPress={() => {
          invitation.set(null);
          go(`/t/${table}`, { state: { ready: true } });
        }}
      >
        {m.meeting.play}
      </Button>
      <Button
        onPress={() => {
          invitation.set(null);
          decline();
        }}
      >
        {m.meeting.notNow}
      </Button>
    </div>
  );
}
