import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { startupBanner } from './config/startup-banner.ts';
import { createGateway } from './app.ts';
import { ConfigError, loadConfig, type Config } from './config/config.ts';
import { startEmbeddedUpstream, UpstreamStartError } from './config/embedded-upstream.ts';
import { DRAIN_MS } from './endpoint/apollo.ts';
import { createLog } from './lib/log.ts';
import { readManifest } from './operations/compiled-operations.ts';
import { FolderNotPrivateError, makePrivate } from './lib/private-folder.ts';
import { sessionSecrets } from './session/secrets.ts';

const CLOSING_MS = 7_000; // ms after the last request, until the process ends anyway

// V8 may wrongly expect a request's objects to live long, and leave them all to the slow collector.
// With 200 connections an addition to the cart took 1.7 times as long (docs/decisions/0014).
setFlagsFromString('--no-allocation-site-pretenuring');

try {
  await run(loadConfig());
} catch (error) {
  process.stderr.write(`\n${explain(error)}\n`);
  process.exit(1);
}

async function run(config: Config): Promise<void> {
  await assertFree(config);
  makePrivate(config.dataDir);
  const log = createLog(config.logLevel);
  const embedded = config.upstreamUrl
    ? undefined
    : await startEmbeddedUpstream(config.publicUrl ?? `http://localhost:${config.port}`, onUpstreamEnd);
  const accounts = config.sandboxAccounts ?? embedded?.accounts ?? [];
  const gateway = await createGateway({
    ...config,
    log,
    accounts,
    sessionSecrets: sessionSecrets(config),
    upstreamUrl: config.upstreamUrl ?? embedded?.url ?? '',
    registeredOperations: readManifest(config.operationsManifest),
    webFolder: fileURLToPath(new URL('../web/dist', import.meta.url)),
  });
  let url: string;
  let adminUrl: string | undefined;
  try {
    ({ url, adminUrl } = await gateway.listen(config));
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
  process.stdout.write(
    startupBanner({ ...config, publicUrl: config.publicUrl ?? url, adminUrl }, embedded?.url, accounts),
  );

  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    const most = config.operating.drainDelayMs + DRAIN_MS + CLOSING_MS;
    setTimeout(() => process.exit(1), most).unref();
    void shutDown().finally(() => process.exit());
  };
  // 'disconnect': the parent process is gone, and nobody else would stop this one.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(signal, stop);

  async function shutDown(): Promise<void> {
    await gateway.close();
    await embedded?.stop();
    process.stdout.write(`${config.shopName} has stopped. Its data is kept in ${config.dataDir}.\n`);
  }

  function onUpstreamEnd(err: unknown): void {
    log.fatal({ err }, 'the embedded reference API ended unexpectedly');
    process.exitCode = 1;
    stop();
  }
}

/** Rejects with EADDRINUSE before anything starts. */
async function assertFree({ port, host }: Config): Promise<void> {
  const probe = createServer().listen(port, host);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
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
