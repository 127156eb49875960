import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { createGateway, HAND_OVER_MS, type Gateway } from './app.ts';
import type { Config } from './config/config.ts';
import { announce, closingMs, openShop, stopOnSignals } from './config/running.ts';
import { partOf } from './config/part-of-limits.ts';
import { createLog } from './lib/log.ts';
import { readManifest } from './operations/compiled-operations.ts';
import { sessionSecrets } from './session/secrets.ts';
import { joinSiblings, type Siblings } from './workers/siblings.ts';
import type { WorkerStart } from './workers/protocol.ts';

/** One process, which does everything. */
export async function runAlone(config: Config): Promise<void> {
  const log = createLog(config.logLevel);
  const stop = stopOnSignals(closingMs(config), ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'], () => shutDown());
  const shop = await openShop(config, log, stop);
  const gateway = await startGateway(config, shop.start, log);
  let addresses: Awaited<ReturnType<Gateway['listen']>>;
  try {
    addresses = await gateway.listen(config);
  } catch (error) {
    await shop.close();
    throw error;
  }
  announce(config, addresses, shop);

  async function shutDown(): Promise<void> {
    await gateway.close();
    await shop.close();
  }
}

/** One of several processes. The primary process has started the API, and tells this one when to stop. */
export async function runWorker(config: Config): Promise<void> {
  const log = createLog(config.logLevel);
  let replaced = false;
  const stop = stopOnSignals(closingMs(config), ['SIGINT', 'SIGTERM', 'disconnect'], () => shutDown());
  process.on('SIGHUP', () => undefined); // is for the primary process
  const siblings = await joinSiblings((isReplaced) => {
    replaced = isReplaced;
    stop();
  });
  const { operating } = config;
  const drainDelayMs = Math.max(operating.drainDelayMs, HAND_OVER_MS);
  const part = partOf({ ...config, operating: { ...operating, drainDelayMs } }, siblings.start.workers);
  const gateway = await startGateway(part, siblings.start, log, siblings);
  await siblings.ready(await gateway.listen(config));

  async function shutDown(): Promise<void> {
    await gateway.close({ replaced });
    await siblings.leave();
  }
}

function startGateway(config: Config, start: WorkerStart, log: Logger, siblings?: Siblings): Promise<Gateway> {
  return createGateway({
    ...config,
    log,
    siblings,
    accounts: start.accounts,
    sessionSecrets: sessionSecrets(config),
    upstreamUrl: start.upstreamUrl,
    registeredOperations: readManifest(config.operationsManifest),
    webFolder: fileURLToPath(new URL('../web/dist', import.meta.url)),
  });
}
