import { Cancellation } from '../lib/cancellation.ts';

/** When a second request is sent beside one that takes long. */
export interface Hedge {
  /** How long the first is waited for, in ms. */
  afterMs: number;
  /** Says, at that moment, whether there may be a second one. */
  mayFollow: () => boolean;
  /** Calls both off. */
  cancellation: Cancellation;
}

/**
 * Sends a request, and a second one if the first takes long: the first answer wins, and the other request is called off. Rejects
 * once all that were sent have failed, with the error of the first to fail.
 */
export function hedged<Value>(
  { afterMs, mayFollow, cancellation }: Hedge,
  send: (cancellation: Cancellation) => Promise<Value>,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const underWay: Cancellation[] = [];
    let failed = 0;
    let failure: unknown;
    const timer = setTimeout(() => {
      if (mayFollow()) begin();
    }, afterMs);
    cancellation.onCancel(end);
    begin();

    function begin(): void {
      const own = new Cancellation();
      underWay.push(own);
      send(own).then(
        (value) => {
          end();
          resolve(value);
        },
        (error: unknown) => {
          failure ??= error;
          failed += 1;
          if (failed < underWay.length) return;
          clearTimeout(timer);
          // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- passed on as it came
          reject(failure);
        },
      );
    }
    function end(): void {
      clearTimeout(timer);
      // Of these, those that have ended have nothing to call off any more.
      for (const one of underWay) one.cancel();
    }
  });
}
