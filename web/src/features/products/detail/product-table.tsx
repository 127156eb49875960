import { Link } from 'react-router-dom';
import type { ProductDetailQuery } from '../../../generated/products-detail.ts';
import { useText } from '../../../lib/language/language.tsx';
import { categoryPath, listPath } from '../../../lib/paths.ts';
import { productText } from '../../../shared/product/messages.ts';
import { factsText } from '../facts/messages.ts';
import { TITLE_FACTS, titleFacts } from '../facts/title-facts.ts';
import { detailText } from './messages.ts';
import classes from './product-table.module.css';

/** Brand, category, and what the title says. */
export function ProductTable({ product }: { product: NonNullable<ProductDetailQuery['product']> }) {
  const t = useText(detailText);
  const shared = useText(productText);
  const said = useText(factsText);
  const { title, brand, category } = product;
  const facts = titleFacts(title);
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
      {TITLE_FACTS.map(
        (fact) =>
          facts[fact] && (
            <div key={fact}>
              <dt>{said.names[fact]}</dt>
              <dd>{facts[fact]}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
