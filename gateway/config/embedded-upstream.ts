import { Worker } from 'node:worker_threads';
import { environmentWith } from './config.ts';
import type { SandboxAccount } from '../pages/sandbox.ts';

export class UpstreamStartError extends Error {}

/** The reference API. It runs beside the gateway if no other API is configured. */
export interface EmbeddedUpstream {
  url: string;
  accounts: readonly SandboxAccount[];
  stop(): Promise<void>;
}

type Report = { type: 'listening'; url: string; accounts?: SandboxAccount[] } | { type: 'failed'; message: string };

/** A thread uses another core, and always ends with the process. `onEnd` is called if it ends without `stop`. */
export async function startEmbeddedUpstream(
  publicUrl: string, // for the links in its mails
  onEnd: (reason: unknown) => void,
): Promise<EmbeddedUpstream> {
  const worker = new Worker(new URL('../../upstream/main.ts', import.meta.url), {
    env: environmentWith({ PUBLIC_URL: publicUrl }),
    // It answers a shop on one machine. V8's default of 48 MB would keep what a start needs.
    resourceLimits: { maxYoungGenerationSizeMb: 8 },
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
