import { Link } from 'react-router-dom';
import { categoryPath, paths } from '../../../lib/paths.ts';
import { useText } from '../../../lib/language/language.tsx';
import { productText } from '../../../shared/product/messages.ts';
import classes from './breadcrumb.module.css';
import { detailText } from './messages.ts';

/** The way from all products to this one, or its first step while the product loads. */
export function Breadcrumb({ product }: { product?: { title: string; category: string | null } }) {
  const t = useText(detailText);
  const shared = useText(productText);
  return (
    <nav aria-label={t.breadcrumb}>
      <ol className={classes.steps}>
        <li>
          <Link viewTransition to={paths.products}>
            {shared.allProducts}
          </Link>
        </li>
        {product?.category && (
          <li>
            <Link viewTransition to={categoryPath(product.category)}>
              {shared.category(product.category)}
            </Link>
          </li>
        )}
        {product && <li aria-current="page">{product.title}</li>}
      </ol>
    </nav>
  );
}
