import { useLocation, type Location } from 'react-router-dom';
import { paths } from '../paths.ts';

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

/**
 * True for an address that starts with a path and stays on this origin as the browser reads it: it takes `\` for `/`, and leaves
 * out blanks and control characters.
 */
function isOwnAddress(address: string): boolean {
  if (!address.startsWith('/') || !URL.canParse(address, location.origin)) return false;
  return new URL(address, location.origin).origin === location.origin;
}
