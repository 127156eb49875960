import type { IncomingHttpHeaders } from 'node:http';
import { interceptors, Pool, type Dispatcher } from 'undici';
import type { Cancellation } from '../lib/deadline.ts';
import type { UpstreamLimits } from './limits.ts';

type ConnectionLimits = Pick<UpstreamLimits, 'connections' | 'maxBytes' | 'connectMs' | 'headersMs' | 'bodyMs'>;

/** Connections to the API. The gateway asks for no content encoding, but a proxy may add one. */
export function openConnections(origin: string, limits: ConnectionLimits): Dispatcher {
  const { connections, maxBytes } = limits;
  const pool = new Pool(origin, {
    connections,
    maxResponseSize: maxBytes,
    connect: { timeout: limits.connectMs },
    headersTimeout: limits.headersMs,
    bodyTimeout: limits.bodyMs,
  });
  return pool.compose(interceptors.decompress({ skipErrorResponses: false, maxSize: maxBytes }));
}

export interface Exchange {
  status: number;
  bytes: Uint8Array;
  headers: IncomingHttpHeaders;
}

export interface ExchangeOptions {
  msLeft: number;
  cancellation: Cancellation | undefined;
  onSent?: (() => void) | undefined; // the request goes out: the API may have received it
}

// Uses undici's own callbacks, which saves a stream, an abort signal and their listeners per call.
// A request that has not gone out when it is aborted is never sent.
export function exchange(
  dispatcher: Dispatcher,
  request: Dispatcher.DispatchOptions,
  { msLeft, cancellation, onSent }: ExchangeOptions,
): Promise<Exchange> {
  const { promise, resolve, reject } = Promise.withResolvers<Exchange>();
  const chunks: Buffer[] = [];
  let status = 0;
  let headers: IncomingHttpHeaders = {};
  let controller: Dispatcher.DispatchController | undefined;
  let abortedWith: Error | undefined;
  let ended = false;
  const timer = setTimeout(() => abort('The answer took too long.', 'TimeoutError'), msLeft);
  cancellation?.onCancel(() => abort('The answer is no longer wanted.', 'AbortError'));

  function abort(message: string, name: string): void {
    if (ended) return;
    abortedWith = new DOMException(message, name);
    end();
    reject(abortedWith);
    controller?.abort(abortedWith);
  }
  function end(): void {
    ended = true;
    clearTimeout(timer);
  }

  dispatcher.dispatch(request, {
    onRequestStart(started) {
      controller = started;
      if (abortedWith) started.abort(abortedWith);
      else onSent?.();
    },
    onResponseStart(_controller, code, received) {
      status = code;
      headers = received;
    },
    onResponseData(_controller, chunk) {
      chunks.push(chunk);
    },
    onResponseEnd() {
      end();
      const bytes = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
      resolve({ status, bytes, headers });
    },
    onResponseError(_controller, error) {
      end();
      reject(error);
    },
  });
  return promise;
}
