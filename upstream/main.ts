import { writeSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { pino, type Logger } from 'pino';
import { createUpstream, type Upstream } from './app.ts';
import { loadConfig } from './config.ts';
import { ACCOUNTS } from './seed/accounts.ts';
import type { Credentials } from './seed/super-admin.ts';

// Runs as a process, or as a worker thread of the gateway, to which it reports and which stops it with 'stop'.

let upstream: Upstream | undefined;
let logger: Logger | undefined;
try {
  // The thread logs warnings only, since the gateway prints the address.
  const config = loadConfig(parentPort ? 'warn' : 'info');
  logger = pino({ name: 'upstream', level: config.logLevel });
  const production = config.production ? { superAdmin: config.superAdmin, tell } : undefined;
  upstream = await createUpstream({ ...config, production, logger });
  const { url } = await upstream.listen(config);
  logger.info({ url }, `The reference API listens on ${url}`);
  const accounts = ACCOUNTS.map(({ role, email, password }) => ({ role, email, password }));
  // Security: in production no accounts are sent to the gateway, which shows them.
  parentPort?.postMessage({ type: 'listening', url, ...(!config.production && { accounts }) });
  parentPort?.on('message', (message) => void (message === 'stop' && stop()));
  if (!parentPort) for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
} catch (error) {
  await upstream?.close();
  const message = error instanceof Error ? error.message : String(error);
  if (parentPort) parentPort.postMessage({ type: 'failed', message });
  else (logger ?? pino()).fatal({ err: error }, message);
  process.exitCode = 1;
}

/**
 * Prints a password that is not stored. Security: it goes to standard output, not to the log. A thread has no stdout of
 * its own, so this writes to the file descriptor.
 */
function tell({ email, password }: Credentials): void {
  writeSync(
    1,
    '\n  The super admin of this shop has been made. The password is shown this once: log in with it, and change it.\n\n' +
      `  E-mail       ${email}\n  Password     ${password}\n\n`,
  );
}

async function stop(): Promise<void> {
  await upstream?.close();
  logger?.info('The reference API is closed');
  parentPort?.close();
}
