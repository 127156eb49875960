import { Suspense, use, useEffect, useState, type ReactNode } from 'react';
import { isServersPage } from '../lib/page-data.ts';
import { nextTask } from '../lib/next-task.ts';

/** The taking over of a part of the page. */
interface Turn {
  begin: PromiseWithResolvers<void>;
  end: PromiseWithResolvers<void>;
  waited: boolean;
}

/** Parts that React has not taken over, in the order of the page. */
const waiting: Turn[] = [];

/**
 * A part of a page that the server rendered, which React takes over in a task of its own after all around it. Until then its markup
 * stays as it is. On any other page it is as its children.
 */
export function InTurn({ children }: { children: ReactNode }) {
  const [turn] = useState(() => (globalThis.document && isServersPage() ? newTurn() : undefined));
  useEffect(() => {
    if (!turn) return;
    waiting.push(turn);
    return turn.end.resolve; // if it leaves the page before its turn
  }, [turn]);
  return <Suspense>{turn ? <Part turn={turn}>{children}</Part> : children}</Suspense>;
}

function Part({ turn, children }: { turn: Turn; children: ReactNode }) {
  use(whatToAwait(turn));
  useEffect(() => turn.end.resolve(), [turn]);
  return children;
}

/** React reads the status, so that it does not wait at all. */
const NOTHING: Promise<void> = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

/** Waits once: if something changes before its turn, React has to take the part over at once, or would show nothing. */
function whatToAwait(turn: Turn): Promise<void> {
  if (turn.waited) return NOTHING;
  turn.waited = true;
  return turn.begin.promise;
}

const newTurn = (): Turn => ({ begin: Promise.withResolvers(), end: Promise.withResolvers(), waited: false });

/** Has React take over all parts, one after the other. */
export async function takeTurns(): Promise<void> {
  for (let turn = waiting.shift(); turn; turn = waiting.shift()) {
    await nextTask();
    turn.begin.resolve();
    await turn.end.promise;
  }
}
