import type { MouseEvent } from 'react';

/** For what must not happen twice: of a double click only the first counts, as something else may be under the pointer by then. */
export const firstClick =
  <Target>(act: (event: MouseEvent<Target>) => void) =>
  (event: MouseEvent<Target>): void => {
    if (event.detail <= 1) act(event);
  };
