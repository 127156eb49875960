import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconMessageOff from '@tabler/icons-react/dist/esm/icons/IconMessageOff.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useState } from 'react';
import { MAX_STARS, RATINGS } from '../../../../../schema/shop.ts';
import type { Column } from '../../../ui/table/data-table.tsx';
import buttons from '../../../ui/buttons.module.css';
import { EmptyView } from '../../../ui/views/empty-view.tsx';
import { Stars } from '../../../ui/stars.tsx';
import {
  useDeleteReviewMutation,
  useProductReviewsQuery,
  type ReviewRowFragment,
} from '../../../generated/super-admin-reviews.ts';
import { once } from '../../../lib/one-intent.ts';
import { ConfirmDialog, type Question } from '../dialogs/confirm-dialog.tsx';
import { outcomeOf } from '../outcome.ts';
import page from '../super-admin-page.module.css';
import { FilterSelect } from '../../../ui/table/toolbar.tsx';
import { SuperAdminTable } from '../table/super-admin-table.tsx';
import type { Address } from '../../../lib/use-address.ts';
import classes from './reviews.module.css';

const COLUMNS: readonly Column<ReviewRowFragment>[] = [
  { key: 'name', header: 'Written by', value: ({ name }) => name, cell: ({ name }) => <strong>{name}</strong> },
  { key: 'rating', header: 'Rating', value: ({ rating }) => rating, cell: ({ rating }) => <Stars rating={rating} /> },
  {
    key: 'comment',
    header: 'Comment',
    value: ({ comment }) => comment,
    cell: ({ comment }) => <p className={classes.comment}>{comment}</p>,
    lead: true,
  },
];

const STARS = RATINGS.map((stars) => ({ value: String(stars), label: `${stars} of ${MAX_STARS}` }));

export function ReviewList({ productId, address }: { productId: string; address: Address }) {
  const { data, error, refetch } = useProductReviewsQuery({
    variables: { id: productId },
    fetchPolicy: 'cache-and-network',
  });
  const [remove] = useDeleteReviewMutation({ errorPolicy: 'all' });
  const [question, setQuestion] = useState<Question | null>(null);
  const stars = address.read('stars');
  const product = data?.product;

  const askToDelete = ({ id: reviewId, name, comment }: ReviewRowFragment) =>
    setQuestion({
      heading: 'Delete this review?',
      text: (
        <figure className={classes.quote}>
          <blockquote>{comment}</blockquote>
          <figcaption>by {name}</figcaption>
        </figure>
      ),
      action: 'Delete review',
      onConfirm: () => outcomeOf(remove({ variables: { productId, reviewId } }), 'deleteReview'),
      successCode: 'DELETED',
      closingCodes: ['NOT_FOUND'],
    });
  const actions: Column<ReviewRowFragment> = {
    key: 'delete',
    header: 'Delete',
    narrow: true,
    cell: (review) => (
      <button
        type="button"
        {...once}
        className={`${buttons.icon} ${page.remove}`}
        aria-label={`Delete the review by ${review.name}`}
        onClick={() => askToDelete(review)}
      >
        <IconTrash size={22} stroke={1.75} aria-hidden />
      </button>
    ),
  };
  const back = (
    <button
      type="button"
      className={`${buttons.quiet} ${classes.back}`}
      onClick={() => address.open({ tab: 'reviews' })}
    >
      <IconArrowLeft size={20} aria-hidden />
      All products
    </button>
  );

  // Null means that the product does not exist.
  if (data && !product) {
    return (
      <EmptyView
        icon={<IconMessageOff aria-hidden />}
        heading="Product not found"
        text="It may have been deleted."
        action={back}
      />
    );
  }
  return (
    <div className={page.tab}>
      <div>
        {back}
        <h2>Reviews of {product?.title ?? 'a product'}</h2>
      </div>
      <SuperAdminTable
        caption={`Reviews of ${product?.title ?? 'a product'}`}
        noun={['review', 'reviews']}
        list={{ rows: product?.reviews, error, reload: refetch }}
        columns={[...COLUMNS, actions]}
        address={address}
        clear={() => address.open({ tab: 'reviews', product: productId })}
        filters={
          <FilterSelect
            label="Stars"
            value={stars}
            everything="All"
            options={STARS}
            onChoose={(chosen) => address.change({ stars: chosen })}
          />
        }
        keep={({ rating }) => !STARS.some(({ value }) => value === stars) || rating === Number(stars)}
        empty={
          <EmptyView
            icon={<IconMessageOff aria-hidden />}
            heading="No reviews yet"
            text="Nobody has reviewed this product."
          />
        }
      />
      <ConfirmDialog question={question} onClose={() => setQuestion(null)} />
    </div>
  );
}
