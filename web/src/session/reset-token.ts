import { paths } from '../lib/paths.ts';

/** The address of the form, which stays when the token has left it. */
const [FORM = ''] = paths.resetPassword.split('/:');

/**
 * Moves the token of a mailed link from the address into the state of this entry of the history. A reload finds it there; the list
 * of visited pages and whoever looks at the screen do not. It has to run before anything has noted the address.
 */
export function hideResetToken(): void {
  const { pathname } = location;
  if (!pathname.toLowerCase().startsWith(`${FORM}/`)) return;
  const token = pathname.slice(FORM.length).replaceAll('/', '');
  if (token) history.replaceState({ resetToken: decoded(token) }, '', FORM);
}

/** The token of the mailed link that this entry of the history was opened by. */
export function resetToken(): string | undefined {
  const { resetToken: token } = (history.state ?? {}) as { resetToken?: unknown };
  return typeof token === 'string' ? token : undefined;
}

/** Drops it once it has been used, or turned out to be of no use. */
export function forgetResetToken(): void {
  history.replaceState({ ...(history.state as object | null), resetToken: undefined }, '');
}

/** As the router reads it; what can't be read is for the gateway to refuse. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
