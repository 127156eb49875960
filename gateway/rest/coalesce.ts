import { Cancellation } from '../lib/cancellation.ts';
import { within, type Lifetime } from '../lib/deadline.ts';
import { tookTooLong } from './errors.ts';

/** A read under way, for all who want the same. */
interface Read<Value> {
  value: Promise<Value>;
  endsAt: number;
  /** Equal reads are joined if they were wanted at the same moment, such as a count of changes. */
  moment: number;
  /** How many wait for it. Infinity: it goes on in any case. Below 1: it has ended. */
  waiting: number;
  cancellation: Cancellation;
}

/** Reads that are the same for several callers. */
export interface JoinedReads<Value> {
  /**
   * Joins the read of a key, or starts it. It is called off once all who waited for it have gone; `late` makes the error of one
   * whose time is up before that.
   */
  join: (wanted: WantedRead, start: (cancellation: Cancellation) => Promise<Value>) => Promise<Value>;
}

/** What is read (`call` names it in errors), and for whom. */
interface WantedRead {
  key: string;
  call: string;
  moment: number;
  lifetime: Lifetime;
}

/** A dictionary for the reason that lib/single-flight.ts gives. */
export function createJoinedReads<Value>(): JoinedReads<Value> {
  const underWay = Object.create(null) as Record<string, Read<Value> | undefined>;

  function begin({ key, moment, lifetime }: WantedRead, start: (cancellation: Cancellation) => Promise<Value>) {
    const cancellation = new Cancellation();
    const value = start(cancellation);
    const read: Read<Value> = { value, endsAt: lifetime.endsAt, moment, waiting: 0, cancellation };
    underWay[key] = read;
    const end = (): void => {
      read.waiting = 0;
      if (underWay[key] === read) delete underWay[key];
    };
    value.then(end, end);
    return read;
  }

  function wait(read: Read<Value>, { key, call, lifetime: { endsAt, gone } }: WantedRead): Promise<Value> {
    let left = false;
    const leave = (): void => {
      if (left) return;
      left = true;
      read.waiting -= 1;
      if (read.waiting !== 0) return;
      if (underWay[key] === read) delete underWay[key];
      read.cancellation.cancel();
    };
    read.waiting += gone ? 1 : Infinity;
    gone?.onCancel(leave);
    if (endsAt >= read.endsAt) return read.value;
    return within(read.value, endsAt, () => {
      leave();
      return tookTooLong(call);
    });
  }

  return {
    join(wanted, start) {
      const running = underWay[wanted.key];
      return wait(running?.moment === wanted.moment ? running : begin(wanted, start), wanted);
    },
  };
}
