/** What a visit costs, from docs/benchmark.json: the gateway with its defaults, registered operations. */
interface Cost {
  cpuUs: number; // of a gateway's processor, in microseconds
  bytes: number; // to the client, compressed
}

interface Benchmark {
  workloads: { id: string; results: { entrant: string; cpuPerVisit: number; bytesPerVisit: number }[] }[];
}

/** Assumed, not measured: change them to your own figures. */
export interface Assumptions {
  shares: { list: number; product: number; cart: number; addToCart: number }; // of requests; together 1
  edgeHits: number; // the share of guests' requests that nginx or a CDN answers
  busy: number; // the share of a core that is used at the peak: waiting times grow quickly above it
  rupeesPerCoreHour: number;
  rupeesPerGigabyte: number; // to the internet
}

export const USUAL: Assumptions = {
  shares: { list: 0.4, product: 0.45, cart: 0.1, addToCart: 0.05 },
  edgeHits: 0.8,
  busy: 0.6,
  rupeesPerCoreHour: 4,
  rupeesPerGigabyte: 7,
};

/** What one amount of traffic needs. */
export interface Fleet {
  requestsPerSecond: number;
  atGateways: number; // requests per second that no cache in front answers
  cores: number; // of gateways
  upstreamPerSecond: number; // calls of the API that a shopper's requests make; guests' reads are in cache-simulation.ts
  redisPerSecond: number; // commands
  gigabitsPerSecond: number; // to clients
  rupeesPerMillion: number; // requests
}

const REDIS_COMMANDS_PER_CHANGE = 4; // claim and keep a key, tell a change, its share of exchanged counts
const HOUR_S = 3_600;

function costsOf({ workloads }: Benchmark): Record<keyof Assumptions['shares'], Cost> {
  const cost = (id: string): Cost => {
    const found = workloads
      .find((load) => load.id === id)
      ?.results.find(({ entrant }) => entrant === 'ours registered');
    if (!found) throw new Error(`docs/benchmark.json has no result of the gateway for ${id}.`);
    return { cpuUs: found.cpuPerVisit, bytes: found.bytesPerVisit };
  };
  return { list: cost('W1'), product: cost('W2'), cart: cost('W3'), addToCart: cost('W4') };
}

export function fleetFor(requestsPerSecond: number, benchmark: Benchmark, assumed: Assumptions): Fleet {
  const costs = costsOf(benchmark);
  const { shares, edgeHits, busy, rupeesPerCoreHour, rupeesPerGigabyte } = assumed;
  const names = ['list', 'product', 'cart', 'addToCart'] as const;
  const isGuest = (name: keyof typeof shares): boolean => name === 'list' || name === 'product';
  let [atGateways, cpuUs, bytes] = [0, 0, 0];
  for (const name of names) {
    const all = requestsPerSecond * shares[name];
    const reached = isGuest(name) ? all * (1 - edgeHits) : all;
    atGateways += reached;
    cpuUs += reached * costs[name].cpuUs;
    bytes += all * costs[name].bytes;
  }
  const changes = requestsPerSecond * shares.addToCart;
  const cores = Math.max(1, Math.ceil(cpuUs / 1e6 / busy));
  const rupeesPerSecond = (cores * rupeesPerCoreHour) / HOUR_S + (bytes / 1e9) * rupeesPerGigabyte;
  return {
    requestsPerSecond,
    atGateways,
    cores,
    upstreamPerSecond: requestsPerSecond * (shares.cart + shares.addToCart),
    redisPerSecond: changes * REDIS_COMMANDS_PER_CHANGE,
    gigabitsPerSecond: (bytes * 8) / 1e9,
    rupeesPerMillion: (rupeesPerSecond / requestsPerSecond) * 1e6,
  };
}
