import { Worker } from 'node:worker_threads';
import { environmentWith } from './config.ts';
import type { SandboxAccount } from '../pages/sandbox.ts';

/** The reference API could not start. The message says what to do. */
export class UpstreamStartError extends Error {}

/** The reference REST API, run beside the gateway where no other one is configured. */
export interface EmbeddedUpstream {
  url: string;
  /** The seeded accounts, for development. */
  accounts: readonly SandboxAccount[];
  /** Stops it and closes its database. */
  stop(): Promise<void>;
}

/** The message of the API's thread once it listens or has failed. */
type Report = { type: 'listening'; url: string; accounts?: SandboxAccount[] } | { type: 'failed'; message: string };

/**
 * Starts `upstream/main.ts` in a thread: it uses another core, and it ends with the process in any case. The gateway reaches it over
 * HTTP only, like any other upstream. Its mails link to `publicUrl`. `onEnd` is called with the reason if it ends without `stop`.
 */
export async function startEmbeddedUpstream(
  publicUrl: string,
  onEnd: (reason: unknown) => void,
): Promise<EmbeddedUpstream> {
  const worker = new Worker(new URL('../../upstream/main.ts', import.meta.url), {
    env: environmentWith({ PUBLIC_URL: publicUrl }),
  });
  let reason: unknown = 'it exited';
  worker.on('error', (error) => {
    reason = error;
  });
  const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  const report = await new Promise<Report>((resolve) => {
    worker.once('message', resolve);
    void exited.then(() =>
      resolve({ type: 'failed', message: `The reference API could not start: ${String(reason)}` }),
    );
  });
  if (report.type === 'failed') throw new UpstreamStartError(report.message);
  let stopping = false;
  void exited.then(() => (stopping ? undefined : onEnd(reason)));
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
