import React from 'react';
import { flushSync } from 'react-dom';

/** React hands over after each 5 ms of a transition, so these are up to 250 ms of drawing. They end at once if there is none. */
const TURNS = 50;

// Taken here: a test may replace the timers. React's scheduler uses the real one, too.
const immediate = setImmediate;

/** Waits until transitions and effects have drawn, and gives the value on. */
export async function afterTransitions<T>(value: T): Promise<T> {
  for (let turn = 0; turn < TURNS; turn++) await new Promise((next) => immediate(next));
  return value;
}

/**
 * Testing Library needs `act`, which only React's development build has. The component tests run with the build that
 * ships, so they get this one: it draws at once what the callback changes, as React does for a click. Whoever awaits it
 * also finds what transitions and effects draw.
 */
function act(callback: () => unknown): PromiseLike<unknown> {
  let result: unknown;
  flushSync(() => void (result = callback()));
  return { then: (done, failed) => Promise.resolve(result).then(afterTransitions).then(done, failed) };
}

export const isDevelopmentBuild = 'act' in React;
if (!isDevelopmentBuild) Object.assign(React, { act });
