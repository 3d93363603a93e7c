import { seeking, type Seeking } from '../base/state/seeking.ts';
import { connection, introduce } from './connection.ts';

/** Looks for somebody to play with; false when the server cannot be reached. */
export async function seek(wish: Omit<Seeking, 'since'>): Promise<boolean> {
  if (!(await introduce())) return false;
  seeking.set({ ...wish, since: performance.now() });
  connection().tell({ t: 'seek', wish });
  return true;
}

export function stopSeeking(): void {
  seeking.set(null);
  connection().tell({ t: 'seek', wish: null });
}
