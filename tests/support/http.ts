import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A test's own server on a free port. `calls` lists its requests as `VERB /path?query`. */
export interface TestServer extends AsyncDisposable {
  url: string;
  calls: string[];
}

/** Serves `listener` on 127.0.0.1 and records each call. */
export async function serve(listener: RequestListener): Promise<TestServer> {
  const calls: string[] = [];
  const server = createServer((req, res) => {
    calls.push(`${req.method} ${req.url}`);
    listener(req, res);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** An upstream with one fixed answer: JSON for an object, the text itself for a string. */
export function alwaysAnswers(status: number, body: unknown): RequestListener {
  return (_req, res) => {
    res.statusCode = status;
    res.end(typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body));
  };
}
