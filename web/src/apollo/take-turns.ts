import { ApolloLink } from '@apollo/client';
import { defer, finalize, from, switchMap } from 'rxjs';

/** Context of an operation that reads or changes the cart: it waits for the answers to those before it. */
export const IN_TURN = { inTurn: true };

/**
 * Sends what is `IN_TURN` one after another, in the order of the clicks. Every answer carries the whole cart, so those that
 * overtook one another would leave the screen with an older cart than the gateway's.
 */
export function takeTurns(): ApolloLink {
  let last = Promise.resolve();
  return new ApolloLink((operation, forward) => {
    if (operation.getContext()['inTurn'] !== true) return forward(operation);
    return defer(() => {
      const before = last;
      let done = (): void => undefined;
      const over = new Promise<void>((resolve) => (done = resolve));
      last = before.then(() => over);
      // Answered, failed or given up: the next one's turn.
      return from(before).pipe(
        switchMap(() => forward(operation)),
        finalize(done),
      );
    });
  });
}
