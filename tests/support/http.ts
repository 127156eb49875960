import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server of a test's own on a free port; `calls` lists what it was asked, `VERB /path?query` each. */
export interface TestServer extends AsyncDisposable {
  url: string;
  calls: string[];
}

/** Serves `listener` on 127.0.0.1, noting each call before passing it on. */
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

/** An upstream that gives the same answer to everything: JSON for an object, the bytes themselves for a text. */
export function alwaysAnswers(status: number, body: unknown): RequestListener {
  return (_req, res) => {
    res.statusCode = status;
    res.end(typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body));
  };
}
