import type { Dispatcher } from 'undici';

/** What came back: the status, and all bytes of the body. */
export interface Exchange {
  status: number;
  bytes: Uint8Array;
}

/**
 * Sends one request and reads its answer whole. It speaks undici's own callbacks, which spares a stream, an abort signal and
 * their listeners with each call. Rejects with undici's errors, or a TimeoutError once `msLeft` are over.
 */
export function exchange(
  dispatcher: Dispatcher,
  options: Dispatcher.DispatchOptions,
  msLeft: number,
): Promise<Exchange> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let status = 0;
    let controller: Dispatcher.DispatchController | undefined;
    let late: Error | undefined;
    const timer = setTimeout(() => {
      late = new DOMException('The answer took too long.', 'TimeoutError');
      reject(late);
      controller?.abort(late);
    }, msLeft);

    dispatcher.dispatch(options, {
      onRequestStart(begun) {
        controller = begun;
        if (late) begun.abort(late);
      },
      onResponseStart(_controller, code) {
        status = code;
      },
      onResponseData(_controller, chunk) {
        chunks.push(chunk);
      },
      onResponseEnd() {
        clearTimeout(timer);
        resolve({ status, bytes: chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks) });
      },
      onResponseError(_controller, error) {
        clearTimeout(timer);
        reject(error);
      },
    });
  });
}
