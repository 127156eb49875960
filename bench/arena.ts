import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LISTENS, programOf, type Entrant, type ServerName } from './entrants.ts';
import type { Plan, Stretch, Tally } from './load/plan.ts';
import { cpuMicroseconds, start, type Running } from './processes.ts';
import { beginSessions, manifestOf, requestsOf, type Session } from './requests.ts';
import type { Workload } from './workloads/visit.ts';

/** Figures of one run of load on a server; NaN: unknown on this system. */
export interface Loaded extends Tally {
  /** CPU time of the server in µs. */
  cpu: number;
  /** Calls of the server to the API. */
  upstreamCalls: number;
  /** CPU of generator and API together, in cores. */
  others: number;
}

/** Running servers, the API behind them, and a load generator. */
export interface Arena {
  /** Sends the generator an entrant's requests of a workload; returns the plan's name. */
  prepare: (entrant: Entrant, workload: Workload) => Promise<string>;
  load: (server: ServerName, stretch: Stretch) => Promise<Loaded>;
  process: (server: ServerName) => Pick<Running, 'pid' | 'port' | 'printed'>;
}

interface ArenaOptions {
  servers: readonly ServerName[];
  workloads: readonly Workload[];
}

/** Starts all processes, calls `use`, and ends all processes afterwards, also after an error. */
export async function withArena<T>(options: ArenaOptions, use: (arena: Arena) => Promise<T>): Promise<T> {
  const { servers, workloads } = options;
  const folder = mkdtempSync(join(tmpdir(), 'haat-bench-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  process.on('exit', remove);
  const started: Running[] = [];
  const run = async (program: Parameters<typeof start>[0]): Promise<Running> => {
    const running = await start(program);
    started.push(running);
    return running;
  };
  try {
    const manifest = join(folder, 'operations.json');
    writeFileSync(manifest, JSON.stringify(manifestOf(workloads)));
    const api = { file: 'bench/upstream/main.ts', core: 1, listens: LISTENS } as const;
    const upstream = await run(api);
    const generator = await run({ file: 'bench/load/main.ts', core: 1 });
    const upstreamUrl = `http://127.0.0.1:${upstream.port}`;
    const up = await Promise.all(
      [...new Set(servers)].map(async (server): Promise<[ServerName, Running]> => [
        server,
        await run(programOf(server, { upstreamUrl, folder: join(folder, server), manifest })),
      ]),
    );
    return await use(arenaOf(upstream, generator, new Map(up)));
  } finally {
    await Promise.all(started.map((running) => running.stop()));
    process.off('exit', remove);
    remove();
  }
}

function arenaOf(upstream: Running, generator: Running, up: ReadonlyMap<ServerName, Running>): Arena {
  const sessions = new Map<ServerName, Session[]>();
  const requireServer = (server: ServerName): Running => {
    const running = up.get(server);
    if (!running) throw new Error(`${server} is not up`);
    return running;
  };
  const othersCpu = (): number => cpuMicroseconds(generator.pid) + cpuMicroseconds(upstream.pid);
  return {
    async prepare(entrant, workload) {
      const { server, name: entrantName, language } = entrant;
      const { port } = requireServer(server);
      const isSignedIn = workload.visits.some(({ signedIn }) => signedIn);
      const known = sessions.get(server) ?? (isSignedIn ? await beginSessions(server, port) : []);
      if (known.length > 0) sessions.set(server, known);
      const name = `${workload.id} ${entrantName}`;
      const expects = language === 'rest' ? 'json' : 'graphql';
      const plan: Plan = { port, visits: requestsOf(entrant, workload, known), expects };
      await generator.ask('plan', { name, plan });
      return name;
    },
    async load(server, stretch) {
      const { pid } = requireServer(server);
      const figures = async () => ({
        calls: await upstream.ask<number>('calls'),
        others: othersCpu(),
        cpu: cpuMicroseconds(pid),
      });
      const before = await figures();
      const tally = await generator.ask<Tally>('load', stretch);
      const after = await figures();
      return {
        ...tally,
        cpu: after.cpu - before.cpu,
        upstreamCalls: after.calls - before.calls,
        others: (after.others - before.others) / (tally.seconds * 1e6),
      };
    },
    process: requireServer,
  };
}
