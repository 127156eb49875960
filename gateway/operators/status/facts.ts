import { readFileSync } from 'node:fs';
import type { CatalogueReads } from '../../cache/catalogue.ts';
import type { Readiness } from '../health.ts';
import type { LoadState } from '../../load/load-shedding.ts';
import type { RecentCounts } from '../lazy-counters.ts';
import type { GuardState } from '../../rest/guard.ts';
import type { RecentVitals } from '../vitals.ts';

const packageJson = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

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
  vitals: ReturnType<RecentVitals['p75']>;
  /** Last 15 minutes, most frequent first. */
  errors: { code: string; count: number }[];
}

export interface StatusSources {
  readiness: (requestId: string) => Promise<Readiness>;
  upstream: () => GuardState;
  load: () => LoadState;
  catalogueReads: () => Readonly<CatalogueReads> | undefined;
  responseCache: () => Readonly<{ hit: number; miss: number }> | undefined;
  vitals: RecentVitals['p75'];
  recentErrors: RecentCounts;
  /** `answered` and `unanswered`. */
  recentCalls: RecentCounts;
}

export async function readStatus(sources: StatusSources, requestId: string): Promise<StatusFacts> {
  const { load, recentCalls, recentErrors, upstream } = sources;
  const { inFlight, waiting, limit, shed } = load();
  const calls = recentCalls.read();
  const reads = sources.catalogueReads();
  const answers = sources.responseCache();
  return {
    version: packageJson.version,
    uptimeSeconds: Math.floor(process.uptime()),
    readiness: await sources.readiness(requestId),
    upstream: {
      breaker: upstream().breaker,
      calls: sum(calls.map(([, count]) => count)),
      unanswered: new Map(calls).get('unanswered') ?? 0,
    },
    load: { inFlight, waiting, limit, refused: sum(Object.values(shed)) },
    memory: {
      responseCache: answers ? share(answers.hit, answers.hit + answers.miss) : null,
      catalogue: reads ? share(reads.hit + reads.stale + reads.grace, sum(Object.values(reads))) : null,
    },
    vitals: sources.vitals(),
    errors: recentErrors.read().map(([code, count]) => ({ code, count })),
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);
