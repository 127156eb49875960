import { performance } from 'node:perf_hooks';
import { handleRequests } from '../child.ts';
import { createAnswerCheck, type AnswerCheck } from './answer-check.ts';
import { openConnection, type Connection } from './connection.ts';
import { createHistogram } from './histogram.ts';
import type { Plan, Stretch, Tally } from './plan.ts';

/** Ms to wait for the last answers after the last visit has begun. */
const DRAIN_MS = 5_000;

// node bench/load/main.ts: the load generator, in its own process, so that it shares no thread with the servers.
const courses = new Map<string, Course>();

process.on('disconnect', () => process.exit());
handleRequests({
  async plan({ name, plan }: { name: string; plan: Plan }): Promise<void> {
    courses.set(name, courseOf(plan));
  },
  async load(stretch: Stretch): Promise<Tally> {
    const course = courses.get(stretch.plan);
    if (!course) throw new Error(`There is no plan ${stretch.plan}`);
    return runStretch(course, stretch);
  },
});

/** A plan and its next visit: each run of load continues where the last one ended. */
interface Course {
  plan: Plan;
  checks: AnswerCheck[][];
  next: number;
}

function courseOf(plan: Plan): Course {
  const checks = plan.visits.map((requests) => requests.map(() => createAnswerCheck(plan.expects)));
  return { plan, checks, next: 0 };
}

/** Sends load to a server for some time. Every visit that has begun is completed and counted. */
async function runStretch(course: Course, stretch: Stretch): Promise<Tally> {
  const { plan, checks } = course;
  const latencies = createHistogram();
  const tally = {
    visits: 0,
    requests: 0,
    errors: 0,
    refused: 0,
    timely: 0,
    bytes: 0,
    firstError: undefined as string | undefined,
  };
  const fail = (problem: string): void => {
    tally.errors += 1;
    tally.firstError ??= problem;
  };
  const done = Promise.withResolvers<void>();
  const lost = (error: Error): void => {
    fail(error.message);
    done.resolve();
  };
  const connections = await Promise.all(
    Array.from({ length: stretch.connections }, () => openConnection(plan.port, lost)),
  );
  const started = performance.now();
  const deadline = started + stretch.milliseconds;
  let running = 0;

  /** Makes the next visit; its latency counts from `begun`, when it was due. */
  function visit(connection: Connection, begun: number, then: () => void): void {
    const at = course.next;
    course.next = (at + 1) % plan.visits.length;
    running += 1;
    const ask = (step: number): void => {
      const request = plan.visits[at]?.[step];
      const check = checks[at]?.[step];
      if (!request || !check) {
        tally.visits += 1;
        latencies.add((performance.now() - begun) * 1000);
        running -= 1;
        then();
        return;
      }
      connection.send(request, check.wantsBody, (answer) => {
        tally.requests += 1;
        tally.bytes += answer.bytes;
        const problem = check.problem(answer);
        if (problem !== undefined) fail(problem);
        else if (performance.now() < deadline) tally.timely += 1;
        if (answer.status === 503) tally.refused += 1;
        ask(step + 1);
      });
    };
    ask(0);
  }

  /** Without a rate: each connection begins its next visit at once. */
  function goOn(connection: Connection): void {
    if (performance.now() < deadline) visit(connection, performance.now(), () => goOn(connection));
    else if (running === 0) done.resolve();
  }

  /**
   * With a rate: begins the visits that are due on free connections. A visit without a free connection waits, which
   * counts as latency. Visits that still wait at the end are dropped.
   */
  function pace(rate: number): void {
    const idle = [...connections];
    const due: number[] = [];
    let begun = 0;
    const work = (): void => {
      while (idle.length > 0 && due.length > 0) {
        // The connection that was idle longest, since servers close idle connections after 5 s.
        const connection = idle.shift();
        const at = due.shift();
        if (connection && at !== undefined) visit(connection, at, () => (idle.push(connection), work()));
      }
    };
    const timer = setInterval(() => {
      const now = performance.now();
      for (; begun < ((Math.min(now, deadline) - started) * rate) / 1000; begun += 1) {
        due.push(started + (begun * 1000) / rate);
      }
      if (now >= deadline) due.length = 0;
      work();
      if (now < deadline || running > 0) return;
      clearInterval(timer);
      done.resolve();
    }, 1);
  }

  if (stretch.rate === undefined) connections.forEach(goOn);
  else pace(stretch.rate);
  const late = setTimeout(() => lost(new Error('answers are missing')), stretch.milliseconds + DRAIN_MS);
  await done.promise;
  clearTimeout(late);
  const seconds = (performance.now() - started) / 1000;
  for (const connection of connections) connection.close();
  const milliseconds = (share: number): number => latencies.percentile(share) / 1000;
  return { ...tally, seconds, p50: milliseconds(0.5), p99: milliseconds(0.99) };
}
