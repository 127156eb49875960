import { matchPath } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { REVIEW_FORM } from '../../shared/product/review-link.ts';

/** What of the shop needs an account, by the address that somebody wanted. */
const REASONS = [
  ['cart', paths.cart],
  ['checkout', `${paths.checkout}/*`],
  ['wishlist', paths.wishlist],
  ['orders', `${paths.orders}/*`],
  ['profile', paths.profile],
  ['staff', `${paths.admin}/*`],
  ['staff', `${paths.superAdmin}/*`],
] as const;

/** Why the log-in was opened: a key of the texts; undefined if somebody came on their own. */
export function loginReason(wanted: string): (typeof REASONS)[number][0] | 'review' | undefined {
  const { pathname, hash } = new URL(wanted, 'https://shop.invalid');
  if (hash === REVIEW_FORM) return 'review';
  return REASONS.find(([, path]) => matchPath(path, pathname))?.[0];
}
