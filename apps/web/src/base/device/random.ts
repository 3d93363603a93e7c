/** Random bytes as digits. `crypto.randomUUID` would be shorter, and is missing on plain http. */
export const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
