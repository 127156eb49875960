import { LRUCache } from 'lru-cache';

/** How long calls usually take at most, endpoint by endpoint. */
export interface LatencyEstimates {
  /** The time, in ms, that 95% of an endpoint's calls take no longer than; undefined: too few are known. */
  usual: (endpoint: string) => number | undefined;
  note: (endpoint: string, ms: number) => void;
}

const QUANTILE = 0.95;
/** How far one call moves the estimate: it follows a change of pace within some hundred calls. */
const STEP = 0.05;
/** Calls before an estimate counts. */
const ENOUGH = 50;
/** Endpoints that are told apart: the API has about 40. */
const ENDPOINTS = 200;

/**
 * Keeps one number for each endpoint: it goes up a little for a call that took longer and down a nineteenth of that for one that
 * did not, and so comes to rest where one in twenty takes longer.
 */
export function createLatencyEstimates(): LatencyEstimates {
  const known = new LRUCache<string, { estimate: number; calls: number }>({ max: ENDPOINTS });
  return {
    usual(endpoint) {
      const found = known.get(endpoint);
      return found && found.calls >= ENOUGH ? found.estimate : undefined;
    },
    note(endpoint, ms) {
      const found = known.get(endpoint);
      if (!found) return void known.set(endpoint, { estimate: ms, calls: 1 });
      found.calls += 1;
      found.estimate *= ms > found.estimate ? 1 + STEP * QUANTILE : 1 - STEP * (1 - QUANTILE);
    },
  };
}
