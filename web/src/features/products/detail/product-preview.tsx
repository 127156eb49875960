import type { ProductCardFragment } from '../../../generated/components.ts';
import { useText } from '../../../lib/language/language.tsx';
import { productText } from '../../../shared/product/messages.ts';
import { GRID_SIZES } from '../../../shared/product/product-card.tsx';
import { ProductPicture } from '../../../shared/product/product-picture.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import page from './detail-page.module.css';
import { detailText } from './messages.ts';
import facts from './product-facts.module.css';
import { ProductHead } from './product-head.tsx';
import classes from './product-preview.module.css';

/** What cards have shown of a product, while the rest of it loads, or dimmed where that has failed. */
export function ProductPreview({ known, failed }: { known: ProductCardFragment | null; failed: boolean }) {
  const t = useText(detailText);
  const shared = useText(productText);
  return (
    <div className={failed ? classes.failed : undefined}>
      <Breadcrumb product={known ?? undefined} />
      <div className={page.columns}>
        <div data-grows={known?.image ? true : undefined}>
          {known?.image ? (
            // The size that the list uses, so that the picture comes from the browser's cache.
            <ProductPicture src={known.image} alt="" sizes={GRID_SIZES} priority className={classes.picture} />
          ) : (
            <div className={`${classes.bone} ${classes.picture}`} />
          )}
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
          {!failed && <div role="status" aria-label={t.loading} className={`${classes.bone} ${classes.text}`} />}
        </div>
      </div>
    </div>
  );
}
