import cluster from 'node:cluster';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { ConfigError, loadConfig, type Config } from './config/config.ts';
import { UpstreamStartError } from './config/embedded-upstream.ts';
import { FolderNotPrivateError } from './lib/private-folder.ts';
import { runPrimary } from './run-primary.ts';
import { runAlone, runWorker } from './run-gateway.ts';

// V8 may wrongly expect a request's objects to live long, and leave them all to the slow collector.
// With 200 connections an addition to the cart took 1.7 times as long (docs/decisions/0014).
setFlagsFromString('--no-allocation-site-pretenuring');

/** What a worker runs: `start` beside this file, whether built or not. */
const START = fileURLToPath(new URL(`start${extname(import.meta.url)}`, import.meta.url));

try {
  await run(loadConfig());
} catch (error) {
  process.stderr.write(`\n${explain(error)}\n`);
  process.exit(1);
}

function run(config: Config): Promise<void> {
  if (cluster.isWorker) return runWorker(config);
  return config.workers > 1 ? runPrimary(config, START) : runAlone(config);
}

function explain(error: unknown): string {
  if (error instanceof ConfigError) return `${error.message}\nEvery variable is explained in .env.example.`;
  if (error instanceof UpstreamStartError || error instanceof FolderNotPrivateError) return error.message;
  const { code, port, message, stack } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program. Stop that one, or choose another port: PORT=${(port ?? 4000) + 1} npm start`;
  }
  if (code === 'EACCES' && port)
    return `Port ${port} may not be used by this user. Choose one above 1023: PORT=4000 npm start`;
  return stack ?? message;
}
