import { Skeleton } from '@mantine/core';
import type { ProductCardFragment } from '../../../generated/shared-product.ts';
import { useText } from '../../../lib/language/language.tsx';
import { productText } from '../../../shared/product/messages.ts';
import { GRID_SIZES } from '../../../shared/product/product-card.tsx';
import { ProductPicture } from '../../../shared/product/product-picture.tsx';
import { Heart } from '../../../shared/wishlist/heart.tsx';
import classes from './detail.module.css';
import { detailText } from './messages.ts';
import { ProductActions } from './product-actions.tsx';
import { Breadcrumb, ProductHead, ShareButton } from './product-facts.tsx';

const NOTHING_NEW = 'nothing-new';

/** What cards have shown of a product, while the rest of it loads. Where that has failed: with what can be done all the same. */
export function ProductPreview({ known, failed }: { known: ProductCardFragment | null; failed: boolean }) {
  const t = useText(detailText);
  const shared = useText(productText);
  return (
    <div>
      <Breadcrumb product={known ?? undefined} />
      <div className={classes.columns}>
        {/* The heart is at its edge. */}
        <div className={classes.picture}>
          {known?.image ? (
            // The size that the list uses, so that the picture comes from the browser's cache.
            <ProductPicture src={known.image} alt="" sizes={GRID_SIZES} priority />
          ) : (
            <Skeleton />
          )}
          {failed && known && <Heart product={known} />}
        </div>
        <div className={classes.facts}>
          {known ? (
            <ProductHead product={known}>
              <span>{known.reviewCount === 0 ? shared.noReviews : shared.reviews(known.reviewCount)}</span>
            </ProductHead>
          ) : (
            <>
              <Skeleton height={24} width="22%" />
              <Skeleton height={90} width="88%" />
              <Skeleton height={28} width="44%" />
              <Skeleton height={48} width="60%" />
            </>
          )}
          {failed && known && (
            <>
              <p id={NOTHING_NEW}>{t.asLastSeen}</p>
              <ProductActions
                id={known.id}
                title={known.title}
                stock={known.availability === 'IN_STOCK' ? 1 : 0}
                price={known}
                alike={undefined}
                noBuyingNow={NOTHING_NEW}
              />
              <ShareButton id={known.id} title={known.title} />
            </>
          )}
          {!failed && <Skeleton role="status" aria-label={t.loading} height={180} />}
        </div>
      </div>
    </div>
  );
}
