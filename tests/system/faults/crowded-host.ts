import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** A host whose accept queue is full until `clear`; then it forwards connections to the API. */
export interface CrowdedHost extends AsyncDisposable {
  url: string;
  clear: () => void;
}

/** More connections than the smallest accept queue holds. */
const CROWD = 4;

/** Blocks the thread of the server, so that only the kernel accepts connections. */
export async function openCrowdedHost(target: string): Promise<CrowdedHost> {
  const gate = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(new URL('./crowded-host.worker.ts', import.meta.url), { workerData: { target, gate } });
  const [port] = (await once(worker, 'message')) as [number];
  const crowd: Socket[] = [];
  for (let n = 0; n < CROWD; n += 1) crowd.push(connect(port, '127.0.0.1').on('error', () => undefined));
  await Promise.race(crowd.map((socket) => once(socket, 'connect')));
  return {
    url: `http://127.0.0.1:${port}`,
    clear() {
      for (const socket of crowd) socket.destroy();
      Atomics.store(gate, 0, 1);
      Atomics.notify(gate, 0);
    },
    async [Symbol.asyncDispose]() {
      await worker.terminate();
    },
  };
}
