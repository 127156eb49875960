import { useLocation, type Location } from 'react-router-dom';
import { isOwnAddress } from '../lib/own-address.ts';
import { paths } from '../lib/paths.ts';

/** What a link to /login carries, so that a log-in leads back (specification, section 2: the login guard). */
export interface LoginState {
  from: string;
}

/** The address to return to, as `state` for a link to /login. */
export function useLoginState(): LoginState {
  const { pathname, search, hash } = useLocation();
  return { from: `${pathname}${search}${hash}` };
}

/** Where a log-in leads: the remembered origin, else home. Only addresses of this shop count. */
export function originOf({ state }: Location<unknown>): string {
  const { from } = (state ?? {}) as Partial<LoginState>;
  return typeof from === 'string' && isOwnAddress(from) ? from : paths.home;
}
