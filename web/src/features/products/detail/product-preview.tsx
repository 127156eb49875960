import type { ProductCardFragment } from '../../../generated/shared-product.ts';
import { useText } from '../../../lib/language/language.tsx';
import { productText } from '../../../shared/product/messages.ts';
import { GRID_SIZES } from '../../../shared/product/product-card.tsx';
import { ProductPicture } from '../../../shared/product/product-picture.tsx';
import { Heart } from '../../../shared/wishlist/heart.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { ProductActions } from './buy/product-actions.tsx';
import page from './detail-page.module.css';
import { detailText } from './messages.ts';
import facts from './product-facts.module.css';
import { ProductHead } from './product-head.tsx';
import classes from './product-preview.module.css';
import { ShareButton } from './tools/share-button.tsx';

const NOTHING_NEW = 'nothing-new';

/** What cards have shown of a product, while the rest of it loads. Where that has failed: with what can be done all the same. */
export function ProductPreview({ known, failed }: { known: ProductCardFragment | null; failed: boolean }) {
  const t = useText(detailText);
  const shared = useText(productText);
  return (
    <div>
      <Breadcrumb product={known ?? undefined} />
      <div className={page.columns}>
        <div className={classes.pictures}>
          {known?.image ? (
            // The size that the list uses, so that the picture comes from the browser's cache.
            <ProductPicture src={known.image} alt="" sizes={GRID_SIZES} priority className={classes.picture} />
          ) : (
            <div className={`${classes.bone} ${classes.picture}`} />
          )}
          {failed && known && <Heart product={known} />}
        </div>
        <div className={facts.facts}>
          {known ? (
            <ProductHead product={known}>
              <span>{known.reviewCount === 0 ? shared.noReviews : shared.reviews(known.reviewCount)}</span>
            </ProductHead>
          ) : (
            [classes.brand, classes.title, classes.rating, classes.price].map((line) => (
              <div key={line} className={`${classes.bone} ${line}`} />
            ))
          )}
          {failed && known && (
            <>
              <p id={NOTHING_NEW} className={classes.note}>
                {t.asLastSeen}
              </p>
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
          {!failed && <div role="status" aria-label={t.loading} className={`${classes.bone} ${classes.text}`} />}
        </div>
      </div>
    </div>
  );
}
