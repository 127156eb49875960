import { ApolloLink } from '@apollo/client';
import { defer, finalize, from, switchMap } from 'rxjs';

/** Contexts of operations that read or change the same thing: each waits for the answers to those before it. */
export const CART_IN_TURN = { inTurn: 'cart' } as const;
export const WISHLIST_IN_TURN = { inTurn: 'wishlist' } as const;

/**
 * Sends operations that share `inTurn` one after another, in the order of the clicks. Every answer carries the whole cart or
 * wishlist, so those that overtook one another would leave the screen with an older one than the gateway's.
 */
export function takeTurns(): ApolloLink {
  const ends = new Map<string, Promise<void>>();
  return new ApolloLink((operation, forward) => {
    const { inTurn: queue } = operation.getContext() as { inTurn?: string };
    if (queue === undefined) return forward(operation);
    return defer(() => {
      const before = ends.get(queue);
      const own = Promise.withResolvers<void>();
      const end = (before ?? Promise.resolve()).then(() => own.promise);
      ends.set(queue, end);
      void end.then(() => {
        if (ends.get(queue) === end) ends.delete(queue);
      });
      // At once where nobody is before it, so that it can take others along (take-along.ts).
      const answer = before ? from(before).pipe(switchMap(() => forward(operation))) : forward(operation);
      // Answered, failed or given up: the next one's turn.
      return answer.pipe(finalize(own.resolve));
    });
  });
}
