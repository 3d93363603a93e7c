import { useEffect, useState } from 'react';
import { isLoopback } from '@cubarium/protocol';
import { api } from './api.ts';

/** Where others find what this page shows: its own origin, unless that leads every device to itself. */
export function originFor(
  page: Pick<Location, 'hostname' | 'port' | 'origin'>,
  told: readonly string[],
): string {
  if (!isLoopback(page.hostname)) return page.origin;
  // Another port is another server, or a tunnel to this one: what the server knows of itself does not help then.
  return told.find((address) => URL.parse(address)?.port === page.port) ?? page.origin;
}

/** The origin for links that are given to others. */
export function useOrigin(): string {
  const [told, setTold] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!isLoopback(location.hostname)) return;
    void api.here().then((said) => said.ok && setTold(said.value.addresses));
  }, []);
  return originFor(location, told);
}
