import { useSyncExternalStore } from 'react';
import type { Example } from '../../../schema/examples/examples.ts';

/** What has become of the example that was opened last. */
export interface ExampleStatus {
  /** Empty: none was opened. */
  text: string;
  /** It gets its variables when somebody with its role is logged in; null: it has them. */
  waiting: Example | null;
}

let status: ExampleStatus = { text: '', waiting: null };
const listeners = new Set<() => void>();

export function tellStatus(next: ExampleStatus): void {
  status = next;
  for (const listener of listeners) listener();
}

/** The same, outside of a component. */
export const exampleStatus = (): ExampleStatus => status;

export function useExampleStatus(): ExampleStatus {
  return useSyncExternalStore(subscribe, exampleStatus);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
