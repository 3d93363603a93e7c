/** Calls back after so many milliseconds; what it gives cancels that. */
export function after(ms: number, call: () => void): () => void {
  const timer = setTimeout(call, ms);
  return () => clearTimeout(timer);
}
