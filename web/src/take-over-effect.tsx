import type { ObservableQuery } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { endServersPage, isServersPage } from './lib/page-data.ts';
import { currentUser } from './session/session-user.ts';

/**
 * Ends the take-over of a page that the server rendered; after the screen, whose queries must be under way. That page is a guest's,
 * and may be some seconds old. Who is signed in reads it anew, with their own data.
 */
export function TakeOverEffect() {
  const client = useApolloClient();
  useEffect(() => {
    if (!isServersPage()) return;
    endServersPage();
    // What is their own has just been asked for.
    const isOfGuest = ({ queryName }: ObservableQuery): boolean => queryName !== 'CartAndWishlist';
    if (currentUser()) void client.refetchQueries({ include: 'active', onQueryUpdated: isOfGuest });
  }, [client]);
  return null;
}
