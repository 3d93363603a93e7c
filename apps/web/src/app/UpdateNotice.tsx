import { useState, type ReactElement } from 'react';
import { useRegisterSW } from 'virtual:pwa-register/react';
import { useApp } from '../base/i18n/index.ts';
import { Button, IconButton } from '../base/ui/Button.tsx';

/** A table may stay open for days: who comes back to it hears of a new version. */
function lookAgain(registration: ServiceWorkerRegistration | undefined): void {
  document.addEventListener('visibilitychange', () => {
    // Without a network there is nothing to find, and nothing to say about it.
    if (document.visibilityState === 'visible') registration?.update().catch(() => undefined);
  });
}

/** A new version waits until people say so: nobody loses a table to an update. */
export function UpdateNotice(): ReactElement | null {
  const m = useApp();
  const [closed, close] = useState(false);
  const {
    needRefresh: [waiting],
    updateServiceWorker,
  } = useRegisterSW({ onRegisteredSW: (_address, registration) => lookAgain(registration) });
  if (!waiting || closed) return null;
  return (
    <div className="update-notice" data-mood="twilight" role="status">
      <span>{m.online.update}</span>
      <Button look="primary" onPress={() => void updateServiceWorker(true)}>
        {m.online.reload}
      </Button>
      <IconButton icon="close" label={m.close} onPress={() => close(true)} />
    </div>
  );
}
