import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Logger } from 'pino';
import { DRAIN_MS } from '../endpoint/apollo.ts';
import { makePrivate } from '../lib/private-folder.ts';
import type { Addresses, WorkerStart } from '../workers/protocol.ts';
import type { Config } from './config.ts';
import { startEmbeddedUpstream } from './embedded-upstream.ts';
import { startupBanner } from './startup-banner.ts';

/** What gateways need that runs once on a machine. */
export interface Shop {
  start: WorkerStart;
  embeddedUrl: string | undefined;
  close: () => Promise<void>;
}

const CLOSING_MS = 7_000; // ms after the last request, until the process ends anyway

/** The longest that a process may take to stop, in ms. */
export const closingMs = ({ operating }: Config): number => operating.drainDelayMs + DRAIN_MS + CLOSING_MS;

/** Prepares the data folder and starts the embedded API where it is needed. Rejects with EADDRINUSE before anything starts. */
export async function openShop(config: Config, log: Logger, stop: () => void): Promise<Shop> {
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
  return {
    start: { upstreamUrl: config.upstreamUrl ?? embedded?.url ?? '', accounts, workers: config.workers },
    embeddedUrl: embedded?.url,
    async close() {
      await embedded?.stop();
      process.stdout.write(`${config.shopName} has stopped. Its data is kept in ${config.dataDir}.\n`);
    },
  };
}

export function announce(config: Config, { url, adminUrl }: Addresses, { embeddedUrl, start }: Shop): void {
  const reached = { ...config, publicUrl: config.publicUrl ?? url, adminUrl };
  process.stdout.write(startupBanner(reached, embeddedUrl, start.accounts));
}

/**
 * Returns a function that stops this process once. It does so after `shutDown` or, if that takes too long, after `mostMs`.
 * 'disconnect': the parent process is gone, and nobody else would stop this one.
 */
export function stopOnSignals(
  mostMs: number,
  signals: readonly ('SIGINT' | 'SIGTERM' | 'SIGHUP' | 'disconnect')[],
  shutDown: () => Promise<void>,
): () => void {
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), mostMs).unref();
    void shutDown().finally(() => process.exit());
  };
  for (const signal of signals) process.on(signal, stop);
  return stop;
}

async function assertFree({ port, host }: Config): Promise<void> {
  const probe = createServer().listen(port, host);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}
