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
export function useShopLinks() {
  const t = useText(productText);
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const link = (text: string, to: string, onClick: () => void) => ({
    text,
    to,
    onClick,
    'aria-current': to === here ? ('page' as const) : undefined,
  });
  return [
    link(t.allProducts, paths.products, forgetHomeCategory),
    ...CATEGORIES.map((category) =>
      link(t.category(category), categoryPath(category), () => rememberHomeCategory(category)),
    ),
  ];
}

/** The strip under the bar. Phones have these links in their menu. */
export function ShopStrip() {
  const t = useText(shellText);
  return (
    <nav aria-label={t.shop} className={classes.strip}>
      <ul className={`${layout.container} ${classes.links}`}>
        {useShopLinks().map(({ text, ...link }) => (
          <li key={link.to}>
            <Link viewTransition {...link} className={classes.link}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
