import { ApolloLink } from '@apollo/client';
import { from, switchMap, of, type Observable } from 'rxjs';
import { LogOutDocument } from '../generated/components.ts';
import { currentUser, expireSession } from '../session/session-user.ts';
import { isSessionEnd } from './error-codes.ts';

/** Sends the token (specification, section 6). Ends the local session if the gateway's is over (rulings: login guard). */
export function sessionLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const token = sendToken(operation);
    return forward(operation).pipe(
      switchMap((result): Observable<ApolloLink.Result> => {
        const code = sessionEndOf(result);
        if (code === undefined) return of(result);
        if (currentUser()?.token !== token) {
          // The user logged in or out meanwhile, perhaps in another tab: retry with the current token.
          sendToken(operation);
          return forward(operation);
        }
        if (token) expireSession(token);
        if (code !== 'CSRF_REJECTED') return of(result);
        // The cookie is still there, but its token is lost in this browser. Drop the cookie, then retry as a guest.
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
