/**
 * What browsers keep for pages that came encrypted or from this very machine, each with another way or a word that it
 * is missing. On a home network the page comes over plain http: there even the objects do not exist. This is the
 * only module that may touch them; `tools/boundaries.ts` sees to that.
 */

/** Whether the app can be installed, and kept to start without a network. */
export const canBeKept = (): boolean => window.isSecureContext;

/** Hands an address to the system's share sheet; false where there is none, or it fails. */
export async function shareBySheet(address: string): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share({ url: address });
    return true;
  } catch (error) {
    // Closed without sharing: that was an answer too.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Whether the share sheet takes pictures here. */
export const canShareFile = (file: File): boolean =>
  'canShare' in navigator && navigator.canShare({ files: [file] });

/** Hands a file to the system's share sheet; false where that fails. */
export async function shareFile(file: File): Promise<boolean> {
  try {
    await navigator.share({ files: [file] });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** How many things wait, on the icon of the installed app; nothing where there is none. */
export function setBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  void (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
}

/** Whether the system may be asked to tell something: `ask` while nobody has been asked. */
export function mayNotify(): 'yes' | 'ask' | 'no' {
  if (!('Notification' in window) || Notification.permission === 'denied') return 'no';
  return Notification.permission === 'granted' ? 'yes' : 'ask';
}

/** Asks for it; only after a tap. */
export const askToNotify = async (): Promise<boolean> =>
  'Notification' in window && (await Notification.requestPermission()) === 'granted';

/** Tells something over whatever else is open. `path` is where a tap leads. */
export function notify(text: string, { path, onPress }: { path: string; onPress: () => void }): void {
  const about = { tag: path, icon: '/icon-192.png' };
  try {
    const shown = new Notification(text, about);
    shown.addEventListener('click', () => {
      shown.close();
      window.focus();
      onPress();
    });
  } catch {
    // Phones only tell what a service worker says; it hands on that it was pressed.
    void navigator.serviceWorker.ready.then((worker) => worker.showNotification(text, about));
  }
}

/** Hears where somebody is led who pressed what the service worker told; the answer ends it. */
export function onNotified(go: (path: string) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const hear = ({ data }: MessageEvent<unknown>): void => {
    const path = typeof data === 'object' && data && 'pressed' in data ? data.pressed : null;
    if (typeof path === 'string') go(path);
  };
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('message', hear);
  return () => serviceWorker.removeEventListener('message', hear);
}

/** Puts a text on the clipboard; false where the browser does not let us. */
export async function copy(text: string): Promise<boolean> {
  if (!('clipboard' in navigator)) return copySelected(text);
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => copySelected(text),
  );
}

/** As if somebody had selected the text and pressed the keys. */
function copySelected(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'sr-only';
  // Outside an open dialog nothing can be selected.
  (before?.closest('dialog') ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}

/** Keeps the screen lit for as long as it is looked at; the answer ends it. Where it cannot be, nothing happens. */
export function stayAwake(): () => void {
  if (!('wakeLock' in navigator)) return () => undefined;
  const { wakeLock } = navigator;
  let lock: WakeLockSentinel | null = null;
  let wanted = true;
  const ask = (): void => {
    if (!wanted || document.visibilityState !== 'visible') return;
    wakeLock.request('screen').then(
      (given) => {
        lock = given;
        if (!wanted) void given.release();
      },
      // A device that saves its battery says no.
      () => undefined,
    );
  };
  // Whoever looks elsewhere loses it.
  document.addEventListener('visibilitychange', ask);
  ask();
  return () => {
    wanted = false;
    document.removeEventListener('visibilitychange', ask);
    void lock?.release();
  };
}
