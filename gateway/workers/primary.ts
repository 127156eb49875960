import cluster, { type Worker } from 'node:cluster';
import { createBirpc } from 'birpc';
import type { Logger } from 'pino';
import type { IdempotencyLimits } from '../endpoint/idempotency-store.ts';
import { countForWorkers } from '../limits/attempt-limiters.ts';
import type { EntryFile } from '../session/entry-file.ts';
import { CALL_MS, type Addresses, type PrimaryFunctions, type WorkerFunctions, type WorkerStart } from './protocol.ts';
import { createSharedMemory, type Peer } from './shared-memory.ts';

export interface Workers {
  readonly addresses: Addresses;
  /** Starts a new worker in the place of each, one after the other. A request in flight is answered by the old one. */
  replaceAll: () => Promise<void>;
  stop: () => Promise<void>;
}

export interface WorkersOptions {
  program: string; // the file that each worker runs
  start: WorkerStart;
  endedSessions: EntryFile;
  idempotency: IdempotencyLimits;
  mostStopMs: number; // a worker that takes longer to stop is killed
  log: Logger;
}

const FIRST_WAIT_MS = 100; // before a worker that ended is replaced; twice as long after each one that did not last
const LONGEST_WAIT_MS = 30_000;
const LASTS_MS = 10_000; // a worker that lived this long did last

interface Running extends Peer {
  worker: Worker;
  ready: Promise<Addresses>; // rejects if the worker ends before
  ended: Promise<void>;
  leaving: boolean; // it was told to stop
}

/**
 * The primary process holds the port and hands each connection to the next worker (cluster's round robin). So no connection waits for
 * a worker that has ended. Rejects if a worker cannot start.
 */
export async function startWorkers({
  program,
  start,
  endedSessions,
  idempotency,
  mostStopMs,
  log,
}: WorkersOptions): Promise<Workers> {
  const running = new Set<Running>();
  const memory = createSharedMemory(endedSessions, idempotency, () => [...running]);
  let stopping = false;
  let waitMs = FIRST_WAIT_MS;

  countForWorkers();
  // A new worker runs the code that is on disk now.
  cluster.setupPrimary({ exec: program, args: [] });

  function fork(): Running {
    const worker = cluster.fork();
    const born = performance.now();
    const ready = Promise.withResolvers<Addresses>();
    ready.promise.catch(() => undefined); // seen by those who wait for it
    const ended = Promise.withResolvers<void>();
    const peer: Running = {
      worker,
      ready: ready.promise,
      ended: ended.promise,
      leaving: false,
      ask: (call) =>
        call(rpc).catch((err: unknown) => {
          log.debug({ err, worker: worker.process.pid }, 'a worker did not answer');
          return undefined;
        }),
    };
    const functions: PrimaryFunctions = {
      ...memory.functionsFor(peer),
      start: () => start,
      ready: ready.resolve,
    };
    const rpc = createBirpc<WorkerFunctions, PrimaryFunctions>(functions, {
      post: (message) => void (worker.isConnected() && worker.send({ workers: message as unknown })),
      on: (listen) =>
        worker.on('message', (message: { workers?: unknown }) => message.workers && listen(message.workers)),
      timeout: CALL_MS,
    });
    running.add(peer);
    worker.on('error', (err) => log.debug({ err, worker: worker.process.pid }, 'a worker did not get a message'));
    worker.once('exit', (code, signal) => {
      running.delete(peer);
      rpc.$close();
      memory.gone(peer);
      ended.resolve();
      ready.reject(new Error(`A worker ended with ${signal ?? code} before it was ready.`));
      if (stopping || peer.leaving) return;
      const lasted = performance.now() - born > LASTS_MS;
      waitMs = lasted ? FIRST_WAIT_MS : Math.min(waitMs * 2, LONGEST_WAIT_MS);
      log.error({ worker: worker.process.pid, code, signal, waitMs }, 'a worker has ended and is replaced');
      setTimeout(() => stopping || fork(), waitMs);
    });
    return peer;
  }

  function tellToStop(peer: Running, replaced: boolean): Promise<void> {
    peer.leaving = true;
    void peer.ask((worker) => worker.stop(replaced));
    setTimeout(() => peer.worker.process.kill('SIGKILL'), mostStopMs).unref();
    return peer.ended;
  }

  async function stop(): Promise<void> {
    stopping = true;
    await Promise.all([...running].map((peer) => tellToStop(peer, false)));
  }

  const first = Array.from({ length: start.workers }, fork);
  let addresses: Addresses | undefined;
  try {
    [addresses] = await Promise.all(first.map((peer) => peer.ready));
  } catch (error) {
    await stop();
    throw error;
  }
  if (!addresses) throw new Error('There must be a worker at least.');
  let replacing: Promise<void> | undefined;

  async function replaceEach(): Promise<void> {
    for (const old of [...running]) {
      const fresh = fork();
      fresh.leaving = true; // if it cannot start, it is not replaced: the old one goes on
      try {
        await fresh.ready;
      } catch (err) {
        log.error({ err }, 'a new worker could not start; the old workers go on');
        return;
      }
      fresh.leaving = false;
      await tellToStop(old, true);
    }
    log.info('all workers are replaced');
  }

  return {
    addresses,
    replaceAll: () => (replacing ??= replaceEach().finally(() => (replacing = undefined))),
    stop,
  };
}
