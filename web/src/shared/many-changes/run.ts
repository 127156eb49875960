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
  const outcomeOf = (id: string): Outcome => outcomes.get(id) ?? { state: 'waiting' };
  const inState = (...states: Outcome['state'][]) => changes.filter(({ id }) => states.includes(outcomeOf(id).state));
  const queue = changes.values();
  const stopping = new AbortController();
  const stopped = new Promise((resolve) => stopping.signal.addEventListener('abort', resolve));
  let isRunning = true;

  const tell = (change: Change, outcome: Outcome): void => {
    outcomes.set(change.id, outcome);
    onOutcome(change, outcome);
  };

  async function make(change: Change): Promise<void> {
    tell(change, { state: 'saving' });
    for (;;) {
      const saved = await save(change);
      if (saved.done) return tell(change, { state: 'done' });
      if (saved.retryMs === undefined) return tell(change, { state: 'failed', reason: saved.reason });
      await Promise.race([stopped, new Promise((resolve) => setTimeout(resolve, saved.retryMs))]);
      if (stopping.signal.aborted) return tell(change, { state: 'left' });
    }
  }

  async function work(): Promise<void> {
    // A promise first: the caller has the run before its first outcome.
    await Promise.resolve();
    for (const change of queue) {
      if (stopping.signal.aborted) tell(change, { state: 'left' });
      else await make(change);
    }
  }

  void Promise.all(Array.from({ length: AT_ONCE }, work)).then(() => {
    isRunning = false;
    onEnd();
  });
  return {
    changes,
    outcomeOf,
    get ended() {
      return inState('done', 'failed').length;
    },
    get isRunning() {
      return isRunning;
    },
    stop: () => stopping.abort(),
    done: () => inState('done'),
  };
}
