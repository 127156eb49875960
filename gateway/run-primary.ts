import type { Config } from './config/config.ts';
import { announce, closingMs, openShop, stopOnSignals } from './config/running.ts';
import { createLog } from './lib/log.ts';
import { sessionSecrets } from './session/secrets.ts';
import { openEndedSessions } from './shared.ts';
import { startWorkers } from './workers/primary.ts';

/** The process that starts one gateway per core and the embedded API, and answers no request itself. */
export async function runPrimary(config: Config, program: string): Promise<void> {
  const log = createLog(config.logLevel);
  const stop = stopOnSignals(closingMs(config), ['SIGINT', 'SIGTERM', 'disconnect'], () => shutDown());
  const shop = await openShop(config, log, stop);
  sessionSecrets(config); // made here if need be, since all workers read the same
  const workers = await startWorkers({
    program,
    start: shop.start,
    endedSessions: await openEndedSessions(config.dataDir, log),
    idempotency: config.idempotency,
    mostStopMs: closingMs(config),
    log,
  }).catch(async (error: unknown) => {
    await shop.close();
    throw error;
  });
  // A terminal that is closed sends SIGHUP, too.
  process.on('SIGHUP', () => (process.stdout.isTTY ? stop() : void workers.replaceAll()));
  announce(config, workers.addresses, shop);

  async function shutDown(): Promise<void> {
    await workers.stop();
    await shop.close();
  }
}
