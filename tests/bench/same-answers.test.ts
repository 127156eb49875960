import { existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENTRANTS, LISTENS, programOf, type Entrant, type ServerName } from '../../bench/entrants.ts';
import { openConnection } from '../../bench/load/connection.ts';
import { manifestOf } from '../../bench/requests.ts';
import { start, type Program, type Running } from '../../bench/processes.ts';
import { registerOperations, requestsOf } from '../../bench/requests.ts';
import { beginSessions } from '../../bench/sessions.ts';
import { composeCatalogue, DEFAULT_PRODUCTS } from '../../bench/upstream/catalogue.ts';
import type { Workload } from '../../bench/workloads/visit.ts';
import { createWorkloads } from '../../bench/workloads/workloads.ts';

const INSTALLED = existsSync('bench/node_modules/mercurius/package.json');
const WHERE = INSTALLED ? '' : ' (skipped: the benchmark’s packages are not installed; npm run bench installs them)';

/** Visits of each workload that are compared. */
const VISITS = 5;

const workloads = createWorkloads(composeCatalogue(DEFAULT_PRODUCTS)).map((workload) => ({
  ...workload,
  visits: workload.visits.slice(0, VISITS),
}));
let folder: string;
const started: Running[] = [];
const up = new Map<ServerName, Running>();

async function run(program: Program): Promise<Running> {
  const running = await start(program, false);
  started.push(running);
  return running;
}

/** The answers of an entrant to all requests of a workload, sent one after the other. */
async function answersOf(entrant: Entrant, workload: Workload): Promise<unknown[]> {
  const { server, language } = entrant;
  const port = up.get(server)?.port ?? 0;
  if (language === 'registered') await registerOperations(workload, port);
  const requests = requestsOf(entrant, workload, await beginSessions(server, port)).flat();
  const failed = Promise.withResolvers<never>();
  const connection = await openConnection(port, failed.reject);
  const answers: unknown[] = [];
  for (const request of requests) {
    const answered = new Promise<string>((resolve) => {
      connection.send(request, true, ({ body }) => resolve(String(body)));
    });
    answers.push(JSON.parse(await Promise.race([answered, failed.promise])));
  }
  connection.close();
  return answers;
}

/** Page counts may differ: the gateway counts the pages itself where the API counts wrongly. */
function withoutPageCounts(answers: unknown[]): unknown {
  return JSON.parse(JSON.stringify(answers, (key, value: unknown) => (key === 'totalPages' ? undefined : value)));
}

function requireEntrant(name: string): Entrant {
  const found = ENTRANTS.find((entrant) => entrant.name === name);
  if (!found) throw new Error(`${name} takes no part`);
  return found;
}

describe.skipIf(!INSTALLED)(`servers of the benchmark${WHERE}`, () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'haat-bench-'));
    const manifest = join(folder, 'operations.json');
    writeFileSync(manifest, JSON.stringify(manifestOf(workloads)));
    const addressOf = async (name: string, args: string[]): Promise<string> => {
      const { port } = await run({ file: `bench/upstream/${name}.ts`, args, core: 1, listens: LISTENS });
      return `http://127.0.0.1:${port}`;
    };
    const environment = {
      upstreamUrl: await addressOf('main', ['100']),
      collectorUrl: await addressOf('collector', []),
      folder,
      manifest,
    };
    for (const server of new Set(ENTRANTS.map((entrant) => entrant.server))) {
      up.set(server, await run(programOf(server, environment)));
    }
  });

  afterAll(async () => {
    await Promise.all(started.map((running) => running.stop()));
    rmSync(folder, { recursive: true });
  });

  test('they share the gateway’s copy of graphql', () => {
    expect(globSync('bench/node_modules/**/graphql/package.json')).toEqual([]);
  });

  test.each(workloads)('$id: every server with the shop’s schema gives the same answers', async (workload) => {
    const expected = withoutPageCounts(await answersOf(requireEntrant('stock'), workload));
    expect(JSON.stringify(expected)).not.toContain(`"errors"`);
    const entrants = ENTRANTS.filter(
      ({ language, workloads: takes }) =>
        (language === 'text' || language === 'registered') && (takes as readonly string[]).includes(workload.id),
    );
    for (const entrant of entrants) {
      expect(withoutPageCounts(await answersOf(entrant, workload)), entrant.name).toEqual(expected);
    }
  });
});
