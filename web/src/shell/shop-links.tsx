import { Link, useLocation } from 'react-router-dom';
import { CATEGORIES } from '../../../schema/shop.ts';
import { useText } from '../lib/language/language.tsx';
import { categoryPath, paths } from '../lib/paths.ts';
import { forgetHomeCategory, rememberHomeCategory } from '../shared/product/home-category.ts';
import { productText } from '../shared/product/messages.ts';
import layout from '../ui/layout.module.css';
import { shellText } from './messages.ts';
import classes from './shop-links.module.css';

/** All products, and each category. As on the home page, a chosen category is stored in the browser. */
export function ShopLinks({ className = '' }: { className: string | undefined }) {
  const t = useText(productText);
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const links = [
    { text: t.allProducts, to: paths.products, className, choose: forgetHomeCategory },
    ...CATEGORIES.map((category) => ({
      text: t.category(category),
      to: categoryPath(category),
      className,
      choose: () => rememberHomeCategory(category),
    })),
  ];
  return links.map(({ choose, to, text, ...rest }) => (
    <li key={to}>
      <Link {...rest} to={to} aria-current={to === here ? 'page' : undefined} onClick={choose}>
        {text}
      </Link>
    </li>
  ));
}

/** The strip under the bar. Phones have these links in their menu. */
export function ShopStrip() {
  const t = useText(shellText);
  return (
    <nav aria-label={t.shop} className={classes.strip}>
      <ul className={`${layout.container} ${classes.links}`}>
        <ShopLinks className={classes.link} />
      </ul>
    </nav>
  );
}
