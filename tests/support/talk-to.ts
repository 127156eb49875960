import type { RequestListener } from 'node:http';
import { Cancellation } from '../../gateway/lib/deadline.ts';
import { createRestClient, type RestOptions } from '../../gateway/rest/client.ts';
import type { ExchangeReport } from '../../gateway/rest/call.ts';
import { serve } from './http.ts';

/** An API with an exchangeable `listener`, and a client of it. */
export async function talkTo(listener: RequestListener, options: Partial<RestOptions> = {}) {
  const now = { listener };
  const reports: ExchangeReport[] = [];
  const server = await serve((req, res) => now.listener(req, res));
  const client = createRestClient({ baseUrl: server.url, onExchange: (report) => reports.push(report), ...options });
  return {
    now,
    client,
    reports,
    calls: server.calls,
    rest: client.bind({ requestId: 'test-request' }),
    /** The API for an operation with `ms` left, whose client may disconnect. */
    during: (ms: number) => {
      const gone = new Cancellation();
      const deadline = { endsAt: performance.now() + ms, aborted: gone, sent: false };
      return { gone, rest: client.bind({ requestId: 'test-request', deadline }) };
    },
    [Symbol.asyncDispose]: async () => {
      await server[Symbol.asyncDispose]();
      await client.close();
    },
  };
}

/** `answered`, or the error code of a failed call. */
export const codeOf = (started: Promise<unknown>): Promise<unknown> =>
  started.then(
    () => 'answered',
    (error: unknown) => (error as { extensions: { code: string } }).extensions.code,
  );
