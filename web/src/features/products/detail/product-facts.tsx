import IconBack from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs';
import IconTruck from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs';
import { Link } from 'react-router-dom';
import { formatPrice, LOW_STOCK, SHIPPING_FEE, TAX } from '../../../../../schema/shop.ts';
import type { ProductDetailQuery } from '../../../generated/products-detail.ts';
import { ProductActions } from './buy/product-actions.tsx';
import { ProductHead } from './product-head.tsx';
import { ShareButton } from './tools/share-button.tsx';
import classes from './product-facts.module.css';
import { useText } from '../../../lib/language/language.tsx';
import { productText } from '../../../shared/product/messages.ts';
import { detailText } from './messages.ts';

/** `alike`: the id of the section with similar products, if there is one. */
export function ProductFacts(props: {
  product: NonNullable<ProductDetailQuery['product']>;
  alike: string | undefined;
}) {
  const { product, alike } = props;
  const t = useText(detailText);
  const shared = useText(productText);
  const { id, title, reviewCount, stock, description } = product;
  return (
    <>
      <div className={classes.facts}>
        <ProductHead product={product}>
          <Link to="#reviews">{reviewCount === 0 ? shared.noReviews : shared.reviews(reviewCount)}</Link>
        </ProductHead>
        {stock > 0 && (
          <p className={`${classes.available} ${stock <= LOW_STOCK ? classes.low : ''}`}>{t.inStock(stock)}</p>
        )}
        <ProductActions id={id} title={title} stock={stock} price={product} alike={alike} />
        <ShareButton id={id} title={title} />
      </div>
      <div className={`${classes.facts} ${classes.more}`}>
        {description && (
          <section className={classes.description}>
            <h2>{t.description}</h2>
            <p>{description}</p>
          </section>
        )}
        <ul className={classes.terms} aria-label={t.ordering}>
          <li>
            <IconTruck size={20} aria-hidden />
            {t.fees(formatPrice(SHIPPING_FEE), formatPrice(TAX))}
          </li>
          <li>
            <IconCard size={20} aria-hidden />
            {t.waysToPay}
          </li>
          <li>
            <IconBack size={20} aria-hidden />
            {t.canBeCancelled}
          </li>
        </ul>
      </div>
    </>
  );
}
