import { Badge, Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ProductCardFragment } from '../../generated/shared-product.ts';
import { productPath } from '../../lib/paths.ts';
import layout from '../../ui/layout.module.css';
import { Price } from './price.tsx';
import classes from './product.module.css';
import { ProductPicture } from './product-picture.tsx';
import { Stars } from '../../ui/stars.tsx';
import { cutText, restOfText } from '../../lib/cut-text.ts';
import { Heart } from '../wishlist/heart.tsx';
import { useText } from '../../lib/language/language.tsx';
import { productText } from './messages.ts';

/** In characters (specification, section 9). */
export const CARD_TITLE_CUT = 20;

/** Card widths of the list. */
export const GRID_SIZES =
  '(min-width: 1760px) 310px, (min-width: 1200px) 250px, (min-width: 992px) 21vw, (min-width: 768px) 29vw, 44vw';

/** The card links to the detail page, except the picture of a product on the wishlist (specification, section 2). */
export function ProductCard(props: {
  product: ProductCardFragment;
  sizes: string;
  /** True on the first screen: loads the picture eagerly. */
  priority?: boolean;
  heading?: 'h2' | 'h3';
  /** True on the wishlist: the picture always links to the detail page. */
  pictureOpens?: boolean;
  onHeart?: () => void;
  /** What stands below. */
  children?: ReactNode;
}) {
  const t = useText(productText);
  const { product, sizes, priority, heading: Heading = 'h2', pictureOpens = false, onHeart, children } = props;
  const { title, brand, rating, reviewCount } = product;
  const shown = cutText(title, CARD_TITLE_CUT);
  return (
    <article className={classes.card} data-opens={pictureOpens || undefined}>
      <ProductPicture src={product.image} alt="" sizes={sizes} priority={priority} />
      {product.availability === 'OUT_OF_STOCK' && <Badge className={classes.badge}>{t.outOfStock}</Badge>}
      <p>{brand ?? '\u00a0'}</p>
      <Heading className={classes.title}>
        <Link viewTransition to={productPath(product.id)} title={title} className={classes.link}>
          {shown === title ? (
            title
          ) : (
            <>
              <span aria-hidden="true">{shown}</span>
              <span className={layout.hidden}>{title}</span>
            </>
          )}
        </Link>
      </Heading>
      {/* It lies on the picture. Here it comes after the title. */}
      <Heart product={product} onPress={onHeart} />
      {/* What tells apart products of one line: a size, a colour. The whole title is read out above. */}
      <p className={classes.rest} aria-hidden="true">
        {restOfText(title, CARD_TITLE_CUT)}
      </p>
      <Price {...product} />
      <p className={classes.rating}>
        {reviewCount === 0 ? (
          t.noReviews
        ) : (
          <>
            {/* They are filled by whole stars, so the average is told, too. */}
            <Stars rating={rating} />
            <span aria-hidden="true">
              {rating.toFixed(1)} ({reviewCount})
            </span>
            <span className={layout.hidden}>{t.reviews(reviewCount)}</span>
          </>
        )}
      </p>
      {children}
    </article>
  );
}

/** In the place of a card. */
export function ProductCardSkeleton({ children }: { children?: ReactNode }) {
  return (
    <div className={classes.card} aria-hidden="true">
      <Skeleton className={classes.tile} />
      <Skeleton className={classes.bone} />
      {children}
    </div>
  );
}
