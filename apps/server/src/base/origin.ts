import type { IncomingHttpHeaders } from 'node:http';

/**
 * A page may talk to us only when it came from us. Browsers always say where a page came from; what is no browser
 * says nothing and carries nobody's cookie by accident.
 */
export function isOurOrigin(headers: IncomingHttpHeaders, allowed: readonly string[]): boolean {
  const { origin } = headers;
  if (origin === undefined) return true;
  if (allowed.includes(origin)) return true;
  const url = URL.parse(origin);
  return url !== null && url.host === headers.host;
}
