import { ApolloLink } from '@apollo/client';
import { from, switchMap, of, type Observable } from 'rxjs';
import { LogOutDocument } from '../generated/components.ts';
import { currentUser, expireSession } from '../session/session-user.ts';
import { isSessionEnd } from './error-codes.ts';

/**
 * Sends the session's token along, in the header that the specification names (section 6), and drops the stored user when
 * the gateway says that the session is over (rulings: login guard).
 */
export function keepSession(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const token = sendToken(operation);
    return forward(operation).pipe(
      switchMap((result): Observable<ApolloLink.Result> => {
        const code = sessionEndOf(result);
        if (code === undefined) return of(result);
        if (currentUser()?.token !== token) {
          // Somebody logged in or out meanwhile, perhaps in another tab: ask as who it is now.
          sendToken(operation);
          return forward(operation);
        }
        if (token) expireSession(token);
        if (code !== 'CSRF_REJECTED') return of(result);
        // A cookie is left whose token this browser has lost. Without the cookie, guests get what is for guests.
        return from(operation.client.mutate({ mutation: LogOutDocument })).pipe(
          switchMap(() => {
            sendToken(operation);
            return forward(operation);
          }),
        );
      }),
    );
  });
}

/** Gives what it sent. */
function sendToken(operation: ApolloLink.Operation): string | undefined {
  const token = currentUser()?.token;
  operation.setContext(({ headers }) => {
    const { token: _earlier, ...others } = (headers ?? {}) as Record<string, string>;
    return { headers: token ? { ...others, token } : others };
  });
  return token;
}

function sessionEndOf({ errors = [] }: ApolloLink.Result): string | undefined {
  const codes = errors.map(({ extensions }) => extensions?.['code']);
  return codes.find((code): code is string => typeof code === 'string' && isSessionEnd(code));
}
