/** Answers every message with the resident memory of this process, after the garbage is out. */
export function answerMemory(): void {
  process.on('message', () => {
    globalThis.gc?.();
    process.send?.({ rss: process.memoryUsage().rss });
  });
}
