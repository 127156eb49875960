import { createElement, useSyncExternalStore, type ComponentType } from 'react';

/** A part that the first screen does without: its place is empty until its code has come, and stays so if that never comes. */
export function latePart<Props extends object>() {
  let part: ComponentType<Props> | undefined;
  const places = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    places.add(listener);
    return () => void places.delete(listener);
  };
  return {
    Place: (props: Props) => {
      const Part = useSyncExternalStore(
        subscribe,
        () => part,
        () => undefined,
      );
      return Part && createElement(Part, props);
    },
    fill(component: ComponentType<Props>): void {
      part = component;
      for (const tell of places) tell();
    },
  };
}
