import { ApolloLink } from '@apollo/client';
import { finalize, from, switchMap } from 'rxjs';

/**
 * Sends operations that share `inTurn` in their context one after another, in the order in which they were asked for:
 * answers about the same thing would otherwise overtake each other, and an older state would stay.
 */
export function inTurn(): ApolloLink {
  const ends = new Map<unknown, Promise<void>>();
  return new ApolloLink((operation, forward) => {
    const { inTurn: queue } = operation.getContext() as { inTurn?: string };
    if (queue === undefined) return forward(operation);
    let end = () => {};
    const own = new Promise<void>((resolve) => {
      end = resolve;
    });
    const before = ends.get(queue) ?? Promise.resolve();
    ends.set(
      queue,
      before.then(() => own),
    );
    return from(before).pipe(
      switchMap(() => forward(operation)),
      finalize(end),
    );
  });
}
