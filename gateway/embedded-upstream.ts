import { Worker } from 'node:worker_threads';

/** An account that the reference API's seed brings, to be tried in development. */
export interface SeededAccount {
  role: string;
  email: string;
  password: string;
}

/** Why the reference API could not start, in a sentence that says what to do. */
export class UpstreamStartError extends Error {}

/** The reference REST API, run beside the gateway where no other one is configured. */
export interface EmbeddedUpstream {
  url: string;
  accounts: readonly SeededAccount[];
  /** Stops it cleanly: its database is closed afterwards. */
  stop(): Promise<void>;
}

/** What the API's thread says when it has come up, or why it hasn't. */
type Report = { type: 'listening'; url: string; accounts?: SeededAccount[] } | { type: 'failed'; message: string };

/**
 * Starts `upstream/main.ts` in a thread of its own: it takes another core, and it dies with the process, however that
 * dies. The gateway reaches it over HTTP only, like any other upstream. `onExit` hears of an end nobody asked for.
 */
export async function startEmbeddedUpstream(onExit: (code: number) => void): Promise<EmbeddedUpstream> {
  const worker = new Worker(new URL('../upstream/main.ts', import.meta.url));
  const exited = new Promise<number>((resolve) => worker.once('exit', resolve));
  const report = await new Promise<Report>((resolve, reject) => {
    worker.once('message', resolve).once('error', reject);
    void exited.then(() => reject(new Error('The reference API ended before it was ready.')));
  });
  if (report.type === 'failed') throw new UpstreamStartError(report.message);
  let stopping = false;
  void exited.then((code) => (stopping ? undefined : onExit(code)));
  return {
    url: report.url,
    accounts: report.accounts ?? [],
    async stop() {
      stopping = true;
      worker.postMessage('stop');
      await exited;
    },
  };
}
