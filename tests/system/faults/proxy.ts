import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { request } from 'undici';

/** An answer of the API, as it came, before anything is done to it. */
export interface ApiAnswer {
  status: number;
  type: string;
  body: Buffer;
}

/** One request on its way, and what a fault may do with it: answer, or never. */
export interface Passage {
  req: IncomingMessage;
  res: ServerResponse;
  /** Asks the API; whoever does not ask keeps the request from it. */
  forward: () => Promise<ApiAnswer>;
}

/** What goes wrong with a request. */
export type Mishap = (passage: Passage) => void | Promise<void>;

/** A proxy in front of the API at which things go wrong, as often as a test says. */
export interface FaultProxy extends AsyncDisposable {
  url: string;
  /** From now on this happens to all requests of a share of the connections, the first among them: 1 for all of them. */
  break: (mishap: Mishap, share: number) => void;
  /** From now on nothing happens to them. */
  heal: () => void;
  /** Stops listening, and hangs up on everybody; `open` listens again, at the same port. */
  shut: () => Promise<void>;
  open: () => Promise<void>;
  /** Calls that are no GETs and came more than once for one operation, `VERB /path` each. */
  resent: () => string[];
  /** Requests that should never come, since they only follow a redirect. */
  followed: () => number;
}

/** Where redirects lead. */
export const ELSEWHERE = '/elsewhere';

/** Sends an answer as it is. */
export function pass(res: ServerResponse, { status, type, body }: ApiAnswer): void {
  res.writeHead(status, { 'content-type': type, 'content-length': body.length }).end(body);
}

/**
 * Opens a proxy in front of the API at `target`. `known` holds what the API has answered, call by call: what is asked a second
 * time is answered from there, so that a thousand operations take the gateway's time and not the API's.
 */
export async function openFaultProxy(target: string, known: Map<string, Promise<ApiAnswer>>): Promise<FaultProxy> {
  const sent = new Map<string, number>();
  let followed = 0;
  let mishap: Mishap | undefined;
  let every = 1;
  /** The connections that were used since the last fault began, and whether it strikes them. */
  let connections = new Map<Socket, boolean>();

  /** True for every so many connections. */
  function isStruck({ socket }: IncomingMessage): boolean {
    const struck = connections.get(socket) ?? connections.size % every === 0;
    connections.set(socket, struck);
    return struck;
  }

  async function take(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const body = await buffer(req);
    if (req.url === ELSEWHERE) followed += 1;
    if (req.method !== 'GET') {
      const name = `${String(req.headers['x-request-id'])} ${req.method} ${req.url} ${body.toString()}`;
      sent.set(name, (sent.get(name) ?? 0) + 1);
    }
    const { host: _host, connection: _connection, 'content-length': _length, ...headers } = req.headers;
    const call = `${String(headers['token'])} ${req.method} ${req.url} ${body.toString()}`;
    const forward = (): Promise<ApiAnswer> => {
      const answer = known.get(call) ?? ask();
      known.set(call, answer);
      answer.catch(() => known.delete(call));
      return answer;
    };
    const ask = async (): Promise<ApiAnswer> => {
      const method = req.method as 'GET';
      const answer = await request(target + (req.url ?? ''), { method, headers, body: body.length > 0 ? body : null });
      const type = String(answer.headers['content-type'] ?? '');
      return { status: answer.statusCode, type, body: Buffer.from(await answer.body.arrayBuffer()) };
    };
    if (mishap && isStruck(req)) return mishap({ req, res, forward });
    pass(res, await forward());
  }

  const server = createServer((req, res) => {
    // Whoever hung up in the middle of this has no answer to get.
    res.on('error', () => undefined);
    take(req, res).catch(() => res.destroy());
  });
  const listen = async (port: number): Promise<number> => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const shut = async (): Promise<void> => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  const port = await listen(0);
  return {
    url: `http://127.0.0.1:${port}`,
    break(next, share) {
      mishap = next;
      every = Math.round(1 / share);
      connections = new Map();
    },
    heal() {
      mishap = undefined;
    },
    shut,
    open: async () => void (await listen(port)),
    resent: () => [...sent].flatMap(([name, times]) => (times > 1 ? [name.split(' ').slice(1, 3).join(' ')] : [])),
    followed: () => followed,
    [Symbol.asyncDispose]: shut,
  };
}
