import { Counter, Gauge, type Registry } from 'prom-client';
import type { SearchState } from '../domains/products/products.search.ts';

/** `state`: read when the metrics are. Undefined: there is no index. */
export function addSearchMetrics(registry: Registry, state: () => SearchState | undefined): void {
  const registers = [registry];
  new Counter({
    name: 'haat_searches_total',
    help: 'Searches by who has answered them: the index or the API.',
    labelNames: ['answered_by'],
    registers,
    collect() {
      this.reset();
      const { api = 0, index = 0 } = state()?.answered ?? {};
      this.inc({ answered_by: 'api' }, api);
      this.inc({ answered_by: 'index' }, index);
    },
  });
  new Gauge({
    name: 'haat_search_index_products',
    help: 'Products that the search index finds; 0: the API answers searches.',
    aggregator: 'min', // over the workers of a machine: each has an index
    registers,
    collect() {
      this.set(state()?.products ?? 0);
    },
  });
}
