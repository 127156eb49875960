import { writeSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { pino, type Logger } from 'pino';
import { createUpstream, type Upstream } from './app.ts';
import { loadConfig } from './config.ts';
import { ACCOUNTS } from './seed/accounts.ts';
import type { Credentials } from './seed/super-admin.ts';

// Runs as a process of its own, or as a thread of the gateway: then it reports to its parent and obeys 'stop'.

let upstream: Upstream | undefined;
let logger: Logger | undefined;
try {
  // On its own it tells its address at info; beside the gateway, the gateway does.
  const config = loadConfig(parentPort ? 'warn' : 'info');
  logger = pino({ name: 'upstream', level: config.logLevel });
  const production = config.production ? { superAdmin: config.superAdmin, tell } : undefined;
  upstream = await createUpstream({ ...config, production, logger });
  const { url } = await upstream.listen({ port: config.port, host: '127.0.0.1' });
  logger.info({ url }, `The reference API listens on ${url}`);
  const accounts = ACCOUNTS.map(({ role, email, password }) => ({ role, email, password }));
  // The gateway shows the accounts to whoever develops; in production nobody needs to hear of them.
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
 * Prints a password that nobody can ask for again. Straight to standard output, of which a thread has none of its own, and not by
 * the log, which is kept and passed on.
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
