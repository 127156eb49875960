import type { Saved } from './saved.ts';

/** How a change went. `left`: it was stopped before its turn. */
export type Outcome = { state: 'waiting' | 'saving' | 'done' | 'left' } | { state: 'failed'; reason: string };

export interface Run<Change extends { id: string }> {
  readonly changes: readonly Change[];
  outcomeOf: (id: string) => Outcome;
  /** How many have an outcome, of all. */
  readonly ended: number;
  readonly isRunning: boolean;
  /** Lets the changes under way end, and begins no other. */
  stop: () => void;
  done: () => Change[];
}

const AT_ONCE = 2; // more would take the API away from shoppers

/**
 * Makes changes, each with an id of its own. `onOutcome` is called after each step, `onEnd` after the last. Where the shop has no time, it waits as long as
 * the shop says. Never rejects.
 */
export function startRun<Change extends { id: string }>(
  changes: readonly Change[],
  save: (change: Change) => Promise<Saved>,
  onOutcome: (change: Change, outcome: Outcome) => void,
  onEnd: () => void,
): Run<Change> {
  const outcomes = new Map<string, Outcome>(changes.map(({ id }) => [id, { state: 'waiting' }]));
  let next = 0;
  let ended = 0;
  let working = Math.min(AT_ONCE, changes.length);
  let isStopped = false;
  let endWait: () => void = () => undefined;
  const stopping = new Promise<void>((resolve) => {
    endWait = resolve;
  });

  const run: Run<Change> = {
    changes,
    outcomeOf: (id) => outcomes.get(id) ?? { state: 'waiting' },
    get ended() {
      return ended;
    },
    get isRunning() {
      return working > 0;
    },
    stop() {
      isStopped = true;
      endWait();
    },
    done: () => changes.filter(({ id }) => outcomes.get(id)?.state === 'done'),
  };

  const tell = (change: Change, outcome: Outcome): void => {
    outcomes.set(change.id, outcome);
    if (outcome.state === 'done' || outcome.state === 'failed') ended += 1;
    onOutcome(change, outcome);
  };

  async function make(change: Change): Promise<void> {
    tell(change, { state: 'saving' });
    for (;;) {
      const saved = await save(change);
      if (saved.done) return tell(change, { state: 'done' });
      if (saved.retryMs === undefined) return tell(change, { state: 'failed', reason: saved.reason });
      await Promise.race([stopping, new Promise((resolve) => setTimeout(resolve, saved.retryMs))]);
      if (isStopped) return tell(change, { state: 'left' });
    }
  }

  async function work(): Promise<void> {
    // A promise first: the caller has the run before its first outcome.
    await Promise.resolve();
    while (next < changes.length && !isStopped) {
      const change = changes[next];
      next += 1;
      if (change) await make(change);
    }
    working -= 1;
    if (working > 0) return;
    for (const change of changes) if (outcomes.get(change.id)?.state === 'waiting') tell(change, { state: 'left' });
    onEnd();
  }

  for (let worker = 0; worker < AT_ONCE && worker < changes.length; worker += 1) void work();
  return run;
}
