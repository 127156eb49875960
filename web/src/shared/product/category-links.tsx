import { Link } from 'react-router-dom';
import { CATEGORIES } from '../../../../schema/shop.ts';
import { useText } from '../../lib/language/language.tsx';
import { categoryPath } from '../../lib/paths.ts';
import buttons from '../../ui/buttons.module.css';
import { productText } from './messages.ts';

/** A way on to each category. */
export function CategoryLinks() {
  const { category } = useText(productText);
  return CATEGORIES.map((name) => (
    <Link key={name} to={categoryPath(name)} className={buttons.secondary}>
      {category(name)}
    </Link>
  ));
}
