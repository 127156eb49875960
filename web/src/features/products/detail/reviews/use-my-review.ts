import { useEffect, useState } from 'react';
import { useMyReviewQuery, type ReviewTextFragment } from '../../../../generated/products-detail.ts';
import { whenIdle, whenLoaded } from '../../../../lib/when-idle.ts';
import { useSessionUser } from '../../../../session/session-user.ts';

/**
 * What the reader has written. The product is the same for everybody, and does not say whose a review is: that is asked for apart, once
 * the page is there.
 */
export function useMyReview(productId: string): ReviewTextFragment | undefined {
  const user = useSessionUser();
  const [isThere, setThere] = useState(false);
  useEffect(() => whenLoaded(() => whenIdle(() => setThere(true))), []);
  const { data } = useMyReviewQuery({ variables: { productId }, skip: !user || !isThere });
  return data?.myReview ?? undefined;
}
