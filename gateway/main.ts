import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { createGateway } from './app.ts';
import { closingMs, ConfigError, loadConfig, type Config } from './config/config.ts';
import { startEmbeddedUpstream, UpstreamStartError } from './config/embedded-upstream.ts';
import { startupBanner } from './config/startup-banner.ts';
import { createLog } from './lib/log.ts';
import { FolderNotPrivateError, makePrivate } from './lib/private-folder.ts';
import { readManifest } from './operations/compiled-operations.ts';
import { sessionSecrets } from './session/secrets.ts';

// V8 may wrongly expect a request's objects to live long, and leave them all to the slow collector.
// With 200 connections an addition to the cart took 1.7 times as long (docs/decisions/0014).
setFlagsFromString('--no-allocation-site-pretenuring');

/** 'disconnect': the parent process is gone, and nobody else would stop this one. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const;

try {
  await run(loadConfig());
} catch (error) {
  process.stderr.write(`\n${explain(error)}\n`);
  process.exit(1);
}

/** Starts the shop: the gateway and, where no other API is configured, the embedded one. A signal stops it. */
async function run(config: Config): Promise<void> {
  const log = createLog(config.logLevel);
  const stop = stopOnSignals(closingMs(config), async () => {
    await gateway.close();
    await close();
  });
  await assertFree(config);
  makePrivate(config.dataDir);
  const embedded = config.upstreamUrl
    ? undefined
    : await startEmbeddedUpstream(config.publicUrl ?? `http://localhost:${config.port}`, (err) => {
        log.fatal({ err }, 'the embedded reference API ended unexpectedly');
        process.exitCode = 1;
        stop();
      });
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
  const { url, adminUrl } = await gateway.listen(config).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const reached = { ...config, publicUrl: config.publicUrl ?? url, adminUrl };
  process.stdout.write(startupBanner(reached, embedded?.url, accounts));

  async function close(): Promise<void> {
    await embedded?.stop();
    process.stdout.write(`${config.shopName} has stopped. Its data is kept in ${config.dataDir}.\n`);
  }
}

/** Returns a function that stops this process once: after `shutDown` or, if that takes too long, after `mostMs`. */
function stopOnSignals(mostMs: number, shutDown: () => Promise<void>): () => void {
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), mostMs).unref();
    void shutDown().finally(() => process.exit());
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  return stop;
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
