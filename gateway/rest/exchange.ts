import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';
import type { Cancellation } from '../lib/cancellation.ts';

/** What came back: the status, the headers, and all bytes of the body. */
export interface Exchange {
  status: number;
  bytes: Uint8Array;
  headers: IncomingHttpHeaders;
}

/** How long a call may take, and who may call it off. */
export interface Patience {
  msLeft: number;
  cancellation: Cancellation | undefined;
  /** Hears that the call goes out: from now on the API may have heard of it. */
  onSent?: () => void;
}

/**
 * Sends one request and reads its answer whole. It speaks undici's own callbacks, which spares a stream, an abort signal and
 * their listeners with each call. Rejects with undici's errors, a TimeoutError once `msLeft` are over, or an AbortError once it
 * is cancelled; whatever has not been sent by then never is.
 */
export function exchange(
  dispatcher: Dispatcher,
  options: Dispatcher.DispatchOptions,
  { msLeft, cancellation, onSent }: Patience,
): Promise<Exchange> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let status = 0;
    let headers: IncomingHttpHeaders = {};
    let controller: Dispatcher.DispatchController | undefined;
    let given: Error | undefined;
    let done = false;
    const timer = setTimeout(() => giveUp('The answer took too long.', 'TimeoutError'), msLeft);
    const cancel = (): void => giveUp('Nobody waits for the answer.', 'AbortError');
    cancellation?.onCancel(cancel);

    function giveUp(message: string, name: string): void {
      if (done) return;
      given = new DOMException(message, name);
      end();
      reject(given);
      controller?.abort(given);
    }
    function end(): void {
      done = true;
      clearTimeout(timer);
    }

    dispatcher.dispatch(options, {
      onRequestStart(begun) {
        controller = begun;
        if (given) begun.abort(given);
        else onSent?.();
      },
      onResponseStart(_controller, code, sent) {
        status = code;
        headers = sent;
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
  });
}
