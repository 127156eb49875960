import { Counter, Gauge, type Registry } from 'prom-client';

/** Makes metrics whose values are kept elsewhere: `read` is called when the metrics are read. */
export function createReadMetrics(registry: Registry) {
  const registers = [registry];

  /** A counter with one label. `read` gives the counts by the label's value. */
  function copied<Label extends string>(name: string, help: string, label: Label, read: () => Record<string, number>) {
    new Counter<Label>({
      name,
      help,
      labelNames: [label],
      registers,
      collect() {
        this.reset();
        for (const [value, count] of Object.entries(read()))
          this.inc({ [label]: value } as Record<Label, string>, count);
      },
    });
  }

  /** 0 where nothing is known. */
  function gauge(name: string, help: string, read: () => number | undefined) {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read() ?? 0);
      },
    });
  }

  return { copied, gauge };
}
