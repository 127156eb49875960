import { readFileSync } from 'node:fs';
import type { CatalogueReads } from '../../cache/catalogue.ts';
import type { Readiness } from '../health.ts';
import type { LoadState } from '../../load/load-shedding.ts';
import { currentMinute, type CountsOfMinute, type RecentCounts } from '../lazy-counters.ts';
import { lastTrouble, minutesOf, type Minute, type Trouble } from './minutes.ts';
import type { GuardState } from '../../rest/guard.ts';
import { p75Of, type RecentVitals, type VitalName } from '../vitals.ts';

const packageJson = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};
export const VERSION = packageJson.version;

/** Security: no address, no name, no secret. */
export interface StatusFacts {
  version: string;
  uptimeSeconds: number;
  readiness: Readiness;
  upstream: {
    breaker: GuardState['breaker'];
    calls: number;
    unanswered: number;
  };
  load: { inFlight: number; waiting: number; limit: number; refused: number };
  /** Shares, 0 to 1; null: no requests yet. */
  memory: { responseCache: number | null; catalogue: number | null };
  /** What three of four visits stay below. Ms, but CLS; null: no report yet. */
  vitals: ReturnType<typeof p75Of>;
  /** Last 15 minutes, most frequent first. */
  errors: { code: string; count: number }[];
  /** The last 15, oldest first. */
  minutes: Minute[];
  /** Since the start, also before those minutes. */
  lastTrouble: Trouble | null;
}

export interface StatusSources {
  upstream: () => GuardState;
  load: () => LoadState;
  catalogueReads: () => Readonly<CatalogueReads> | undefined;
  responseCache: () => Readonly<{ hit: number; miss: number }> | undefined;
  recentVitals: RecentVitals;
  recentErrors: RecentCounts;
  recentOperations: RecentCounts;
  /** `answered` and `unanswered`. */
  recentCalls: RecentCounts;
}

/** What one process knows; those of several can be put together. */
export interface StatusPart {
  uptimeSeconds: number;
  breaker: GuardState['breaker'];
  calls: [name: string, count: number][];
  errors: [code: string, count: number][];
  minutes: CountsOfMinute[];
  /** The latest minute before them that was slow or failing for this process. */
  past?: CountsOfMinute | undefined;
  load: StatusFacts['load'];
  answers: { hit: number; miss: number };
  reads: CatalogueReads;
  vitals: Record<VitalName, readonly number[]>;
}

const NO_READS: CatalogueReads = { hit: 0, stale: 0, grace: 0, miss: 0 };
const BREAKERS = ['open', 'half-open', 'closed'] as const; // the worst first

export function readPart({ load, upstream, ...sources }: StatusSources): StatusPart {
  const { inFlight, waiting, limit, shed } = load();
  return {
    uptimeSeconds: Math.floor(process.uptime()),
    breaker: upstream().breaker,
    calls: sources.recentCalls.read(),
    errors: sources.recentErrors.read(),
    minutes: sources.recentOperations.minutes(),
    past: sources.recentOperations.past(),
    load: { inFlight, waiting, limit, refused: sum(Object.values(shed)) },
    answers: sources.responseCache() ?? { hit: 0, miss: 0 },
    reads: sources.catalogueReads() ?? NO_READS,
    vitals: sources.recentVitals.values(),
  };
}

export function factsOf(parts: readonly StatusPart[], readiness: Readiness): StatusFacts {
  const calls = sumsOf(parts.map((part) => part.calls));
  const total = (read: (part: StatusPart) => number): number => sum(parts.map(read));
  const known = total(({ reads }) => reads.hit + reads.stale + reads.grace);
  const hits = total(({ answers }) => answers.hit);
  return {
    version: VERSION,
    uptimeSeconds: Math.max(...parts.map((part) => part.uptimeSeconds)),
    readiness,
    upstream: {
      breaker: BREAKERS.find((state) => parts.some(({ breaker }) => breaker === state)) ?? 'closed',
      calls: sum([...calls.values()]),
      unanswered: calls.get('unanswered') ?? 0,
    },
    load: {
      inFlight: total(({ load }) => load.inFlight),
      waiting: total(({ load }) => load.waiting),
      limit: total(({ load }) => load.limit),
      refused: total(({ load }) => load.refused),
    },
    memory: {
      responseCache: share(hits, hits + total(({ answers }) => answers.miss)),
      catalogue: share(known, known + total(({ reads }) => reads.miss)),
    },
    vitals: p75Of(parts.map((part) => part.vitals)),
    errors: [...sumsOf(parts.map((part) => part.errors))]
      .toSorted(([, one], [, other]) => other - one)
      .map(([code, count]) => ({ code, count })),
    minutes: minutesOf(
      parts.flatMap((part) => part.minutes),
      currentMinute(),
    ),
    lastTrouble: lastTrouble(parts.flatMap(({ minutes, past }) => (past ? [past, ...minutes] : minutes))),
  };
}

function sumsOf(lists: readonly (readonly [name: string, count: number][])[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [name, count] of lists.flat()) sums.set(name, (sums.get(name) ?? 0) + count);
  return sums;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);
