/**
 * How V8 keeps the heap of a server. A table's last state is replaced a moment later, just when it has become old: by
 * default that garbage may double the heap, and looking for it holds up the tables. `npm run bench -- server` prints
 * both sides (`server.memory.table`, `server.paced.p99`).
 */
export const HEAP_FLAGS: readonly string[] = [
  // What is old is looked for by another thread alone, not in between by the one that serves …
  '--no-incremental-marking-task',
  // … and by one, since more would take the processors from the server and from the thread that writes.
  '--concurrent-marking-max-worker-num=1',
  '--heap-growing-percent=10',
  // Pauses for what is young stay short …
  '--max-semi-space-size=8',
  // … and rare: by default they come when a fifth of the room is still free. What lives longer than from one to the
  // next but one counts as old, and a table's last state should not.
  '--no-minor-gc-task',
];

/** V8 heeds some flags only at its start: the process becomes one that has them, where the system can do that. */
export function restartWithHeapFlags(): void {
  const { argv, env, execArgv, execPath, platform } = process;
  const missing = HEAP_FLAGS.filter((flag) => !execArgv.includes(flag));
  if (missing.length === 0 || platform === 'win32') return;
  process.execve?.(execPath, [execPath, ...execArgv, ...missing, ...argv.slice(1)], env);
}
