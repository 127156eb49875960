import { Cancellation, withTimeout } from '../lib/deadline.ts';
import { SingleFlight, type Flight } from '../lib/single-flight.ts';
import type { RestAnswer, RestCall, Step } from './call.ts';
import { tookTooLong } from './errors.ts';

interface SharedRead extends Flight<RestAnswer> {
  endsAt: number;
  waiting: number; // operations that wait for it; Infinity: it goes on without them
  cancellation: Cancellation;
}

/** Equal reads of one token and version share a call. It is cancelled once no operation waits for it. */
export function coalescing(next: Step) {
  const reads = new SingleFlight<SharedRead>();

  return function coalesce(call: RestCall, version: number, aborted: Cancellation | undefined): Promise<RestAnswer> {
    const key = `${call.context.token ?? ''} ${call.target}`;
    let read = reads.find(key, version);
    if (!read) {
      call.context.onCall?.(call.endpoint.call);
      const cancellation = (call.cancellation = new Cancellation());
      read = reads.add(key, { value: next(call), version, endsAt: call.endsAt, waiting: 0, cancellation });
    }
    return waitFor(read, key, call, aborted);
  };

  function waitFor(
    read: SharedRead,
    key: string,
    { endsAt, endpoint }: RestCall,
    aborted: Cancellation | undefined,
  ): Promise<RestAnswer> {
    let left = false;
    const leave = (): void => {
      if (left) return;
      left = true;
      read.waiting -= 1;
      if (read.waiting !== 0) return;
      reads.remove(key, read);
      read.cancellation.cancel();
    };
    read.waiting += aborted ? 1 : Infinity; // without `aborted` the read goes on without a client
    aborted?.onCancel(leave);
    if (endsAt >= read.endsAt) return read.value;
    return withTimeout(read.value, endsAt, () => {
      leave();
      return tookTooLong(endpoint.call);
    });
  }
}
