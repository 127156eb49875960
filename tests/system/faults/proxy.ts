import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { request } from 'undici';

/** The unchanged answer of the API. */
export interface ApiAnswer {
  status: number;
  type: string;
  body: Buffer;
}

/** One request. A fault may answer it, delay it or drop it. */
export interface Passage {
  req: IncomingMessage;
  res: ServerResponse;
  /** Sends the request to the API. Without this call the API does not get it. */
  forward: () => Promise<ApiAnswer>;
}

export type FaultHandler = (passage: Passage) => void | Promise<void>;

/** A proxy in front of the API that injects faults. */
export interface FaultProxy extends AsyncDisposable {
  url: string;
  /** Applies the fault to all requests of a share (0 to 1) of the connections, beginning with the first one. */
  break: (handle: FaultHandler, share: number) => void;
  repair: () => void; // ends the fault
  /** Stops listening and closes all connections; `open` listens again on the same port. */
  shut: () => Promise<void>;
  open: () => Promise<void>;
  /** Calls other than GET that one operation sent more than once, as `VERB /path`. */
  resent: () => string[];
  /** Requests that followed a redirect. There should be none. */
  followed: () => number;
}

export const ELSEWHERE = '/elsewhere'; // target of redirects

export function pass(res: ServerResponse, { status, type, body }: ApiAnswer): void {
  res.writeHead(status, { 'content-type': type, 'content-length': body.length }).end(body);
}

/**
 * Opens a proxy in front of the API at `target`. `known` holds answers of the API by call: a repeated call is answered
 * from it, so that a thousand operations measure the gateway, not the API.
 */
export async function openFaultProxy(target: string, known: Map<string, Promise<ApiAnswer>>): Promise<FaultProxy> {
  const sent = new Map<string, number>();
  let followed = 0;
  let handle: FaultHandler | undefined;
  let every = 1;
  /** Connections since the fault began, and whether they are affected. */
  let connections = new Map<Socket, boolean>();

  /** Affects every n-th connection. */
  function isAffected({ socket }: IncomingMessage): boolean {
    const affected = connections.get(socket) ?? connections.size % every === 0;
    connections.set(socket, affected);
    return affected;
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
    if (handle && isAffected(req)) return handle({ req, res, forward });
    pass(res, await forward());
  }

  const server = createServer((req, res) => {
    // The client may have closed the connection meanwhile.
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
      handle = next;
      every = Math.round(1 / share);
      connections = new Map();
    },
    repair() {
      handle = undefined;
    },
    shut,
    open: async () => void (await listen(port)),
    resent: () => [...sent].flatMap(([name, times]) => (times > 1 ? [name.split(' ').slice(1, 3).join(' ')] : [])),
    followed: () => followed,
    [Symbol.asyncDispose]: shut,
  };
}
