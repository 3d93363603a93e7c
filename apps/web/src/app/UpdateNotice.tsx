import type { ReactElement } from 'react';
import { useRegisterSW } from 'virtual:pwa-register/react';
import { useApp } from './i18n/index.ts';
import { Button } from './ui/Button.tsx';

/** A new version waits until people say so: nobody loses a table to an update. */
export function UpdateNotice(): ReactElement | null {
  const m = useApp();
  const {
    needRefresh: [waiting],
    updateServiceWorker,
  } = useRegisterSW();
  if (!waiting) return null;
  return (
    <div className="update-notice" data-mood="twilight" role="status">
      <span>{m.online.update}</span>
      <Button look="primary" onPress={() => void updateServiceWorker(true)}>
        {m.online.reload}
      </Button>
    </div>
  );
}
