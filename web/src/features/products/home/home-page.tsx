import { useDeferredValue } from 'react';
import IconArrow from '@tabler/icons-react/dist/esm/icons/IconArrowUpRight.mjs';
import { Link } from 'react-router-dom';
import { PageTitle } from '../../../ui/page-title.tsx';
import layout from '../../../ui/layout.module.css';
import { useHomeQuery, type HomeQuery, type PicturedProductFragment } from '../../../generated/products-home.ts';
import { shopName } from '../../../lib/shop-name.ts';
import { RecentlyViewed } from '../recent/recently-viewed.tsx';
import { HOME_VARIABLES, PICTURES_PER_SLIDE } from '../first-variables.ts';
import classes from './home-page.module.css';
import { HeroSlider } from './hero-slider.tsx';
import { NewestProducts } from './newest-products.tsx';
import { CATEGORIES } from '../../../../../schema/shop.ts';
import { ProductPicture } from '../../../shared/product/product-picture.tsx';
import { categoryPath, paths } from '../../../lib/paths.ts';
import { rememberHomeCategory, forgetHomeCategory } from '../../../shared/product/home-category.ts';
import categoryTilesClasses from './category-tiles.module.css';
import { ProductRail } from '../../../shared/product/product-rail.tsx';
import type { ProductCardFragment } from '../../../generated/components.ts';
import buttons from '../../../ui/buttons.module.css';
import { useText } from '../../../lib/language/language.tsx';
import { productText } from '../../../shared/product/messages.ts';
import { homeText } from './messages.ts';

export function HomePage() {
  const t = useText(homeText);
  const { data, error, refetch } = useHomeQuery({
    variables: HOME_VARIABLES,
    // Slides and tiles also work without pictures, so an error in one field must not hide the others.
    errorPolicy: 'all',
  });
  // Renders the slides first. The deferred rail renders in slices of a few milliseconds and does not block them.
  const featured = useDeferredValue(data?.featured, undefined);
  const savings = useDeferredValue(data?.savings, undefined);
  const pictured = [data?.first, data?.second, data?.third].map((page) => differentPictures(page?.items ?? []));
  return (
    <>
      <PageTitle title={t.title} canonical={paths.home} />
      <div className={`${layout.container} ${classes.page}`}>
        <h1 className={layout.hidden}>{t.heading(shopName)}</h1>
        <HeroSlider products={pictured.map((ofCategory) => ofCategory.slice(0, PICTURES_PER_SLIDE))} />
        <FeaturedProducts products={featured?.items} error={data?.featured ? undefined : error} onRetry={refetch} />
        {/* The last picture: the slides do not show it if there are enough. */}
        <CategoryTiles pictures={pictured.map((ofCategory) => ofCategory.at(-1)?.image)} />
        {(savings || !error) && <BiggestSavings savings={savings} />}
        <NewestProducts />
        <RecentlyViewed />
      </div>
    </>
  );
}

/** Products with a picture that none before them has. */
function differentPictures(products: readonly PicturedProductFragment[]): PicturedProductFragment[] {
  return [...new Map(products.flatMap((product) => (product.image ? [[product.image, product]] : []))).values()];
}

/** A click stores the category in the browser and opens the product list with it. */
function CategoryTiles({ pictures }: { pictures: (string | null | undefined)[] }) {
  const t = useText(homeText);
  const { category: categoryName } = useText(productText);
  return (
    <section aria-labelledby="categories">
      <h2 id="categories" className={categoryTilesClasses.heading}>
        {t.byCategory}
      </h2>
      <ul className={categoryTilesClasses.tiles}>
        {CATEGORIES.map((category, index) => (
          <li key={category}>
            <Link
              to={categoryPath(category)}
              className={categoryTilesClasses.tile}
              onClick={() => rememberHomeCategory(category)}
            >
              <span className={categoryTilesClasses.name}>{categoryName(category)}</span>
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

/** Products with the largest discounts. Nothing where the API answers, since only the search index knows them. */
function BiggestSavings({ savings }: { savings: HomeQuery['savings'] | undefined }) {
  const t = useText(homeText);
  const products = savings?.items.filter(
    ({ discountPercent, availability }) => discountPercent > 0 && availability === 'IN_STOCK',
  );
  if (savings && (savings.total === null || products?.length === 0)) return null;
  return <ProductRail heading={t.savings} products={products} error={undefined} onRetry={() => undefined} />;
}

/** The best rated products. */
function FeaturedProducts(props: {
  /** Undefined while loading. */
  products: ProductCardFragment[] | undefined;
  error: unknown;
  onRetry: () => unknown;
}) {
  const t = useText(homeText);
  const shared = useText(productText);
  return (
    <ProductRail
      heading={t.featured}
      {...props}
      priority
      action={
        <Link to={paths.products} className={buttons.secondary} onClick={forgetHomeCategory}>
          {shared.allProducts}
        </Link>
      }
    />
  );
}
