import { createMemoryStore } from '../endpoint/idempotency-memory.ts';
import type { IdempotencyLimits } from '../endpoint/idempotency-store.ts';
import { mergeReports, type MetricReport } from '../operators/metric-reports.ts';
import type { EntryFile, ListEntry } from '../session/entry-file.ts';
import type { PrimaryFunctions, Promised, WorkerFunctions } from './protocol.ts';

/** A worker, as the primary process sees it. `ask` gives undefined if it does not answer. */
export interface Peer {
  ask: <Value>(call: (worker: Promised<WorkerFunctions>) => Promise<Value>) => Promise<Value | undefined>;
}

/** What the workers of one machine share, in the memory of their primary process. */
export interface SharedMemory {
  functionsFor: (peer: Peer) => Omit<PrimaryFunctions, 'start' | 'ready' | 'runStatement'>;
  gone: (peer: Peer) => void; // it has ended, perhaps without a word
}

const KEPT_MINUTES = 2; // of counts: the current minute, and one for those that come late

/** `peers`: the workers of now. */
export function createSharedMemory(
  file: EntryFile,
  limits: IdempotencyLimits,
  peers: () => readonly Peer[],
): SharedMemory {
  const { claim, keep, release } = createMemoryStore(limits);
  const ended = new Map(file.entries.map((entry) => [entry.text, entry]));
  const counts = new Map<string, Map<string, number>>(); // by minute and name
  const lastReports = new Map<Peer, MetricReport>();
  let past: MetricReport = []; // sums of workers that have ended: without them, counters would fall

  function tellOthers(by: Peer, call: (worker: Promised<WorkerFunctions>) => Promise<void>): void {
    for (const peer of peers()) if (peer !== by) void peer.ask(call);
  }

  function countsOf(name: string, minute: number): Map<string, number> {
    for (const key of counts.keys()) if (Number(key.split(' ')[0]) <= minute - KEPT_MINUTES) counts.delete(key);
    const key = `${minute} ${name}`;
    const found = counts.get(key) ?? new Map<string, number>();
    counts.set(key, found);
    return found;
  }

  function endedSessions(): ListEntry[] {
    const now = Date.now() / 1000;
    for (const [text, { until }] of ended) if (until <= now) ended.delete(text);
    return [...ended.values()];
  }

  async function metrics(): Promise<MetricReport[]> {
    await Promise.all(
      peers().map(async (peer) => {
        const report = await peer.ask((worker) => worker.metrics());
        if (report) lastReports.set(peer, report);
      }),
    );
    return [past, ...lastReports.values()];
  }

  return {
    functionsFor: (peer) => ({
      leave: (report) => void lastReports.set(peer, report),
      changed: (tags) => tellOthers(peer, (worker) => worker.changed(tags)),
      endedSessions,
      endSessions(entries) {
        for (const entry of entries) ended.set(entry.text, entry);
        tellOthers(peer, (worker) => worker.sessionsEnded(entries));
        return file.append(entries);
      },
      claim,
      keep,
      release,
      count(name, minute, added) {
        const sums = countsOf(name, minute);
        return added.map(([key, more]) => {
          const sum = (sums.get(key) ?? 0) + more;
          sums.set(key, sum);
          return [key, sum];
        });
      },
      metrics,
    }),
    gone(peer) {
      const report = lastReports.get(peer) ?? [];
      lastReports.delete(peer);
      const lasting = report.filter(({ type }) => ['counter', 'histogram'].includes(String(type)));
      void mergeReports([past, lasting]).then((sums) => (past = sums));
    },
  };
}
