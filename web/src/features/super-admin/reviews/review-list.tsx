import { ActionIcon, Button, Text } from '@mantine/core';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconMessageOff from '@tabler/icons-react/dist/esm/icons/IconMessageOff.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import IconShop from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import { useLayoutEffect, useRef, useState } from 'react';
import { LinkButton } from '../../../ui/link-button.tsx';
import { MAX_STARS, RATINGS } from '../../../../../schema/shop.ts';
import type { Column } from '../../../ui/table/data-table.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import { EmptyView } from '../../../ui/views/empty-view.tsx';
import { Stars } from '../../../ui/stars.tsx';
import {
  useDeleteReviewMutation,
  useProductReviewsQuery,
  type ReviewRowFragment,
} from '../../../generated/super-admin-reviews.ts';
import { productPath } from '../../../lib/paths.ts';
import { ConfirmDialog, type Question } from '../confirm-dialog.tsx';
import { useOutcomeOf } from '../outcome.ts';
import staff from '../../../shell/admin/staff.module.css';
import { FilterSelect } from '../../../ui/table/toolbar.tsx';
import { indiaTime, SuperAdminTable } from '../super-admin-table.tsx';
import type { Address } from '../../../lib/hooks/use-address.ts';
import { superAdminText as t } from '../messages.ts';

const Comment = ({ children }: { children: string }) => (
  <Text inherit maw="70ch" style={{ whiteSpace: 'pre-line' }}>
    {children}
  </Text>
);

const { reviewColumns } = t;

const COLUMNS: readonly Column<ReviewRowFragment>[] = [
  {
    key: 'name',
    card: 'lead',
    header: reviewColumns.name,
    value: ({ name }) => name,
    cell: ({ name }) => <strong>{name}</strong>,
  },
  {
    key: 'rating',
    card: 'bare',
    header: reviewColumns.rating,
    value: ({ rating }) => rating,
    cell: ({ rating }) => <Stars rating={rating} />,
  },
  {
    key: 'comment',
    header: reviewColumns.comment,
    value: ({ comment }) => comment,
    cell: ({ comment }) => <Comment>{comment}</Comment>,
    card: 'line',
  },
  {
    key: 'written',
    card: 'bare',
    header: reviewColumns.written,
    value: ({ writtenAt }) => writtenAt ?? '',
    file: [{ header: reviewColumns.written, value: ({ writtenAt }) => indiaTime(writtenAt) }],
    cell: ({ writtenAt }) => <DateText iso={writtenAt} />,
  },
];

/** `takesFocus`: it was opened by a control that is gone. */
export function ReviewList(props: { productId: string; address: Address; takesFocus: boolean }) {
  const { productId, address, takesFocus } = props;
  const { data, error, refetch } = useProductReviewsQuery({
    variables: { id: productId },
    fetchPolicy: 'cache-and-network',
  });
  const outcomeOf = useOutcomeOf();
  const [remove] = useDeleteReviewMutation({ errorPolicy: 'all' });
  const [question, setQuestion] = useState<Question | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (takesFocus && document.activeElement === document.body) heading.current?.focus();
  }, [takesFocus]);
  const stars = address.read('stars');
  const choices = RATINGS.map((count) => ({ value: String(count), label: t.starsOf(count, MAX_STARS) }));
  const product = data?.product;

  const askToDelete = ({ id: reviewId, name, comment }: ReviewRowFragment) =>
    setQuestion({
      heading: t.deleteReviewQuestion(name),
      text: (
        <>
          <Comment>{comment}</Comment>
          <p>{t.deleteReviewText}</p>
        </>
      ),
      action: t.delete,
      onConfirm: () => outcomeOf(remove({ variables: { productId, reviewId } }), 'deleteReview'),
      successCode: 'DELETED',
    });
  const actions: Column<ReviewRowFragment> = {
    key: 'delete',
    header: t.delete,
    narrow: true,
    card: 'corner',
    cell: (review) => (
      <ActionIcon
        aria-label={t.deleteReviewBy(review.name)}
        title={t.deleteReviewBy(review.name)}
        onClick={() => askToDelete(review)}
      >
        <IconTrash size={22} stroke={1.75} aria-hidden />
      </ActionIcon>
    ),
  };
  const back = (
    <Button
      variant="subtle"
      px="xs"
      leftSection={<IconArrowLeft size={20} aria-hidden />}
      onClick={() => address.open({ tab: 'reviews' })}
    >
      {t.allProductsBack}
    </Button>
  );

  // Null means that the product does not exist.
  if (data && !product) {
    return (
      <EmptyView
        icon={<IconMessageOff aria-hidden />}
        heading={t.productNotFound}
        text={t.productNotFoundText}
        action={back}
      />
    );
  }
  return (
    <>
      {back}
      <header className={staff.header}>
        <h2 ref={heading} tabIndex={-1}>
          {t.reviewsOf(product?.title)}
        </h2>
        <LinkButton to={productPath(productId)} variant="subtle" px="xs" icon={IconShop}>
          {t.seeInShop}
        </LinkButton>
      </header>
      <SuperAdminTable
        caption={t.reviewsOf(product?.title)}
        noun="review"
        list={{ rows: product?.reviews, error, reload: refetch }}
        columns={[...COLUMNS, actions]}
        unsorted="oldest"
        address={address}
        clear={() => address.open({ tab: 'reviews', product: productId })}
        filters={{
          names: ['stars'],
          fields: (
            <FilterSelect
              label={t.stars}
              value={stars}
              everything={t.all}
              options={choices}
              onChoose={(chosen) => address.change({ stars: chosen })}
            />
          ),
        }}
        keep={({ rating }) => !choices.some(({ value }) => value === stars) || rating === Number(stars)}
        empty={<EmptyView icon={<IconMessageOff aria-hidden />} heading={t.noReviews} text={t.noReviewsText} />}
      />
      <ConfirmDialog question={question} onClose={() => setQuestion(null)} />
    </>
  );
}
