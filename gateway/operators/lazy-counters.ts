import { Counter, Histogram, type HistogramConfiguration, type Registry } from 'prom-client';

const SEPARATOR = '\0'; // in no label value

function labelsOf<Label extends string>(names: readonly Label[], key: string): Record<Label, string> {
  const values = key.split(SEPARATOR);
  return Object.fromEntries(names.map((name, place) => [name, values[place]])) as Record<Label, string>;
}

/**
 * Costs a tenth of prom-client's counter: the library gets the sums only when metrics are read.
 * The returned function adds 1. It takes label values in the order of `labelNames`.
 */
export function createLazyCounter<Label extends string>(
  registry: Registry,
  { labelNames, ...options }: { name: string; help: string; labelNames: readonly Label[] },
): (...values: string[]) => void {
  const counts = new Map<string, number>();
  new Counter<Label>({
    ...options,
    labelNames,
    registers: [registry],
    collect() {
      this.reset();
      for (const [key, count] of counts) this.inc(labelsOf(labelNames, key), count);
    },
  });
  return (...values) => {
    const key = values.join(SEPARATOR);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  };
}

interface Series {
  /** Per bucket; the last one is for all above. */
  counts: number[];
  seconds: number;
}

type HistogramOptions = Required<Pick<HistogramConfiguration<string>, 'name' | 'help' | 'labelNames' | 'buckets'>>;

/** Lazy like the counter. The returned function takes a value, in the unit of the buckets, and label values. */
export function createLazyHistogram(
  registry: Registry,
  options: HistogramOptions,
): (seconds: number, ...values: string[]) => void {
  const { buckets } = options;
  const all = new Map<string, Series>();
  registry.registerMetric(new LazyHistogram(options, all));
  return (seconds, ...values) => {
    const key = values.join(SEPARATOR);
    let series = all.get(key);
    if (!series) all.set(key, (series = { counts: new Array<number>(buckets.length + 1).fill(0), seconds: 0 }));
    let place = 0;
    while (seconds > (buckets[place] ?? Infinity)) place += 1;
    series.counts[place] = (series.counts[place] ?? 0) + 1;
    series.seconds += seconds;
  };
}

class LazyHistogram extends Histogram {
  readonly #options: HistogramOptions;
  readonly #all: ReadonlyMap<string, Series>;

  constructor(options: HistogramOptions, all: ReadonlyMap<string, Series>) {
    super({ ...options, registers: [] });
    this.#options = options;
    this.#all = all;
  }

  async getForPromString() {
    const { name, help } = this.#options;
    const values = [...this.#all].flatMap(([key, series]) => this.#valuesOf(key, series));
    return { name, help, type: 'histogram', aggregator: 'sum', values };
  }

  #valuesOf(key: string, { counts, seconds }: Series) {
    const { name, labelNames, buckets } = this.#options;
    const sharedLabels = labelsOf(labelNames, key);
    let count = 0;
    const cumulative = counts.map((more, place) => ({
      metricName: `${name}_bucket`,
      labels: { le: buckets[place] ?? '+Inf' },
      sharedLabels,
      value: (count += more),
    }));
    return [
      ...cumulative,
      { metricName: `${name}_sum`, labels: {}, sharedLabels, value: seconds },
      { metricName: `${name}_count`, labels: {}, sharedLabels, value: count },
    ];
  }
}
