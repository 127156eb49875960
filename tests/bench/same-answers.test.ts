import { existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENTRANTS, LISTENS, programOf, requireEntrant, type Entrant, type ServerName } from '../../bench/entrants.ts';
import { start, type Program, type Running } from '../../bench/processes.ts';
import { beginSessions, manifestOf, requestsOf } from '../../bench/requests.ts';
import { composeCatalogue } from '../../bench/upstream/catalogue.ts';
import type { Workload } from '../../bench/workloads/visit.ts';
import { createWorkloads } from '../../bench/workloads/workloads.ts';

const INSTALLED = existsSync('bench/node_modules/mercurius/package.json');
const WHERE = INSTALLED ? '' : ' (skipped: the benchmark’s packages are not installed; npm run bench installs them)';

/** Visits of each workload that are compared. */
const VISITS = 5;

const workloads = createWorkloads(composeCatalogue()).map((workload) => ({
  ...workload,
  visits: workload.visits.slice(0, VISITS),
}));
let folder: string;
const started: Running[] = [];
const up = new Map<ServerName, Running>();

async function run(program: Program): Promise<Running> {
  const running = await start(program);
  started.push(running);
  return running;
}

/** The answers of an entrant to all requests of a workload, sent one after the other. */
async function answersOf(entrant: Entrant, workload: Workload): Promise<unknown[]> {
  const { server } = entrant;
  const port = up.get(server)?.port ?? 0;
  const requests = requestsOf(entrant, workload, await beginSessions(server, port)).flat();
  const answers: unknown[] = [];
  for (const { path, ...request } of requests) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, request);
    answers.push(await answer.json());
  }
  return answers;
}

/** Page counts may differ: the gateway counts the pages itself where the API counts wrongly. */
function withoutPageCounts(answers: unknown[]): unknown {
  return JSON.parse(JSON.stringify(answers, (key, value: unknown) => (key === 'totalPages' ? undefined : value)));
}

describe.skipIf(!INSTALLED)(`servers of the benchmark${WHERE}`, () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'haat-bench-'));
    const manifest = join(folder, 'operations.json');
    writeFileSync(manifest, JSON.stringify(manifestOf(workloads)));
    const api = await run({ file: 'bench/upstream/main.ts', core: 1, listens: LISTENS });
    for (const server of new Set(ENTRANTS.map((entrant) => entrant.server))) {
      up.set(server, await run(programOf(server, { upstreamUrl: `http://127.0.0.1:${api.port}`, folder, manifest })));
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
        (language === 'text' || language === 'registered') && takes.includes(workload.id),
    );
    for (const entrant of entrants) {
      expect(withoutPageCounts(await answersOf(entrant, workload)), entrant.name).toEqual(expected);
    }
  });
});
