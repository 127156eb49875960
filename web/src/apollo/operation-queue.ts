import { ApolloLink } from '@apollo/client';
import { defer, finalize, from, switchMap } from 'rxjs';

export const CART_QUEUE = { queue: 'cart' } as const;
export const WISHLIST_QUEUE = { queue: 'wishlist' } as const;

/** Sends operations of one `queue` one by one: each response is a whole cart or wishlist, so the newest must be last. */
export function queueOperations(): ApolloLink {
  const ends = new Map<string, Promise<void>>();
  return new ApolloLink((operation, forward) => {
    const { queue } = operation.getContext() as { queue?: string };
    if (queue === undefined) return forward(operation);
    return defer(() => {
      const before = ends.get(queue);
      const own = Promise.withResolvers<void>();
      const end = (before ?? Promise.resolve()).then(() => own.promise);
      ends.set(queue, end);
      void end.then(() => {
        if (ends.get(queue) === end) ends.delete(queue);
      });
      // The first one is sent in the same tick, so that it can be merged (merge-queries.ts).
      const answer = before ? from(before).pipe(switchMap(() => forward(operation))) : forward(operation);
      return answer.pipe(finalize(own.resolve));
    });
  });
}
