import { useDeferredValue } from 'react';
import { PageTitle } from '../../../ui/page-title.tsx';
import layout from '../../../ui/layout.module.css';
import { useHomeQuery } from '../../../generated/products-home.ts';
import { shopName } from '../../../lib/shop-name.ts';
import { HOME_VARIABLES, PICTURES_PER_SLIDE } from '../first-variables.ts';
import { CategoryTiles } from './category-tiles.tsx';
import { FeaturedProducts } from './featured-products.tsx';
import classes from './home-page.module.css';
import { HeroSlider } from './hero-slider.tsx';

/** The first screen: slides, categories, products that shoppers rated best. */
export function HomePage() {
  const { data, error, refetch } = useHomeQuery({
    variables: HOME_VARIABLES,
    // A picture is an ornament here: slides and tiles stand without those that did not come.
    errorPolicy: 'all',
  });
  // The slides come first: the rail below them is drawn in slices of a few milliseconds.
  const featured = useDeferredValue(data?.featured, undefined);
  const pictures = [data?.first, data?.second, data?.third].map((page) => [
    ...new Set(page?.items.flatMap(({ image }) => image ?? [])),
  ]);
  return (
    <>
      <PageTitle title="Home" />
      <div className={`${layout.container} ${classes.page}`}>
        <h1 className={layout.hidden}>{shopName}: electronics, accessories and clothing</h1>
        <HeroSlider pictures={pictures.map((ofCategory) => ofCategory.slice(0, PICTURES_PER_SLIDE))} />
        {/* One that the slides don't show, if there are that many. */}
        <CategoryTiles pictures={pictures.map((ofCategory) => ofCategory.at(-1))} />
        <FeaturedProducts products={featured?.items} error={data?.featured ? undefined : error} onRetry={refetch} />
      </div>
    </>
  );
}
