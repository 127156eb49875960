import { createElement, useSyncExternalStore, type ComponentType } from 'react';

let shown: ComponentType | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Set by offline/start-offline.ts, once the page is there. */
export function setKeptWays(component: ComponentType): void {
  shown = component;
  for (const listener of listeners) listener();
}

/** Without a connection: the way to what is kept on this device. */
export function KeptWays() {
  const component = useSyncExternalStore(
    subscribe,
    () => shown,
    () => undefined,
  );
  return component && createElement(component);
}
