/** Hands an address to the system's share sheet, or to the clipboard; true when it was copied. */
export async function share(address: string): Promise<boolean> {
  if ('share' in navigator) {
    try {
      await navigator.share({ url: address });
      return false;
    } catch (error) {
      // Closed without sharing: nothing to do. Anything else falls back to the clipboard.
      if (error instanceof DOMException && error.name === 'AbortError') return false;
    }
  }
  await navigator.clipboard.writeText(address);
  return true;
}
