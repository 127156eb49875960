import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const LOOK_MS = 20; // between two looks for new pages
/** Real-time order (-f) for one thread: those that it starts are as all others (-R). */
const FIRST = ['-R', '-f', '-p', '1'];

/**
 * Gives the main threads of all pages that this process opens in Chromium a processor as soon as they want one, as a phone with eight
 * cores does. Lighthouse takes the time between a task's beginning and its end for work of the page, also where it waited for one of few
 * cores. Only Linux's root may order threads; for others nothing changes. Dispose of it to stop.
 */
export function putMainThreadsFirst(): Disposable {
  const done = new Set<string>();
  const timer = setInterval(() => {
    for (const pid of processesBelow(String(process.pid))) {
      if (done.has(pid) || !textOf(`/proc/${pid}/cmdline`).includes('--type=renderer')) continue;
      done.add(pid);
      spawnSync('chrt', [...FIRST, pid]);
    }
  }, LOOK_MS);
  return { [Symbol.dispose]: () => clearInterval(timer) };
}

/** Ids of the processes that a process has started, and of those that these have started. */
function processesBelow(pid: string): string[] {
  const children = threadsOf(pid).flatMap(
    (thread) => textOf(`/proc/${pid}/task/${thread}/children`).match(/\d+/g) ?? [],
  );
  return children.flatMap((child) => [child, ...processesBelow(child)]);
}

function threadsOf(pid: string): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return []; // it has ended, or this is not Linux
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
