import { AggregatorRegistry, type Registry } from 'prom-client';

/** The metrics of one process, as they are sent to another. */
export type MetricReport = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

/** Sums, unless a metric says otherwise (`aggregator` of prom-client). */
export const mergeReports = (reports: readonly MetricReport[]): Promise<MetricReport> =>
  AggregatorRegistry.aggregate([...reports]).getMetricsAsJSON();

/** In the text format of Prometheus. */
export const printReports = (reports: readonly MetricReport[]): Promise<string> =>
  AggregatorRegistry.aggregate([...reports]).metrics();
