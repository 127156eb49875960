import type { Sample } from './samples.ts';

/** The result of one check; without a cure it passed. */
export interface Finding {
  what: string;
  found: string;
  cure?: string;
}

/** What one gateway says of itself. */
export interface Seen {
  /** As in the output: without credentials. */
  name: string;
  /** Undefined: its metrics cannot be read; `problem` says why. */
  samples: readonly Sample[] | undefined;
  problem: string | undefined;
  ready: string;
  /** How far its clock is before (+) or behind (-) this machine's, in ms; the header `date` has whole seconds. */
  clockMs: number | undefined;
}

const MOST_CLOCK_MS = 2_000;
const PROXIED_SHARE = 0.5; // of the requests; somebody who invents the header does not send half of them

/** Labels of haat_instance_info, and what to do if they differ. */
const EQUAL: Record<string, string> = {
  version: 'Finish the release, or take it back.',
  node: 'Run the same image everywhere.',
  manifest: 'Give all the same release, and the same OPERATIONS_MANIFEST: a page may ask any of them.',
  secrets:
    'Give all the same SESSION_SECRETS in the same order: people are logged out whenever another gateway answers.',
  settings:
    'Compare NODE_ENV, PUBLIC_URL, SHOP_NAME, UPSTREAM_URL, REDIS_URL, REDIS_SENTINEL, SANDBOX, SERVER_RENDERING, OFFLINE, OPERATIONS, CATALOGUE_…, IDEMPOTENCY_HOURS, MAX_… of documents, and the minutes of sessions.',
};

export function compare(gateways: readonly Seen[]): Finding[] {
  const known = gateways.filter(({ problem }) => problem === undefined);
  if (known.length === 0) return gateways.map(readiness);
  return [
    ...gateways.map(readiness),
    ...Object.entries(EQUAL).map(([label, cure]) => equality(label, cure, known)),
    clocks(known),
    redis(known),
    ...known.map(forwarding),
  ];
}

function readiness({ name, problem, ready }: Seen): Finding {
  if (problem !== undefined) return { what: name, found: problem, cure: 'Start it, or correct the address or token.' };
  if (ready === 'ready') return { what: name, found: 'ready' };
  return { what: name, found: `is not ready: ${ready}`, cure: 'See docs/runbook.md, "The API is down".' };
}

function equality(label: string, cure: string, gateways: readonly Seen[]): Finding {
  const holders = new Map<string, string[]>();
  for (const { name, samples = [] } of gateways) {
    const value = samples.find((sample) => sample.name === 'haat_instance_info')?.labels[label] ?? 'unknown';
    holders.set(value, [...(holders.get(value) ?? []), name]);
  }
  const [only] = holders.keys();
  const what = `Same ${label}`;
  if (holders.size <= 1) return { what, found: only ?? 'nothing to compare', ...(only === 'unknown' && { cure }) };
  return { what, found: [...holders].map(([value, names]) => `${value} (${names.join(', ')})`).join('; '), cure };
}

function clocks(gateways: readonly Seen[]): Finding {
  const what = 'Clocks';
  const offsets = gateways.flatMap(({ name, clockMs }) => (clockMs === undefined ? [] : [{ name, clockMs }]));
  const far = offsets.filter(({ clockMs }) => Math.abs(clockMs) > MOST_CLOCK_MS);
  const all = offsets.map(({ clockMs }) => clockMs);
  const apart = Math.max(...all) - Math.min(...all);
  if (far.length === 0 && !(apart > MOST_CLOCK_MS)) return { what, found: 'agree with this machine’s' };
  const told = offsets.map(({ name, clockMs }) => `${name} ${(clockMs / 1000).toFixed(1)} s`).join(', ');
  return {
    what,
    found: `against this machine: ${told}`,
    cure: 'Set the clocks (`timedatectl`): sessions end by them.',
  };
}

function redis(gateways: readonly Seen[]): Finding {
  const what = 'Redis';
  const states = gateways.map(({ name, samples }) => ({ name, up: valueOf(samples, 'haat_redis_up') }));
  const without = states.filter(({ up }) => up === undefined).map(({ name }) => name);
  const away = states.filter(({ up }) => up === 0).map(({ name }) => name);
  if (away.length > 0) {
    return { what, found: `away for ${away.join(', ')}`, cure: 'See docs/runbook.md, "Redis is away or slow".' };
  }
  if (without.length === 0) return { what, found: 'in use by all' };
  if (gateways.length === 1) return { what, found: 'none; one gateway needs none' };
  return {
    what,
    found: `none at ${without.join(', ')}`,
    cure: 'Set REDIS_URL: without it, log-outs, limits and repeated mutations are known to one gateway alone.',
  };
}

function forwarding({ name, samples }: Seen): Finding {
  const what = 'Proxy';
  const ignored = valueOf(samples, 'haat_forwarded_ignored_total') ?? 0;
  const requests = valueOf(samples, 'haat_http_requests_total') ?? 0;
  const peers = valueOf(samples, 'haat_forwarded_ignored_peers') ?? 0;
  const found = `${name} does not believe the x-forwarded-for of ${ignored} of ${requests} requests; addresses that sent them: ${peers}`;
  if (ignored <= requests * PROXIED_SHARE) return { what, found };
  return { what, found, cure: 'Name the proxies in TRUST_PROXY: now all visitors behind one count as one address.' };
}

const valueOf = (samples: Seen['samples'], name: string): number | undefined =>
  samples?.find((sample) => sample.name === name)?.value;
