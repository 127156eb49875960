import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { currentUser } from '../../session/session-user.ts';
import { watchWishlistIds } from './cached-wishlist.ts';
import { rememberWishlist } from './wishlist-marks.ts';

/** Keeps the marks of whoever is logged in right with the real wishlist, whichever screen, change or tab brought it. */
export function KeepMarks() {
  const { cache } = useApolloClient();
  useEffect(
    () =>
      watchWishlistIds(cache, (ids) => {
        const user = currentUser();
        if (user) rememberWishlist(user.email, ids);
      }),
    [cache],
  );
  return null;
}
