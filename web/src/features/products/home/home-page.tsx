import { useDeferredValue } from 'react';
import IconArrow from '@tabler/icons-react/dist/esm/icons/IconArrowUpRight.mjs';
import { Link } from 'react-router-dom';
import { PageTitle } from '../../../ui/page-title.tsx';
import layout from '../../../ui/layout.module.css';
import { useHomeQuery } from '../../../generated/products-home.ts';
import { shopName } from '../../../lib/shop-name.ts';
import { HOME_VARIABLES, PICTURES_PER_SLIDE } from '../first-variables.ts';
import classes from './home-page.module.css';
import { HeroSlider } from './hero-slider.tsx';
import { CATEGORIES } from '../../../../../schema/shop.ts';
import { ProductPicture } from '../../../shared/product/product-picture.tsx';
import { categoryPath, paths } from '../../../lib/paths.ts';
import { rememberHomeCategory, forgetHomeCategory } from '../home-category.ts';
import categoryTilesClasses from './category-tiles.module.css';
import { ProductRail } from '../../../shared/product/product-rail.tsx';
import type { ProductCardFragment } from '../../../generated/components.ts';
import buttons from '../../../ui/buttons.module.css';

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

/** The categories; choosing one keeps it in the browser and opens the list on it. */
function CategoryTiles({ pictures }: { pictures: (string | undefined)[] }) {
  return (
    <section aria-labelledby="categories">
      <h2 id="categories" className={categoryTilesClasses.heading}>
        Shop by category
      </h2>
      <ul className={categoryTilesClasses.tiles}>
        {CATEGORIES.map((category, index) => (
          <li key={category}>
            <Link
              to={categoryPath(category)}
              className={categoryTilesClasses.tile}
              onClick={() => rememberHomeCategory(category)}
            >
              <span className={categoryTilesClasses.name}>{category}</span>
              <span className={categoryTilesClasses.arrow}>
                <IconArrow aria-hidden />
              </span>
              <ProductPicture
                src={pictures[index]}
                alt=""
                sizes="(min-width: 768px) 22vw, 40vw"
                className={categoryTilesClasses.picture}
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The home page's carousel: what shoppers rated best. */
function FeaturedProducts(props: {
  /** Absent while they are on the way. */
  products: ProductCardFragment[] | undefined;
  error: unknown;
  onRetry: () => unknown;
}) {
  return (
    <ProductRail
      heading="Loved by shoppers"
      {...props}
      seeMore
      action={
        <Link to={paths.products} className={buttons.secondary} onClick={forgetHomeCategory}>
          All products
        </Link>
      }
    />
  );
}
