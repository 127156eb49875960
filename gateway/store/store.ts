import { Worker } from 'node:worker_threads';
import { createBirpc } from 'birpc';
import type { PgRemoteDatabase } from 'drizzle-orm/pg-proxy';
import type { Logger } from 'pino';
import type { RunStatement, StorePlace } from './database.ts';
import type { ThreadFunctions } from './thread.ts';

/** The database of what the API cannot keep for staff. Its library is loaded at first use. */
export type Store = () => Promise<PgRemoteDatabase>;

export interface StoreThread {
  run: RunStatement;
  close: () => Promise<void>;
}

export const STATEMENT_MS = 60_000; // the first one waits until the database is made, which is long on a busy machine

/** `run`: of the thread, or of the process that has it. */
export function createStore(run: RunStatement): Store {
  let database: Promise<PgRemoteDatabase> | undefined;
  return () => (database ??= import('drizzle-orm/pg-proxy').then(({ drizzle }) => drizzle(run)));
}

/**
 * Starts with the first statement. The database has a thread of its own: PGlite works for many milliseconds at a time, in which a
 * gateway would answer nobody.
 */
export function openStoreThread(place: StorePlace, log: Logger): StoreThread {
  let running: { functions: ThreadFunctions; stop: () => Promise<unknown> } | undefined;

  function start(): NonNullable<typeof running> {
    const worker = new Worker(new URL('thread.ts', import.meta.url), { workerData: place });
    const functions = createBirpc<ThreadFunctions>(
      {},
      {
        post: (message) => worker.postMessage(message),
        on: (listen) => worker.on('message', listen),
        timeout: STATEMENT_MS,
      },
    );
    worker.on('error', (err) => log.error({ err }, 'the store of the staff has failed'));
    worker.once('exit', () => {
      functions.$close();
      if (running?.functions === functions) running = undefined;
    });
    return { functions, stop: () => worker.terminate() };
  }

  return {
    run: (sql, values, method) => (running ??= start()).functions.run(sql, values, method),
    async close() {
      const last = running;
      running = undefined;
      await last?.functions.close().catch((err: unknown) => log.warn({ err }, 'the store of the staff did not close'));
      await last?.stop();
    },
  };
}
