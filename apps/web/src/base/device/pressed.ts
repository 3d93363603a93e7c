/** What is used of a service worker; its own types do not go together with those of pages. */
export interface Worker {
  readonly clients: {
    matchAll(wanted: {
      readonly type: 'window';
      readonly includeUncontrolled: true;
    }): Promise<readonly Page[]>;
    openWindow(path: string): Promise<unknown>;
  };
  addEventListener(kind: 'notificationclick', hear: (event: Pressed) => void): void;
}

interface Page {
  postMessage(said: { readonly pressed: string }): void;
  focus(): Promise<unknown>;
}

interface Pressed {
  readonly notification: { readonly tag: string; close(): void };
  waitUntil(done: Promise<unknown>): void;
}

/**
 * Whoever presses what the service worker has told is led there, in the page that is open or in a new one. The build
 * writes this function into the service worker as it stands: it may use nothing from outside.
 */
export function leadWhoPresses(worker: Worker): void {
  const lead = async (path: string): Promise<unknown> => {
    const [page] = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
    if (!page) return worker.clients.openWindow(path);
    page.postMessage({ pressed: path });
    return page.focus();
  };
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(lead(event.notification.tag));
  });
}
