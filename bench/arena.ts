import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isOurs, LISTENS, METRICS_TOKEN, programOf, type Entrant, type ServerName } from './entrants.ts';
import type { Plan, Stretch, Tally } from './load/plan.ts';
import { manifestOf } from './requests.ts';
import { cpuMicroseconds, memoryMib } from './machine.ts';
import { start, type Running } from './processes.ts';
import { registerOperations, requestsOf, type Session } from './requests.ts';
import { beginSessions } from './sessions.ts';
import type { Workload } from './workloads/visit.ts';

/** Figures of one run of load on a server. */
export interface Measured extends Tally {
  /** CPU time of the server in µs; undefined: unknown on this system. */
  cpu: number | undefined;
  /** Calls of the server to the API. */
  upstreamCalls: number;
  /** CPU of generator and API together, in cores. Near 1 they are the limit, not the server. */
  others: number | undefined;
}

/** Running servers, the API behind them, and a load generator. */
export interface Arena {
  /** Sends the generator an entrant's requests of a workload; returns the plan's name. */
  prepare: (entrant: Entrant, workload: Workload) => Promise<string>;
  load: (server: ServerName, stretch: Stretch) => Promise<Measured>;
  /** Resident memory of a server in MiB. */
  memory: (server: ServerName) => { now: number; peak: number } | undefined;
  /** The gateway's metrics in Prometheus' text format. */
  metrics: (server: ServerName) => Promise<string>;
  /** Turns fault injection of the API on or off. */
  setFaults: (on: boolean) => Promise<void>;
}

interface ArenaOptions {
  products: number;
  pinned: boolean;
  servers: readonly ServerName[];
  workloads: readonly Workload[];
  /** True: a proxy that can inject faults stands between the servers and the API. */
  faults?: boolean;
}

/** Starts all processes, calls `use`, and ends all processes afterwards, also after an error. */
export async function withArena<T>(options: ArenaOptions, use: (arena: Arena) => Promise<T>): Promise<T> {
  const { products, pinned, servers, workloads } = options;
  const folder = mkdtempSync(join(tmpdir(), 'haat-bench-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  process.on('exit', remove);
  const started: Running[] = [];
  const run = async (program: Parameters<typeof start>[0]): Promise<Running> => {
    const running = await start(program, pinned);
    started.push(running);
    return running;
  };
  try {
    const manifest = join(folder, 'operations.json');
    writeFileSync(manifest, JSON.stringify(manifestOf(workloads)));
    const upstream = await run({
      file: 'bench/upstream/main.ts',
      args: [String(products)],
      core: 1,
      listens: LISTENS,
    });
    const generator = await run({ file: 'bench/load/main.ts', core: 1 });
    const apiUrl = `http://127.0.0.1:${upstream.port}`;
    const proxy = options.faults
      ? await run({ file: 'bench/upstream/fault-proxy.ts', args: [apiUrl], core: 1, listens: LISTENS })
      : undefined;
    const upstreamUrl = proxy ? `http://127.0.0.1:${proxy.port}` : apiUrl;
    const collector = await run({ file: 'bench/upstream/collector.ts', core: 1, listens: LISTENS });
    const collectorUrl = `http://127.0.0.1:${collector.port}`;
    const up = await Promise.all(
      [...new Set(servers)].map(async (server): Promise<[ServerName, Running]> => [
        server,
        await run(programOf(server, { upstreamUrl, collectorUrl, folder: join(folder, server), manifest })),
      ]),
    );
    return await use(arenaOf({ upstream, generator, proxy, up: new Map(up) }));
  } finally {
    await Promise.all(started.map((running) => running.stop()));
    process.off('exit', remove);
    remove();
  }
}

interface Started {
  upstream: Running;
  generator: Running;
  proxy: Running | undefined;
  up: ReadonlyMap<ServerName, Running>;
}

function arenaOf({ upstream, generator, proxy, up }: Started): Arena {
  const sessions = new Map<ServerName, Session[]>();
  const requireServer = (server: ServerName): Running => {
    const running = up.get(server);
    if (!running) throw new Error(`${server} is not up`);
    return running;
  };
  const othersCpu = (): number => (cpuMicroseconds(generator.pid) ?? NaN) + (cpuMicroseconds(upstream.pid) ?? NaN);
  return {
    async prepare(entrant, workload) {
      const { server, name: entrantName, language } = entrant;
      const { port } = requireServer(server);
      const known =
        sessions.get(server) ??
        (workload.visits.some(({ signedIn }) => signedIn) ? await beginSessions(server, port) : []);
      if (known.length > 0) sessions.set(server, known);
      if (isOurs(server) && language === 'registered') await registerOperations(workload, port);
      const name = `${workload.id} ${entrantName}`;
      const expects = language === 'rest' ? 'json' : 'graphql';
      const plan: Plan = { port, visits: requestsOf(entrant, workload, known), expects };
      await generator.ask('plan', { name, plan });
      return name;
    },
    async load(server, stretch) {
      const { pid } = requireServer(server);
      const callsBefore = await upstream.ask<number>('calls');
      const othersBefore = othersCpu();
      const cpuBefore = cpuMicroseconds(pid);
      const tally = await generator.ask<Tally>('load', stretch);
      const cpuAfter = cpuMicroseconds(pid);
      const others = (othersCpu() - othersBefore) / (tally.seconds * 1e6);
      return {
        ...tally,
        cpu: cpuBefore === undefined || cpuAfter === undefined ? undefined : cpuAfter - cpuBefore,
        upstreamCalls: (await upstream.ask<number>('calls')) - callsBefore,
        others: Number.isNaN(others) ? undefined : others,
      };
    },
    memory: (server) => memoryMib(requireServer(server).pid),
    async metrics(server) {
      const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
      const answer = await fetch(`http://127.0.0.1:${requireServer(server).port}/metrics`, { headers });
      return answer.text();
    },
    async setFaults(on) {
      await proxy?.ask('setFaults', on);
    },
  };
}
