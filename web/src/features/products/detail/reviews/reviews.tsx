import { Button, Group, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { useState, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import layout from '../../../../ui/layout.module.css';
import { useMyReviewQuery, type ReviewTextFragment } from '../../../../generated/products-detail.ts';
import { whenIdle, whenLoaded } from '../../../../lib/when-idle.ts';
import { useSessionUser } from '../../../../session/session-user.ts';
import { choose, REVIEW_ORDERS, type ReviewOrder } from './ratings.ts';
import { RatingPanel } from './rating-panel.tsx';
import { ReviewText } from './review-text.tsx';
import { scrollIntoSight } from './scroll-into-sight.ts';
import { WriteReview } from './write-review.tsx';
import classes from './reviews.module.css';
import { useText } from '../../../../lib/language/language.tsx';
import { detailText } from '../messages.ts';
import { useScrollToHash } from '../use-scroll-to-hash.ts';

/** Reviews shown before 'SEE ALL REVIEWS' (specification, section 9). */
const REVIEWS_SHOWN = 2;

/** A form for a new review, and the reviews, chosen and sorted by the reader. Sending one shows all of them, and it first. */
export function Reviews(props: { productId: string; reviews: ReviewTextFragment[]; rating: number }) {
  const t = useText(detailText);
  const { productId, reviews, rating } = props;
  const [all, setAll] = useState(false);
  const [wanted, setStars] = useState<number | null>(null);
  // Its last review may have gone.
  const stars = reviews.some(({ rating }) => rating === wanted) ? wanted : null;
  const [order, setOrder] = useState<ReviewOrder>('newest');
  /** Whether the reader has just sent one. */
  const [sent, setSent] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // The form may stand between the bars and the list.
    if (stars !== null) scrollIntoSight(list.current?.firstElementChild ?? null);
  }, [stars]);
  /** Its button goes: the first review that is new gets the focus. */
  const showAll = (): void => {
    flushSync(() => setAll(true));
    const added = list.current?.children[REVIEWS_SHOWN];
    if (added instanceof HTMLElement) added.focus({ preventScroll: true });
  };
  /** Its button goes: the bar that was pressed gets the focus. */
  const showAllStars = (): void => {
    section.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus({ preventScroll: true });
    setStars(null);
  };
  const mine = useMyReview(productId);
  const section = useScrollToHash<HTMLElement>();
  const own = reviews.find(({ id }) => id === mine?.id) ?? mine;
  const inOrder = choose(reviews, stars, order);
  const chosen = sent && own && stars === null ? [own, ...inOrder.filter((review) => review !== own)] : inOrder;
  const shown = all ? chosen : chosen.slice(0, REVIEWS_SHOWN);
  return (
    <section ref={section} id="reviews" className={classes.reviews} aria-labelledby="reviews-heading" tabIndex={-1}>
      <header>
        <Title order={2} fz="var(--title)" id="reviews-heading">
          {t.reviews}
        </Title>
        {reviews.length > 0 && <RatingPanel reviews={reviews} average={rating} chosen={stars} onChoose={setStars} />}
      </header>
      <Stack gap="xl" align="flex-start" className={classes.body}>
        {reviews.length === 0 && <Text c="dimmed">{t.noReviews}</Text>}
        <noscript>{t.reviewNeedsScript}</noscript>
        <WriteReview
          productId={productId}
          own={own}
          onSent={() => {
            setSent(true);
            setAll(true);
            setStars(null);
          }}
        />
        {(reviews.length > 1 || stars !== null) && (
          <Group justify="space-between" className={layout.scripted}>
            <Text role="status" fw={650}>
              {stars === null ? t.everyReview(chosen.length) : t.reviewsWithStars(stars, chosen.length)}
            </Text>
            {stars !== null && (
              <Button variant="default" onClick={showAllStars}>
                {t.showEveryReview}
              </Button>
            )}
            {chosen.length > 1 && (
              <NativeSelect
                aria-label={t.sortReviews}
                value={order}
                onChange={({ currentTarget }) => setOrder(currentTarget.value as ReviewOrder)}
                data={REVIEW_ORDERS.map((known) => ({ value: known, label: t.reviewOrder[known] }))}
              />
            )}
          </Group>
        )}
        <ul ref={list} className={classes.list}>
          {shown.map((review) => (
            <ReviewText key={review.id} review={review} isOwn={review === own} />
          ))}
        </ul>
        {chosen.length > REVIEWS_SHOWN && !all && (
          <>
            <Button variant="default" className={layout.scripted} onClick={showAll}>
              {t.seeAll}
            </Button>
            <noscript>
              <ul className={classes.list}>
                {chosen.slice(REVIEWS_SHOWN).map((review) => (
                  <ReviewText key={review.id} review={review} whole />
                ))}
              </ul>
            </noscript>
          </>
        )}
      </Stack>
    </section>
  );
}

/**
 * What the reader has written. The product is the same for everybody, and does not say whose a review is: that is asked for apart, once
 * the page is there.
 */
function useMyReview(productId: string): ReviewTextFragment | undefined {
  const user = useSessionUser();
  const [isThere, setThere] = useState(false);
  useEffect(() => whenLoaded(() => whenIdle(() => setThere(true))), []);
  const { data } = useMyReviewQuery({ variables: { productId }, skip: !user || !isThere });
  return data?.myReview ?? undefined;
}
