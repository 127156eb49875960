import { Link } from 'react-router-dom';
import { CATEGORIES } from '../../../../schema/shop.ts';
import { useText } from '../../lib/language/language.tsx';
import { categoryPath, paths } from '../../lib/paths.ts';
import buttons from '../../ui/buttons.module.css';
import { productText } from './messages.ts';

/** The way on to all products, as the main button or as the one beside it. */
export function ExploreLink({ beside = false }: { beside?: boolean }) {
  const { exploreProducts } = useText(productText);
  return (
    <Link viewTransition to={paths.products} className={beside ? buttons.secondary : buttons.primary}>
      {exploreProducts}
    </Link>
  );
}

/** A way on to each category. */
export function CategoryLinks() {
  const { category } = useText(productText);
  return CATEGORIES.map((name) => (
    <Link viewTransition key={name} to={categoryPath(name)} className={buttons.secondary}>
      {category(name)}
    </Link>
  ));
}
