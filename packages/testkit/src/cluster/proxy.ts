import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whoever asks comes to any node that is ready; who is connected stays there until it ends. */
const settings = (port: number, nodes: readonly string[]): string => `
defaults
  mode http
  timeout connect 1s
  timeout client 1h
  timeout server 1h
  timeout tunnel 1h
  option forwardfor
  option redispatch
  retries 3
frontend people
  bind 127.0.0.1:${port}
  http-request set-header X-Forwarded-Proto http
  default_backend nodes
backend nodes
  balance roundrobin
  option httpchk GET /ready
  default-server check inter 500 fall 1 rise 1
${nodes.map((url, i) => `  server node${i + 1} ${new URL(url).host}`).join('\n')}
`;

export interface Proxy {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** HAProxy in front of nodes, as docs/operations.md asks for. */
export async function startProxy(port: number, nodes: readonly string[]): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), 'cubarium-proxy-'));
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, settings(port, nodes));
  const child: ChildProcess = spawn('haproxy', ['-db', '-q', '-f', file], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  const failed = once(child, 'exit').then(() => {
    throw new Error('haproxy did not start');
  });
  await Promise.race([failed, ready(url)]);
  return {
    url,
    async stop() {
      failed.catch(() => undefined);
      child.kill();
      await failed.catch(() => undefined);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function ready(url: string): Promise<void> {
  const answers = (): Promise<boolean> =>
    fetch(`${url}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) await new Promise((resolve) => setTimeout(resolve, 50));
}
