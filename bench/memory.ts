import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CODEGEN, GATEWAY, make } from '../scripts/build/steps.ts';
import { LISTENS, METRICS_TOKEN, programOf } from './entrants.ts';
import { memoryMib } from './machine.ts';
import { start, type Running } from './processes.ts';

// npm run bench:memory [-- --heap MB]: the memory of a gateway without the embedded API while its caches fill, with V8's own limit
// for objects or with this one.
const { heap } = parseArgs({ options: { heap: { type: 'string' } } }).values;
const PRODUCTS = 10_000;
const OPERATIONS = 500;
const PAGE = 50; // products of a list
const AT_A_TIME = 8; // requests
const REST_MS = 1_500; // before memory is looked at

const CARD = 'id title brand image discountPrice originalPrice rating reviewCount availability';
const LIST = `query List($page: Int!) { products(page: $page, pageSize: ${PAGE}) { items { ${CARD} } } }`;
const PRODUCT = `query One($id: ID!) {
  product(id: $id) { ${CARD} description category images reviews { id name comment rating } }
}`;

await make(CODEGEN, GATEWAY);
const folder = mkdtempSync(join(tmpdir(), 'haat-memory-'));
const started: Running[] = [];
const ids: string[] = [];
try {
  const manifest = join(folder, 'operations.json');
  writeFileSync(manifest, '{}');
  const upstream = await run({ file: 'bench/upstream/main.ts', args: [String(PRODUCTS)], core: 1, listens: LISTENS });
  const upstreamUrl = `http://127.0.0.1:${upstream.port}`;
  const program = programOf('ours-warm', { upstreamUrl, collectorUrl: '', folder, manifest });
  const limit: Record<string, string> = heap === undefined ? {} : { NODE_OPTIONS: `--max-old-space-size=${heap}` };
  const gateway = await run({ ...program, file: 'gateway/dist/start.js', env: { ...program.env, ...limit } });
  await say(gateway, 'ready');
  await each(PRODUCTS / PAGE, async (index) => {
    const { products } = await ask<{ products: { items: { id: string }[] } }>(gateway, LIST, { page: index + 1 });
    ids.push(...products.items.map(({ id }) => id));
  });
  await say(gateway, `${PRODUCTS / PAGE} lists of ${PAGE} products`);
  await each(ids.length, (index) => ask(gateway, PRODUCT, { id: ids[index] }));
  await say(gateway, `each of the ${ids.length} products with its reviews`);
  await each(OPERATIONS, (index) => ask(gateway, LIST.replace('List', `List${index}`), { page: 1 }));
  await say(gateway, `${OPERATIONS} operations of other texts`);
  await each(ids.length * 3, (index) => ask(gateway, PRODUCT, { id: ids[index % ids.length] }));
  await say(gateway, 'each product three times more');
} finally {
  await Promise.all(started.map((running) => running.stop()));
  rmSync(folder, { recursive: true, force: true });
}

async function run(program: Parameters<typeof start>[0]): Promise<Running> {
  const running = await start(program, false);
  started.push(running);
  return running;
}

async function each(count: number, act: (index: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < count) await act(next++);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
}

async function ask<Data>({ port }: Running, query: string, variables: object): Promise<Data> {
  const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'apollo-require-preflight': 'yes' },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data: Data; errors?: { message: string }[] };
  if (errors) throw new Error(errors.map(({ message }) => message).join('\n'));
  return data;
}

/** Resident memory, and the objects and buffers in it, in MiB. */
async function say({ pid, port }: Running, after: string): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, REST_MS));
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`, { headers })).text();
  const mib = (name: string): number =>
    Math.round(Number(new RegExp(`^${name} (.*)$`, 'm').exec(metrics)?.[1] ?? NaN) / 2 ** 20);
  const [objects, buffers] = [mib('nodejs_heap_size_used_bytes'), mib('nodejs_external_memory_bytes')];
  const resident = Math.round(memoryMib(pid)?.now ?? NaN);
  process.stdout.write(`| ${after} | ${resident} | ${objects} | ${buffers} |\n`);
}
