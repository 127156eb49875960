import { Anchor, Badge, Group, Title } from '@mantine/core';
import { useRef, useState } from 'react';
import layout from '../../../../ui/layout.module.css';
import { DateText } from '../../../../ui/date-text.tsx';
import { Stars } from '../../../../ui/stars.tsx';
import type { ReviewTextFragment } from '../../../../generated/products-detail.ts';
import { cutText } from '../../../../lib/cut-text.ts';
import { useText } from '../../../../lib/language/language.tsx';
import { detailText } from '../messages.ts';
import classes from './reviews.module.css';

/** Characters shown before 'See more' (specification, section 9). */
const COMMENT_CUT = 300;

export function ReviewText(props: { review: ReviewTextFragment; whole?: boolean; isOwn?: boolean }) {
  const { review, whole = false, isOwn = false } = props;
  const t = useText(detailText);
  const [expanded, setExpanded] = useState(whole);
  const cut = cutText(review.comment, COMMENT_CUT);
  const isCut = !expanded && cut !== review.comment;
  const comment = useRef<HTMLParagraphElement>(null);
  /** Its button goes: the comment gets the focus. */
  const expand = (): void => {
    comment.current?.focus({ preventScroll: true });
    setExpanded(true);
  };
  return (
    <li className={classes.review} tabIndex={-1}>
      <Group wrap="nowrap" align="stretch">
        <span className={classes.initial} aria-hidden="true">
          {[...review.name][0]?.toUpperCase()}
        </span>
        <div>
          <Group gap="2px 12px">
            <Title order={3} fz="1.0625rem">
              {review.name}
            </Title>
            {isOwn && (
              <Badge component="strong" size="md">
                {t.yourReview}
              </Badge>
            )}
          </Group>
          <Group gap="2px 12px" c="dimmed" fz="sm">
            <Stars rating={review.rating} />
            {review.writtenAt !== null && <DateText iso={review.writtenAt} />}
          </Group>
        </div>
      </Group>
      {isCut && (
        <noscript>
          <p>{review.comment}</p>
        </noscript>
      )}
      <p ref={comment} className={isCut ? layout.scripted : undefined} tabIndex={-1}>
        {isCut ? cut : review.comment}{' '}
        {isCut && (
          <Anchor component="button" type="button" onClick={expand}>
            {t.seeMore}
          </Anchor>
        )}
      </p>
    </li>
  );
}
