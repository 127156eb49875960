import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { audit, CATEGORIES, type Verdict } from './lighthouse/audit.ts';
import { startShopProcess } from './lighthouse/shop-process.ts';
import { CODEGEN, make, WEB } from './build/steps.ts';

/** What every page has. Performance follows the machine: compare it with the commit before, in turns on one machine. */
const LEAST_SCORE = 100;
const hasAll = ({ scores }: Verdict): boolean =>
  CATEGORIES.every((name) => name === 'performance' || scores[name] >= LEAST_SCORE);

// npm run lighthouse [-- --runs 5] [--json FILE]: reports each page's run with the median performance.
const options = { json: { type: 'string' }, runs: { type: 'string', default: '5' } } as const;
const { json, runs } = parseArgs({ options }).values;

await make(CODEGEN, WEB);
process.exitCode = (await run()) ? 0 : 1;

async function run(): Promise<boolean> {
  await using shop = await startShopProcess();
  const paths = ['/', '/products', `/product/single/${await anyProduct(shop.url)}`];
  const verdicts: Record<string, Verdict> = {};
  process.stdout.write(`| ${['page'.padEnd(40), ...CATEGORIES, 'LCP', 'TBT', 'CLS'].join(' | ')} |\n`);
  for (const path of paths) {
    verdicts[path] = await medianOf(shop.url + path);
    process.stdout.write(row(path, verdicts[path]));
  }
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(verdicts, null, 2)}\n`);
  return Object.values(verdicts).every(hasAll);
}

async function anyProduct(url: string): Promise<string> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ products(pageSize: 1) { items { id } } }' }),
  });
  const { data } = (await response.json()) as { data: { products: { items: { id: string }[] } } };
  const [product] = data.products.items;
  if (!product) throw new Error('The shop has no products.');
  return product.id;
}

async function medianOf(url: string): Promise<Verdict> {
  const verdicts: Verdict[] = [];
  for (let left = Number(runs); left > 0; left -= 1) verdicts.push(await audit(url));
  verdicts.sort((a, b) => a.scores.performance - b.scores.performance);
  const median = verdicts[Math.floor(verdicts.length / 2)];
  if (!median) throw new TypeError('--runs wants a number from 1 on.');
  return median;
}

/** A row of the Markdown table. */
function row(path: string, { scores, lcp, tbt, cls, problems }: Verdict): string {
  const cells = [
    path.padEnd(40),
    ...CATEGORIES.map((name) => scores[name]),
    `${Math.round(lcp)} ms`,
    `${Math.round(tbt)} ms`,
    cls.toFixed(3),
  ];
  return `| ${cells.join(' | ')} |\n${problems.map((problem) => `  ${problem}\n`).join('')}`;
}
