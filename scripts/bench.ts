import { parseArgs } from 'node:util';
import { composeCatalogue, DEFAULT_PRODUCTS } from '../tests/bench/upstream/catalogue.ts';
import { createWorkloads } from '../tests/bench/workloads/workloads.ts';
import { withArena } from '../tests/bench/arena.ts';
import { ENTRANTS } from '../tests/bench/entrants.ts';
import { measure } from '../tests/bench/rounds.ts';

const { only, peers } = parseArgs({ options: { only: { type: 'string' }, peers: { type: 'string' }, quick: { type: 'boolean' } } }).values;
const workloads = createWorkloads(composeCatalogue(DEFAULT_PRODUCTS)).filter(({ id }) => !only || only.split(',').includes(id));
for (const workload of workloads) {
  const entrants = ENTRANTS.filter((e) => (e.workloads as readonly string[]).includes(workload.id) && (!peers || peers.split(',').includes(e.name)));
  console.log(workload.id, workload.visits.length);
  console.table(await withArena({ products: DEFAULT_PRODUCTS, pinned: true, servers: entrants.map((e) => e.server), workloads }, (arena) =>
    measure(arena, workload, entrants, { rounds: 2, warmUpMs: 1500, roundMs: 800, connections: 32 })));
}
