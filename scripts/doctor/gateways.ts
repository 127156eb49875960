import type { Finding } from './findings.ts';

const ANSWER_MS = 10_000;
const AGAIN_MS = 500;
const READINGS = 10;
const MOST_CLOCK_MS = 2_000;
const PROXIED_SHARE = 0.5; // of the requests; somebody who invents the header does not send half of them

/** Labels of haat_instance_info, and what to do if they differ. */
const EQUAL = {
  version: 'Finish the release, or take it back.',
  node: 'Run the same image everywhere.',
  manifest: 'Give all the same release, and the same OPERATIONS_MANIFEST: a page may ask any of them.',
  secrets:
    'Give all the same SESSION_SECRETS in the same order: people are logged out whenever another gateway answers.',
  settings:
    'Compare NODE_ENV, PUBLIC_URL, SHOP_NAME, UPSTREAM_URL, REDIS_URL, REDIS_SENTINEL, SANDBOX, SERVER_RENDERING, OFFLINE, OPERATIONS and CATALOGUE_FRESH_SECONDS.',
};

/** What one gateway says of itself. */
interface Seen {
  name: string; // without credentials
  metrics: string; // in the text format of Prometheus
  problem?: string; // why its metrics cannot be read
  ready: string;
  clockMs: number; // before (+) or behind (-) this machine's; the header `date` has whole seconds
}

/** Reads metrics and readiness of each gateway, and compares them. It changes nothing. */
export async function examineGateways(urls: readonly URL[]): Promise<Finding[]> {
  const all = await Promise.all(urls.map(look));
  const known = all.filter(({ problem }) => problem === undefined);
  if (known.length === 0) return all.map(readiness);
  const equal = Object.entries(EQUAL).map(([label, cure]) => equality(label, cure, known));
  return [...all.map(readiness), ...equal, clocks(known), redis(known), ...known.map(proxy)];
}

async function look(url: URL): Promise<Seen> {
  const path = url.pathname.replace(/\/$/, '');
  const seen: Seen = { name: url.host + path, metrics: '', ready: 'no answer', clockMs: NaN };
  const ask = (file: string): Promise<Response> =>
    fetch(url.origin + path + file, { redirect: 'manual', signal: AbortSignal.timeout(ANSWER_MS) });
  try {
    for (let reading = 1; reading <= READINGS; reading += 1) {
      const asked = Date.now();
      const answer = await ask('/metrics');
      // On average half a second of the header is cut off.
      seen.clockMs = Date.parse(answer.headers.get('date') ?? '') + 500 - (asked + Date.now()) / 2;
      if (answer.status !== 200) return { ...seen, problem: whyNot(answer.status) };
      seen.metrics = await answer.text();
      // A gateway that has just started makes its fingerprints after the first reading, and reaches Redis a moment later.
      if (labelOf(seen, 'version') !== undefined && valueOf(seen, 'haat_redis_up') !== 0) break;
      await new Promise((done) => setTimeout(done, AGAIN_MS));
    }
    const { status } = (await (await ask('/readyz')).json()) as { status?: unknown };
    return { ...seen, ready: typeof status === 'string' ? status : 'no answer' };
  } catch {
    return { ...seen, problem: 'is not to be reached, or its answer is not a gateway’s' };
  }
}

function whyNot(status: number): string {
  if (status === 404) return 'has no metrics at this address: ask its ADMIN_PORT';
  return `answers ${status} for its metrics`;
}

function valueOf({ metrics }: Seen, name: string): number | undefined {
  const [, value] = new RegExp(`^${name}(?:\\{.*\\})? (\\S+)$`, 'm').exec(metrics) ?? [];
  return value === undefined ? undefined : Number(value);
}

const labelOf = ({ metrics }: Seen, label: string): string | undefined =>
  new RegExp(`^haat_instance_info\\{.*\\b${label}="([^"]*)"`, 'm').exec(metrics)?.[1];

function readiness({ name, problem, ready }: Seen): Finding {
  if (problem !== undefined) return { what: name, found: problem, cure: 'Start it, or correct the address.' };
  if (ready === 'ready') return { what: name, found: 'ready' };
  return { what: name, found: `is not ready: ${ready}`, cure: 'See docs/runbook.md, "The API is down".' };
}

function equality(label: string, cure: string, gateways: readonly Seen[]): Finding {
  const byValue = Map.groupBy(gateways, (seen) => labelOf(seen, label) ?? 'unknown');
  const [[only, ...others], what] = [[...byValue.keys()], `Same ${label}`];
  if (only !== undefined && others.length === 0) return { what, found: only, ...(only === 'unknown' && { cure }) };
  const told = [...byValue].map(([value, seen]) => `${value} (${seen.map(({ name }) => name).join(', ')})`);
  return { what, found: told.join('; '), cure };
}

function clocks(gateways: readonly Seen[]): Finding {
  const what = 'Clocks';
  const known = gateways.filter(({ clockMs }) => !Number.isNaN(clockMs));
  const all = known.map(({ clockMs }) => clockMs);
  // This machine's own is one of them.
  if (Math.max(0, ...all) - Math.min(0, ...all) <= MOST_CLOCK_MS) return { what, found: 'agree with this machine’s' };
  const told = known.map(({ name, clockMs }) => `${name} ${(clockMs / 1000).toFixed(1)} s`).join(', ');
  return {
    what,
    found: `against this machine: ${told}`,
    cure: 'Set the clocks (`timedatectl`): sessions end by them.',
  };
}

function redis(gateways: readonly Seen[]): Finding {
  const what = 'Redis';
  const namesWith = (up: number | undefined): string =>
    gateways.flatMap((seen) => (valueOf(seen, 'haat_redis_up') === up ? seen.name : [])).join(', ');
  const [away, without] = [namesWith(0), namesWith(undefined)];
  if (away) return { what, found: `away for ${away}`, cure: 'See docs/runbook.md, "Redis is away or slow".' };
  if (!without) return { what, found: 'in use by all' };
  if (gateways.length === 1) return { what, found: 'none; one gateway needs none' };
  const cure = 'Set REDIS_URL: without it, log-outs, limits and repeated mutations are known to one gateway alone.';
  return { what, found: `none at ${without}`, cure };
}

function proxy(seen: Seen): Finding {
  const count = (name: string): number => valueOf(seen, name) ?? 0;
  const [ignored, requests] = [count('haat_forwarded_ignored_total'), count('haat_http_requests_total')];
  const found = `${seen.name} does not believe the x-forwarded-for of ${ignored} of ${requests} requests; addresses that sent them: ${count('haat_forwarded_ignored_peers')}`;
  const cure = 'Name the proxies in TRUST_PROXY: now all visitors behind one count as one address.';
  return { what: 'Proxy', found, ...(ignored > requests * PROXIED_SHARE && { cure }) };
}
