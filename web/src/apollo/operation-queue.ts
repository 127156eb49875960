import { ApolloLink } from '@apollo/client';
import { defer, finalize, from, switchMap } from 'rxjs';

export const CART_QUEUE = { queue: 'cart' } as const;
export const WISHLIST_QUEUE = { queue: 'wishlist' } as const;

/** Sends operations of one `queue` one by one: each response is a whole cart or wishlist, so the newest must be last. */
export function queueOperations(): ApolloLink {
  const lastByQueue = new Map<string, Promise<void>>();
  return new ApolloLink((operation, forward) => {
    const { queue } = operation.getContext() as { queue?: string };
    if (queue === undefined) return forward(operation);
    return defer(() => {
      const previous = lastByQueue.get(queue);
      const finished = Promise.withResolvers<void>();
      const last = (previous ?? Promise.resolve()).then(() => finished.promise);
      lastByQueue.set(queue, last);
      void last.then(() => {
        if (lastByQueue.get(queue) === last) lastByQueue.delete(queue);
      });
      const result = previous ? from(previous).pipe(switchMap(() => forward(operation))) : forward(operation);
      return result.pipe(finalize(finished.resolve));
    });
  });
}
