import { createBirpc } from 'birpc';
import type { ChangeFeed } from '../cache/second-level.ts';
import type { IdempotencyStore } from '../endpoint/idempotency-store.ts';
import { limiterInPrimary, type MakeAttemptLimiter } from '../limits/attempt-limiters.ts';
import type { ShareCounts } from '../limits/minute-counts.ts';
import type { MetricReport } from '../operators/metric-reports.ts';
import type { EntryFile } from '../session/entry-file.ts';
import { CALL_MS, type Addresses, type PrimaryFunctions, type WorkerFunctions, type WorkerStart } from './protocol.ts';

/** The other workers of this machine, through the primary process. */
export interface Siblings {
  start: WorkerStart;
  changes: ChangeFeed;
  endedSessions: EntryFile;
  idempotency: IdempotencyStore;
  shareCounts: ShareCounts;
  makeLimiter: MakeAttemptLimiter;
  /** Reports of all workers, this one included. Takes those of this one. */
  gather: (own: () => Promise<MetricReport>) => PrimaryFunctions['metrics'];
  ready: (addresses: Addresses) => Promise<void>;
  leave: () => Promise<void>; // call it last
}

/** For a worker process. `onStop`: the primary process wants it to end. */
export async function joinSiblings(onStop: (replaced: boolean) => void): Promise<Siblings> {
  let onChange: (tags: readonly string[]) => void = () => undefined;
  let onEnded: Parameters<NonNullable<EntryFile['listen']>>[0] = () => undefined;
  let report: (() => Promise<MetricReport>) | undefined;
  const own: WorkerFunctions = {
    changed: (tags) => onChange(tags),
    sessionsEnded: (entries) => onEnded(entries),
    metrics: async () => (await report?.()) ?? [],
    stop: onStop,
  };
  const primary = createBirpc<PrimaryFunctions, WorkerFunctions>(own, {
    post: (message) => void (process.connected && process.send?.({ workers: message as unknown })),
    on: (listen) =>
      process.on('message', (message: { workers?: unknown }) => message.workers && listen(message.workers)),
    timeout: CALL_MS,
  });
  const [start, entries] = await Promise.all([primary.start(), primary.endedSessions()]);

  return {
    start,
    changes: {
      publish: (tags) => void (tags.length > 0 && primary.changed.asEvent(tags)),
      listen: (listener) => void (onChange = listener),
    },
    endedSessions: {
      entries,
      append: (more) => primary.endSessions(more),
      listen: (onAppended) => void (onEnded = onAppended),
    },
    idempotency: { claim: primary.claim, keep: primary.keep, release: primary.release },
    shareCounts: async (name, minute, counts) => new Map(await primary.count(name, minute, [...counts])),
    makeLimiter: limiterInPrimary,
    gather(ownReport) {
      report = ownReport;
      return primary.metrics;
    },
    ready: (addresses) => primary.ready(addresses),
    leave: async () => primary.leave((await report?.()) ?? []),
  };
}
