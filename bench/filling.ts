import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PER_CALL } from '../gateway/domains/products/products.indexed.ts';
import { LISTENS, programOf } from './entrants.ts';
import { inventedRecords } from './invented.ts';
import { start } from './processes.ts';
import { median, ratioOf } from './statistics.ts';

// Whether shoppers wait longer while the search index of 50,000 products is filled, at the five calls a second that it has by default.
// `npm run bench` runs it as a process of its own. Stretches with and without filling take turns, in one gateway, and the ratio of each
// pair counts: what else the machine does slows both.
const PAIRS = process.argv.includes('--quick') ? 2 : 20;
const STRETCH_MS = process.argv.includes('--quick') ? 400 : 1_000;
const PAUSE_MS = 2; // of a shopper, so that the gateway is not full of work
const MOST = { median: 1.1, p95: 1.5 };

const records = [...inventedRecords()];
const products = new Map(records.map((record) => [String(record['_id']), JSON.stringify({ product: record })]));
const pages = Array.from({ length: records.length / PER_CALL }, (_, page) =>
  Buffer.from(JSON.stringify({ products: records.slice(page * PER_CALL, (page + 1) * PER_CALL) })),
);

/** The API answers a page of the index only while it is to be filled: the gateway waits for it otherwise, and does nothing. */
let isFilling = false;
const held: (() => void)[] = [];
let pagesRead = 0;
function answerPage(page: number, res: ServerResponse): void {
  if (!isFilling) return void held.push(() => answerPage(page, res));
  pagesRead += 1;
  res.end(pages[page - 1] ?? '{"products":[]}');
}
const api = createServer((req, res) => {
  const { pathname, searchParams } = new URL(req.url ?? '', 'http://api');
  res.setHeader('content-type', 'application/json');
  if (searchParams.get('limit') === String(PER_CALL)) answerPage(Number(searchParams.get('page')), res);
  else res.end(products.get(pathname.split('/').at(-1) ?? '') ?? '{"products":[]}');
});
await new Promise<void>((resolve) => void api.listen(0, '127.0.0.1', resolve));
const folder = mkdtempSync(join(tmpdir(), 'haat-bench-'));
const upstreamUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
const { env, ...program } = programOf('ours-warm', { upstreamUrl, folder, manifest: '' });
const { OPERATIONS_MANIFEST: _none, ...rest } = env ?? {};
const gateway = await start({ ...program, env: { ...rest, SEARCH_INDEX_PRODUCTS: '75000' }, listens: LISTENS });

/** The times of one shopper's requests, each for another product, which the gateway reads from the API. */
const ids = products.keys();
async function timesOf(isFilled: boolean): Promise<number[]> {
  isFilling = isFilled;
  if (isFilled) for (const answer of held.splice(0)) answer();
  const times: number[] = [];
  for (const end = performance.now() + STRETCH_MS; performance.now() < end;) {
    const started = performance.now();
    const response = await fetch(`http://127.0.0.1:${gateway.port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: `{ product(id: "${ids.next().value}") { title discountPrice } }` }),
    });
    if (!(await response.text()).includes('"title":"')) throw new Error('A shopper has no answer.');
    times.push(performance.now() - started);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return times;
}

const p95 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? NaN;
const filled: number[][] = [];
const quiet: number[][] = [];
await timesOf(true); // the compiler sees the code
pagesRead = 0;
for (let pair = 0; pair < PAIRS; pair += 1) {
  const order = pair % 2 === 0 ? [true, false] : [false, true];
  for (const isFilled of order) (isFilled ? filled : quiet).push(await timesOf(isFilled));
}
const compared = (of: (times: readonly number[]) => number) => ({
  without: median(quiet.map(of)),
  ratio: ratioOf(filled.map(of), quiet.map(of)),
});
const shown = ({ without, ratio }: ReturnType<typeof compared>, most: number): string =>
  `${ratio?.value.toFixed(2)} times (${ratio?.low.toFixed(2)} to ${ratio?.high.toFixed(2)}; at most ${most}) the ${without.toFixed(1)} ms without`;
const figures = { median: compared(median), p95: compared(p95) };
process.stdout.write(`
While the index is filled (${((pagesRead * 1_000) / (PAIRS * STRETCH_MS)).toFixed(1)} calls a second), a shopper waits at the median ${shown(figures.median, MOST.median)},
and at p95 ${shown(figures.p95, MOST.p95)}.
`);
await gateway.stop();
api.close();
api.closeAllConnections();
rmSync(folder, { recursive: true, force: true });
const isMissed = (figures.median.ratio?.value ?? 0) > MOST.median || (figures.p95.ratio?.value ?? 0) > MOST.p95;
process.exitCode = isMissed && PAIRS > 2 ? 1 : 0;
