import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { temporaryFolder } from '../../support/folder.ts';
import { freePort } from '../../support/free-port.ts';
import { shopAddress, startShopProcess, type ShopProcess } from '../../support/servers/shop-process.ts';

const TICKS_PER_SECOND = 100; // USER_HZ, the unit of proc(5)

/** A gateway of its own, as on a machine of its own. */
export interface Replica {
  url: string;
  start: () => Promise<void>;
  stop: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>;
  cpuSeconds: () => number; // since it started
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
    cpuSeconds() {
      // Fields 14 and 15 of stat: time in user mode and in the kernel.
      const stat = readFileSync(`/proc/${process?.child.pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
    },
  };
  await replica.start();
  return replica;
}
