import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { Link } from 'react-router-dom';
import type { ComparedProductFragment } from '../../../generated/products-compare.ts';
import { useText } from '../../../lib/language/language.tsx';
import { once } from '../../../lib/one-intent.ts';
import { productPath } from '../../../lib/paths.ts';
import { ProductPicture } from '../../../shared/product/product-picture.tsx';
import buttons from '../../../ui/buttons.module.css';
import layout from '../../../ui/layout.module.css';
import { useAddToCart } from '../detail/buy/use-add-to-cart.ts';
import { detailText } from '../detail/messages.ts';
import classes from './compared-product.module.css';
import { compareText } from './messages.ts';

/** The head of a product's column. */
export function ComparedProduct(props: { product: ComparedProductFragment; onRemove: () => void }) {
  const { id, title, image, stock } = props.product;
  const t = useText(compareText);
  const buying = useText(detailText);
  const addToCart = useAddToCart({ id, title });
  return (
    <div className={classes.product}>
      <ProductPicture src={image} alt="" sizes="240px" />
      <Link to={productPath(id)}>{title}</Link>
      {stock > 0 ? (
        <button type="button" {...once} className={buttons.primary} onClick={() => void addToCart()}>
          {buying.addToCart} <span className={layout.hidden}>{title}</span>
        </button>
      ) : (
        <button type="button" className={buttons.primary} disabled>
          {buying.outOfStock} <span className={layout.hidden}>{title}</span>
        </button>
      )}
      <button
        type="button"
        {...once}
        data-remove
        className={classes.remove}
        aria-label={`${t.remove} ${t.removeOf(title)}`}
        title={t.remove}
        onClick={props.onRemove}
      >
        <IconX size={20} aria-hidden />
      </button>
    </div>
  );
}
