/** Traffic of guests to pages of single products, and the caches between them and the API. */
export interface CacheTraffic {
  products: number;
  /** The exponent of Zipf's law: the n-th most popular product is asked for 1/n^skew as often as the first. Shops have 0.7 to 1.1. */
  skew: number;
  requestsPerSecond: number; // over all gateways
  changesPerSecond: number; // of products, each as likely as it is popular: an order changes the stock
  gateways: number; // requests reach each of them as often
  shared: boolean; // they share a Redis
  seconds: number;
}

/** Where the gateways took the values from, as `CatalogueReads` counts them. */
export interface CacheReads {
  hit: number;
  stale: number; // from memory, and read again in the background
  miss: number; // from Redis or the API
  api: number; // calls of the API, those in the background too
}

export interface Ages {
  freshMs: number;
  staleMs: number;
}

/** What happens, in the order of time. */
export type CacheEvent = { at: number; product: number } & ({ gateway: number } | { gateway: undefined }); // undefined: it changes

/** `random`: from 0 to 1, as Math.random. The caller gives one with a seed, for the same traffic each time. */
export function* trafficOf(traffic: CacheTraffic, random: () => number): Generator<CacheEvent> {
  const popularity = zipf(traffic.products, traffic.skew);
  const perSecond = traffic.requestsPerSecond + traffic.changesPerSecond;
  for (let at = 0; ;) {
    // Independent visitors: the time between two of them has an exponential distribution.
    at += (-Math.log(1 - random()) / perSecond) * 1_000;
    if (at > traffic.seconds * 1_000) return;
    const product = popularity(random());
    const changes = random() * perSecond < traffic.changesPerSecond;
    yield { at, product, gateway: changes ? undefined : Math.floor(random() * traffic.gateways) };
  }
}

/** The rules of gateway/cache/catalogue.ts. Calls take no time. */
export function simulateCaches(traffic: CacheTraffic, { freshMs, staleMs }: Ages, random: () => number): CacheReads {
  const memories = Array.from({ length: traffic.gateways }, () => new Map<number, number>()); // when each product was read
  const redis = new Map<number, number>();
  const reads: CacheReads = { hit: 0, stale: 0, miss: 0, api: 0 };

  function read(memory: Map<number, number>, product: number, at: number): void {
    const known = traffic.shared ? redis.get(product) : undefined;
    const isFresh = known !== undefined && at - known < freshMs;
    if (!isFresh) reads.api += 1;
    const readAt = isFresh ? known : at;
    memory.set(product, readAt);
    if (traffic.shared) redis.set(product, readAt);
  }

  for (const { at, product, gateway } of trafficOf(traffic, random)) {
    const memory = gateway === undefined ? undefined : memories[gateway];
    if (!memory) {
      for (const each of [...memories, redis]) each.delete(product);
      continue;
    }
    const age = at - (memory.get(product) ?? -Infinity);
    if (age < freshMs) reads.hit += 1;
    else {
      reads[age < staleMs ? 'stale' : 'miss'] += 1;
      read(memory, product, at);
    }
  }
  return reads;
}

/** A function from a number below 1 to a product: 0 is the most popular one. */
function zipf(products: number, skew: number): (share: number) => number {
  const sums = new Float64Array(products);
  let sum = 0;
  for (let n = 0; n < products; n += 1) sums[n] = sum += 1 / (n + 1) ** skew;
  return (share) => {
    const wanted = share * sum;
    let [low, high] = [0, products - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}
