import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { CATEGORIES } from '../../../../schema/shop.ts';
import { useText } from '../../lib/language/language.tsx';
import { categoryPath, paths } from '../../lib/paths.ts';
import { productText } from './messages.ts';

/** The way on to all products, as the main button or as the one beside it. */
export function ExploreLink({ beside = false }: { beside?: boolean }) {
  const { exploreProducts } = useText(productText);
  return (
    <Button component={Link} viewTransition to={paths.products} variant={beside ? 'default' : 'filled'}>
      {exploreProducts}
    </Button>
  );
}

/** Ways on from where there is nothing: to all products, and to each category. */
export const ShopLinks = () => (
  <>
    <ExploreLink beside />
    <CategoryLinks />
  </>
);

/** A way on to each category. */
export function CategoryLinks() {
  const { category } = useText(productText);
  return CATEGORIES.map((name) => (
    <Button component={Link} viewTransition key={name} to={categoryPath(name)} variant="default">
      {category(name)}
    </Button>
  ));
}
