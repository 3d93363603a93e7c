import { useState, type ReactElement } from 'react';
import { useRegisterSW } from 'virtual:pwa-register/react';
import { useApp } from '../base/i18n/index.ts';
import { outdated } from '../base/server/outdated.ts';
import { useStore } from '../base/state/store.ts';
import { Button, IconButton } from '../base/ui/Button.tsx';

/** A table may stay open for days: who comes back to it, or is told by the server, hears of a new version. */
function lookAgain(registration: ServiceWorkerRegistration | undefined): void {
  // Without a network there is nothing to find, and nothing to say about it.
  const look = (): void => void registration?.update().catch(() => undefined);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look());
  outdated.subscribe(look);
  if (outdated.get()) look();
}

/** A new version waits until people say so: nobody loses a table to an update. */
export function UpdateNotice(): ReactElement | null {
  const m = useApp();
  const isOutdated = useStore(outdated);
  const {
    needRefresh: [isWaiting],
    updateServiceWorker,
  } = useRegisterSW({ onRegisteredSW: (_address, registration) => lookAgain(registration) });
  const [closed, close] = useState<'outdated' | 'waiting' | null>(null);
  const why = isOutdated ? 'outdated' : isWaiting ? 'waiting' : null;
  if (why === null || why === closed) return null;
  // Over plain http there is no service worker: the page itself is loaded anew.
  const renew = (): void => (isWaiting ? void updateServiceWorker(true) : location.reload());
  return (
    <div className="update-notice" data-mood="twilight" role="status">
      <span>{m.online.update}</span>
      <Button look="primary" onPress={renew}>
        {m.online.reload}
      </Button>
      <IconButton icon="close" label={m.close} onPress={() => close(why)} />
    </div>
  );
}
