import { Link } from 'react-router-dom';
import type { ProductDetailQuery } from '../../../generated/products-detail.ts';
import { useText } from '../../../lib/language/language.tsx';
import { categoryPath, listPath } from '../../../lib/paths.ts';
import { productText } from '../../../shared/product/messages.ts';
import { detailText } from './messages.ts';
import classes from './product-table.module.css';

export function ProductTable({ product }: { product: NonNullable<ProductDetailQuery['product']> }) {
  const t = useText(detailText);
  const shared = useText(productText);
  const { brand, category } = product;
  return (
    <dl className={classes.table}>
      {brand && (
        <div>
          <dt>{t.brand}</dt>
          <dd>
            <Link to={listPath({ brand })}>{brand}</Link>
          </dd>
        </div>
      )}
      {category && (
        <div>
          <dt>{t.category}</dt>
          <dd>
            <Link to={categoryPath(category)}>{shared.category(category)}</Link>
          </dd>
        </div>
      )}
    </dl>
  );
}
