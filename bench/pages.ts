import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CODEGEN, make, WEB } from '../scripts/build/steps.ts';
import { LISTENS, programOf } from './entrants.ts';
import type { Plan, Tally } from './load/plan.ts';
import { cpuMicroseconds } from './machine.ts';
import { canPin, start, type Program, type Running } from './processes.ts';
import { median } from './statistics.ts';

// npm run bench:pages [-- --quick]: the guests' pages from memory, beside Node's own server with the same finished bytes; and
// what it costs to render one.
const { quick } = parseArgs({ options: { quick: { type: 'boolean', default: false } } }).values;
const ROUNDS = quick ? 1 : 5;
const ROUND_MS = quick ? 500 : 4_000;
const CONNECTIONS = 32;
const PRODUCTS = 300;
/** The shop's own operations, which its pages need. */
const MANIFEST = 'web/src/generated/operations.json';
/** Least rate of a page from memory, as a share of the rate of finished bytes. */
const TARGET = 0.6;

await make(CODEGEN, WEB);
const pinned = canPin(availableParallelism());
const folder = mkdtempSync(join(tmpdir(), 'haat-pages-'));
const started: Running[] = [];
try {
  process.exitCode = (await measure()) || quick ? 0 : 1;
} finally {
  await Promise.all(started.map((running) => running.stop()));
  rmSync(folder, { recursive: true, force: true });
}

async function measure(): Promise<boolean> {
  const upstream = await run({ file: 'bench/upstream/main.ts', args: [String(PRODUCTS)], core: 1, listens: LISTENS });
  const generator = await run({ file: 'bench/load/main.ts', core: 1 });
  const upstreamUrl = `http://127.0.0.1:${upstream.port}`;
  const gateway = await run(programOf('ours-warm', { upstreamUrl, collectorUrl: '', folder, manifest: MANIFEST }));
  const rows: string[] = [];
  const ratios: number[] = [];
  for (const path of ['/', '/products']) {
    const finished = await run({
      file: 'bench/peers/finished-bytes.ts',
      args: [await keepAnswer(gateway, path)],
      core: 0,
      listens: LISTENS,
    });
    const measured: { ours: Yield; bytes: Yield }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      measured.push({ ours: await load(generator, gateway, [path]), bytes: await load(generator, finished, [path]) });
    }
    const ratio = median(measured.map(({ ours, bytes }) => ours.perSecond / bytes.perSecond));
    ratios.push(ratio);
    const [ours, bytes] = [
      median(measured.map((each) => each.ours.cpu)),
      median(measured.map((each) => each.bytes.cpu)),
    ];
    rows.push(`| ${path}, from memory | ${ratio.toFixed(2)} | ${ours.toFixed(0)} µs | ${bytes.toFixed(0)} µs |`);
  }
  const cold = await load(
    generator,
    gateway,
    Array.from({ length: 20_000 }, (_, n) => `/products?search=${n}`),
    1,
  );
  rows.push(`| /products?search=…, rendered | | ${cold.cpu.toFixed(0)} µs | |`);
  process.stdout.write(
    `| page | rate : finished bytes | processor time | of finished bytes |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n`,
  );
  return ratios.every((ratio) => ratio >= TARGET);
}

async function run(program: Program): Promise<Running> {
  const running = await start(program, pinned);
  started.push(running);
  return running;
}

/** `cpu`: µs of the server for each page. */
interface Yield {
  perSecond: number;
  cpu: number;
}

async function load(generator: Running, server: Running, paths: string[], connections = CONNECTIONS): Promise<Yield> {
  const name = `${server.port} ${paths[0]}`;
  const visits = paths.map((path) => [
    Buffer.from(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\naccept-encoding: br\r\naccept: text/html\r\n\r\n`),
  ]);
  await generator.ask('plan', { name, plan: { port: server.port, visits, expects: 'page' } satisfies Plan });
  const before = cpuMicroseconds(server.pid) ?? NaN;
  const tally = await generator.ask<Tally>('load', { plan: name, connections, milliseconds: ROUND_MS });
  if (tally.errors > 0) throw new Error(`${paths[0]}: ${tally.firstError}`);
  return {
    perSecond: tally.requests / tally.seconds,
    cpu: ((cpuMicroseconds(server.pid) ?? NaN) - before) / tally.requests,
  };
}

/** Reads a page of the gateway, with its headers, into a file. Returns the file's name. */
async function keepAnswer({ port }: Running, path: string): Promise<string> {
  // The first answer may be made while the catalogue is being read.
  await read(port, path);
  const file = join(folder, `answer${path.replaceAll('/', '-')}.json`);
  writeFileSync(file, JSON.stringify(await read(port, path)));
  return file;
}

/** `body` as Base64, since it is compressed. */
function read(port: number, path: string): Promise<{ headers: Record<string, string>; body: string }> {
  return new Promise((resolve, reject) => {
    request({ port, path, headers: { 'accept-encoding': 'br', accept: 'text/html' } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const headers = Object.fromEntries(
          Object.entries(answer.headers).filter(([name]) => !['connection', 'keep-alive', 'date'].includes(name)),
        ) as Record<string, string>;
        resolve({ headers, body: Buffer.concat(parts).toString('base64') });
      });
    })
      .on('error', reject)
      .end();
  });
}
