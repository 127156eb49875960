import type { AnsweredKey, CallerKey, KnownKey } from '../endpoint/idempotency-store.ts';
import type { MetricReport } from '../operators/metric-reports.ts';
import type { SandboxAccount } from '../pages/sandbox.ts';
import type { ListEntry } from '../session/entry-file.ts';

/** What a worker needs to start, beside the configuration, which it reads itself. */
export interface WorkerStart {
  upstreamUrl: string;
  accounts: readonly SandboxAccount[]; // for the sandbox
  workers: number; // among which the limits of the machine are divided
}

export interface Addresses {
  url: string;
  adminUrl: string | undefined;
}

/** What the primary process does for a worker. Messages are JSON. */
export interface PrimaryFunctions {
  start: () => WorkerStart;
  ready: (addresses: Addresses) => void;
  /** The figures of a worker that is about to end, so that sums do not fall. */
  leave: (report: MetricReport) => void;
  changed: (tags: readonly string[]) => void;
  endedSessions: () => readonly ListEntry[];
  endSessions: (entries: readonly ListEntry[]) => Promise<boolean>; // true: on disk
  claim: (of: CallerKey, asked: string) => Promise<KnownKey | undefined>;
  keep: (of: CallerKey, known: AnsweredKey) => Promise<void>;
  release: (of: CallerKey) => Promise<void>;
  count: (name: string, minute: number, counts: [key: string, count: number][]) => [key: string, sum: number][];
  metrics: () => Promise<MetricReport[]>;
}

/** What a worker does for the primary process. */
export interface WorkerFunctions {
  changed: (tags: readonly string[]) => void; // at another worker
  sessionsEnded: (entries: readonly ListEntry[]) => void; // at another worker
  metrics: () => Promise<MetricReport>;
  /** `replaced`: another worker has taken its place already. */
  stop: (replaced: boolean) => void;
}

/** The functions as the other process calls them. */
export type Promised<Functions> = {
  [Name in keyof Functions]: Functions[Name] extends (...values: infer Values) => infer Result
    ? (...values: Values) => Promise<Awaited<Result>>
    : never;
};

export const CALL_MS = 5_000; // until a call between two processes counts as lost
