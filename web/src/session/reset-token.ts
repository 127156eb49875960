import { paths } from '../lib/paths.ts';

/** The form's path without the token. */
const [FORM_PATH = ''] = paths.resetPassword.split('/:');

/**
 * Moves the token of a mailed link from the address into the history entry's state. It survives a reload, but is not in
 * the list of visited pages nor on the screen. Must run before anything else reads the address.
 */
export function hideResetToken(): void {
  const { pathname } = location;
  if (!pathname.toLowerCase().startsWith(`${FORM_PATH}/`)) return;
  const token = pathname.slice(FORM_PATH.length).replaceAll('/', '');
  if (token) history.replaceState({ resetToken: decode(token) }, '', FORM_PATH);
}

export function resetToken(): string | undefined {
  const { resetToken: token } = (history.state ?? {}) as { resetToken?: unknown };
  return typeof token === 'string' ? token : undefined;
}

export function forgetResetToken(): void {
  history.replaceState({ ...(history.state as object | null), resetToken: undefined }, '');
}

/** As the router decodes it. The gateway refuses what cannot be decoded. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
