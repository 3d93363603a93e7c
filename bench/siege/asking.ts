import { Agent, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

export interface Question {
  readonly method?: string;
  readonly path: string;
  /** The address of this machine that asks. */
  readonly from: string;
  readonly cookie?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const PATIENCE_MS = 10_000;
const agents = new Map<string, Agent>();

/** As a browser at that address would: its connections are used again. */
function agentOf(from: string): Agent {
  const agent = agents.get(from) ?? new Agent({ keepAlive: true, maxSockets: 8 });
  agents.set(from, agent);
  return agent;
}

export async function ask(url: string, question: Question): Promise<Reply> {
  const { method = 'GET', path, from, cookie, headers = {}, body } = question;
  const asking = request(url, {
    method,
    path,
    localAddress: from,
    agent: agentOf(from),
    timeout: PATIENCE_MS,
    headers: {
      ...headers,
      ...(cookie === undefined ? {} : { cookie }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
  });
  asking.on('timeout', () => asking.destroy(new Error('no answer')));
  asking.end(body === undefined ? undefined : JSON.stringify(body));
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) };
}

/** An identity, as the cookie that carries it; null when the server gives none. */
export async function newPerson(url: string, from: string, name = 'Somebody'): Promise<string | null> {
  const { headers } = await ask(url, { method: 'POST', path: '/api/me', from, body: { name } });
  return headers['set-cookie']?.[0]?.split(';')[0] ?? null;
}

export interface NewTable {
  readonly from: string;
  readonly cookie: string;
  readonly body: object;
}

/** The id of a new table; null when the server makes none. */
export async function newTable(url: string, { from, cookie, body }: NewTable): Promise<string | null> {
  const reply = await ask(url, { method: 'POST', path: '/api/tables', from, cookie, body });
  return reply.status === 201 ? (JSON.parse(reply.body) as { readonly id: string }).id : null;
}
