import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { Client } from 'undici';
import { handleRequests } from '../child.ts';
import type { Expectation, Plan, Sent, Stretch, Tally } from './plan.ts';

// node bench/load/main.ts: the load generator, in its own process, so that it shares no thread with the servers.

/** Time limit for an answer, in ms. */
const TIMEOUT_MS = 10_000;
/** Minimum length of later answers to a request, as a share of the first one's length. */
const LEAST_SHARE = 0.9;

/** A plan and its next visit: each run of load continues where the last one ended. */
interface Course {
  plan: Plan;
  next: number;
  /** The least bytes of an answer, once one whole answer to the request was correct. */
  least: Map<Sent, number>;
}

interface Answer {
  status: number;
  bytes: number;
  body: string;
}

const courses = new Map<string, Course>();

process.on('disconnect', () => process.exit());
handleRequests({
  async plan({ name, plan }: { name: string; plan: Plan }): Promise<void> {
    courses.set(name, { plan, next: 0, least: new Map() });
  },
  async load(stretch: Stretch): Promise<Tally> {
    const course = courses.get(stretch.plan);
    if (!course) throw new Error(`There is no plan ${stretch.plan}`);
    return runStretch(course, stretch);
  },
});

/** Sends load to a server for some time. Every visit that has begun is completed and counted. */
async function runStretch(course: Course, { connections, milliseconds, rate }: Stretch): Promise<Tally> {
  const { plan, least } = course;
  const tally = { visits: 0, errors: 0, refused: 0, timely: 0, firstError: undefined as string | undefined };
  const latencies: number[] = [];
  const started = performance.now();
  const deadline = started + milliseconds;
  /** Milliseconds between the beginnings of two visits on one connection. */
  const every = rate === undefined ? 0 : (1000 * connections) / rate;

  async function send(client: Client, request: Sent): Promise<void> {
    const known = least.get(request);
    const answer = await dispatch(client, request, known === undefined);
    const problem = problemOf(answer, plan.expects, known);
    if (answer.status === 503) tally.refused += 1;
    if (problem !== undefined) {
      tally.errors += 1;
      tally.firstError ??= problem;
      return;
    }
    if (known === undefined) least.set(request, answer.bytes * LEAST_SHARE);
    if (performance.now() < deadline) tally.timely += 1;
  }

  async function connection(place: number): Promise<void> {
    const client = new Client(`http://127.0.0.1:${plan.port}`, { headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS });
    for (let due = started + (every * place) / connections; due < deadline; due += every) {
      const early = due - performance.now();
      if (early > 0) await setTimeout(early);
      const begun = performance.now();
      if (begun >= deadline) break;
      const visit = plan.visits[course.next] ?? [];
      course.next = (course.next + 1) % plan.visits.length;
      for (const request of visit) await send(client, request);
      latencies.push(performance.now() - begun);
    }
    await client.close();
  }

  await Promise.all(Array.from({ length: connections }, (_, place) => connection(place)));
  const seconds = (performance.now() - started) / 1000;
  latencies.sort((a, b) => a - b);
  return { ...tally, visits: latencies.length, seconds, p99: latencies[Math.ceil(latencies.length * 0.99) - 1] ?? NaN };
}

/** `Client.dispatch` takes half the time of `Client.request`. A connection that fails is an answer with status 0. */
function dispatch(client: Client, request: Sent, keepsBody: boolean): Promise<Answer> {
  return new Promise((resolve) => {
    const answer = { status: 0, bytes: 0, body: '' };
    const chunks: Buffer[] = [];
    client.dispatch(request, {
      onRequestStart: () => undefined,
      onResponseStart(_controller, status) {
        answer.status = status;
      },
      onResponseData(_controller, chunk) {
        answer.bytes += chunk.length;
        if (keepsBody) chunks.push(chunk);
      },
      onResponseEnd: () => resolve({ ...answer, body: Buffer.concat(chunks).toString() }),
      onResponseError: (_controller, error) => resolve({ status: 0, bytes: 0, body: error.message }),
    });
  });
}

/** Reads the first answer to a request whole, later ones by status and length: parsing costs more than a request. */
function problemOf({ status, bytes, body }: Answer, expects: Expectation, least?: number): string | undefined {
  const said = body.slice(0, 500);
  if (status !== 200) return `status ${status}: ${said}`;
  if (least !== undefined) return bytes < least ? `${bytes} bytes where ${least} are the least` : undefined;
  const parsed = JSON.parse(body) as { data?: Record<string, unknown> | null; errors?: unknown } | null;
  if (typeof parsed !== 'object' || parsed === null) return `not an object: ${said}`;
  if (expects === 'json') return undefined;
  if (parsed.errors !== undefined || !parsed.data) return `errors or no data: ${said}`;
  return Object.values(parsed.data).includes(null) ? `a field is null: ${said}` : undefined;
}
