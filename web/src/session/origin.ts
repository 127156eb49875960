import { useLocation, type Location } from 'react-router-dom';
import { isOwnAddress } from '../lib/own-address.ts';
import { paths } from '../lib/paths.ts';

/** The `state` of a link to /login: where to go after the log-in (specification, section 2: the login guard). */
export interface LoginState {
  from: string;
  /** The id of a product that goes onto the wishlist after the log-in. */
  heart?: string | undefined;
}

export function useLoginState(): LoginState {
  const { pathname, search, hash } = useLocation();
  return { from: `${pathname}${search}${hash}` };
}

const FORMS: readonly string[] = [paths.login, paths.signup];

/** The `state` of a link to the log-in or the sign-up. From one form to the other the way back stays. */
export function useWayToLogin(): LoginState {
  const location = useLocation();
  const here = useLoginState();
  return FORMS.includes(location.pathname) ? { from: originOf(location) } : here;
}

/** The address to open after a log-in, home by default. Only this shop's addresses count, against open redirects. */
export function originOf({ state }: Location<unknown>): string {
  const { from } = (state ?? {}) as Partial<LoginState>;
  return typeof from === 'string' && isOwnAddress(from) ? from : paths.home;
}
