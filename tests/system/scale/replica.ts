import { once } from 'node:events';
import { temporaryFolder } from '../../support/folder.ts';
import { freePort } from '../../support/free-port.ts';
import { shopAddress, startShopProcess, type ShopProcess } from '../../support/servers/shop-process.ts';

/** A gateway of its own, as on a machine of its own. */
export interface Replica {
  url: string;
  start: () => Promise<void>;
  stop: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>;
}

export async function startReplica(env: Record<string, string>): Promise<Replica> {
  const port = await freePort();
  const DATA_DIR = temporaryFolder();
  let process: ShopProcess | undefined;
  const replica: Replica = {
    url: `http://127.0.0.1:${port}`,
    async start() {
      process = startShopProcess({ ...env, PORT: String(port), DATA_DIR });
      await shopAddress(process);
    },
    async stop(signal) {
      if (!process || process.child.exitCode !== null || process.child.signalCode !== null) return;
      const exited = once(process.child, 'exit');
      process.child.kill(signal);
      await exited;
    },
  };
  await replica.start();
  return replica;
}
