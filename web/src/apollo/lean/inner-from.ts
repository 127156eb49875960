import { Observable } from 'rxjs';

/**
 * Replaces rxjs's `innerFrom` in the built shop (web/vite.config.ts). Takes what Apollo Client and the shop give: an
 * Observable, a promise or an iterable. The original also takes streams, with 1.5 kB of code.
 */
export function innerFrom<Value>(input: Observable<Value> | PromiseLike<Value> | Iterable<Value>): Observable<Value> {
  if (input instanceof Observable) return input;
  return new Observable((subscriber) => {
    if ('then' in input) {
      input.then(
        (value) => {
          subscriber.next(value);
          subscriber.complete();
        },
        (error: unknown) => subscriber.error(error),
      );
      return;
    }
    for (const value of input) {
      if (subscriber.closed) return;
      subscriber.next(value);
    }
    subscriber.complete();
  });
}

/** Replaces rxjs's `scheduled` in the built shop: nothing there gives `from` or `of` a scheduler. */
export function scheduled(): never {
  throw new TypeError(
    'The built shop has no rxjs schedulers for from() and of(). See web/src/apollo/lean/inner-from.ts.',
  );
}
