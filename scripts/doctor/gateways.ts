import { compare, type Finding, type Seen } from './compare.ts';
import { samplesIn, type Sample } from './samples.ts';

const ANSWER_MS = 10_000;
const AGAIN_MS = 500;
const READINGS = 10;

/** Reads metrics and readiness of each gateway, and compares them. It changes nothing. */
export async function examineGateways(urls: readonly URL[], token: string | undefined): Promise<Finding[]> {
  return compare(await Promise.all(urls.map((url) => look(url, token))));
}

async function look(url: URL, token: string | undefined): Promise<Seen> {
  const seen: Seen = {
    name: url.host + url.pathname.replace(/\/$/, ''),
    samples: undefined,
    problem: undefined,
    ready: 'no answer',
    clockMs: undefined,
  };
  const at = (path: string): string => url.origin + url.pathname.replace(/\/$/, '') + path;
  const ask = (path: string, headers?: Record<string, string>): Promise<Response> =>
    fetch(at(path), { ...(headers && { headers }), redirect: 'manual', signal: AbortSignal.timeout(ANSWER_MS) });
  try {
    const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
    for (let reading = 1; reading <= READINGS; reading += 1) {
      const asked = Date.now();
      const answer = await ask('/metrics', headers);
      seen.clockMs = clockOf(answer, (asked + Date.now()) / 2);
      if (answer.status !== 200) return { ...seen, problem: whyNot(answer.status) };
      seen.samples = samplesIn(await answer.text());
      if (isWhole(seen.samples)) break;
      await new Promise((done) => setTimeout(done, AGAIN_MS));
    }
    const readiness = (await (await ask('/readyz')).json()) as { status?: unknown };
    seen.ready = typeof readiness.status === 'string' ? readiness.status : 'no answer';
    return seen;
  } catch {
    return { ...seen, problem: 'is not to be reached, or its answer is not a gateway’s' };
  }
}

/**
 * False for a gateway that has just started: it calculates its fingerprints after the first reading of its metrics, and reaches
 * Redis a moment later. A Redis that is still away at the last reading is a finding.
 */
function isWhole(samples: readonly Sample[]): boolean {
  const value = (of: string) => samples.find(({ name }) => name === of)?.value;
  return value('haat_instance_info') !== undefined && value('haat_redis_up') !== 0;
}

function clockOf({ headers }: Response, now: number): number | undefined {
  const date = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(date) ? undefined : date + 500 - now; // on average half a second is cut off
}

function whyNot(status: number): string {
  if (status === 401) return 'wants another METRICS_TOKEN';
  if (status === 404) return 'has no metrics at this address: ask its ADMIN_PORT, or set METRICS_TOKEN there';
  return `answers ${status} for its metrics`;
}
