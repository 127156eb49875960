import { Worker } from 'node:worker_threads';
import { environmentWith } from './config.ts';
import type { SandboxAccount } from '../pages/sandbox.ts';

/** Why the reference API could not start, in a sentence that says what to do. */
export class UpstreamStartError extends Error {}

/** The reference REST API, run beside the gateway where no other one is configured. */
export interface EmbeddedUpstream {
  url: string;
  /** What its seed brings, to be tried in development. */
  accounts: readonly SandboxAccount[];
  /** Stops it cleanly: its database is closed afterwards. */
  stop(): Promise<void>;
}

/** What the API's thread says when it has come up, or why it hasn't. */
type Report = { type: 'listening'; url: string; accounts?: SandboxAccount[] } | { type: 'failed'; message: string };

/**
 * Starts `upstream/main.ts` in a thread of its own: it takes another core, and it dies with the process, however that
 * dies. The gateway reaches it over HTTP only, like any other upstream. Its mails link to `publicUrl`; `onEnd` hears why it
 * ended, if nobody asked it to.
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
