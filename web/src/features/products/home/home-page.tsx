import { Suspense, useDeferredValue } from 'react';
import IconArrow from '@tabler/icons-react/dist/esm/icons/IconArrowUpRight.mjs';
import { Link } from 'react-router-dom';
import { PageTitle } from '../../../ui/page-title.tsx';
import { ActionIcon, Button, Container, SimpleGrid } from '@mantine/core';
import layout from '../../../ui/layout.module.css';
import { useHomeQuery, type PicturedProductFragment } from '../../../generated/products-home.ts';
import { shopName } from '../../../lib/shop-name.ts';
import { HOME_VARIABLES, PICTURES_PER_SLIDE } from '../first-variables.ts';
import classes from './home.module.css';
import { HeroSlider } from './hero-slider.tsx';
import { CATEGORIES } from '../../../../../schema/shop.ts';
import { ProductPicture } from '../../../shared/product/product-picture.tsx';
import { categoryPath, paths } from '../../../lib/paths.ts';
import { rememberHomeCategory, forgetHomeCategory } from '../../../shared/product/home-category.ts';
import { ProductRail } from '../../../shared/product/product-rail.tsx';
import { NewestProducts } from '../../../shared/rails/other-products.tsx';
import { RecentlyViewed } from '../../../shared/rails/recently-viewed.tsx';
import { useText } from '../../../lib/language/language.tsx';
import { productText } from '../../../shared/product/messages.ts';
import { homeText } from './messages.ts';

export function HomePage() {
  const t = useText(homeText);
  const { allProducts } = useText(productText);
  const { data, error, refetch } = useHomeQuery({
    variables: HOME_VARIABLES,
    // Slides and tiles also work without pictures, so an error in one field must not hide the others.
    errorPolicy: 'all',
  });
  // Renders the slides first. The deferred rail renders in slices of a few milliseconds and does not block them.
  const featured = useDeferredValue(data?.featured, undefined);
  const savings = useDeferredValue(data?.savings, undefined);
  const pictured = [data?.first, data?.second, data?.third].map((page) => differentPictures(page?.items ?? []));
  const slides = pictured.map((ofCategory) => ofCategory.slice(0, PICTURES_PER_SLIDE));
  // Each part skips what stands above it. All of it comes with one answer, so the server's page is the same.
  const named = idsOf(slides.flatMap((ofCategory) => ofCategory.slice(0, 1)));
  const inRail = idsOf(notAbove(data?.featured?.items ?? [], named));
  // Only the search index knows the largest discounts: nothing where the API answers.
  const cheaper = savings?.items.filter(
    ({ discountPercent, availability }) => discountPercent > 0 && availability === 'IN_STOCK',
  );
  const hasSavings = savings ? savings.total !== null && cheaper?.length !== 0 : !error;
  const pictures = new Set([...idsOf(slides.flat()), ...inRail]);
  return (
    <>
      <PageTitle title={t.title} canonical={paths.home} />
      <Container className={classes.page}>
        <h1 className={layout.hidden}>{t.heading(shopName)}</h1>
        <HeroSlider products={slides} />
        {/* React takes over what is in a boundary after what is around it. */}
        <Suspense>
          <ProductRail
            heading={t.featured}
            products={featured ? notAbove(featured.items, named) : undefined}
            error={data?.featured ? undefined : error}
            onRetry={refetch}
            priority
            action={
              <Button
                component={Link}
                viewTransition
                to={paths.products}
                variant="default"
                onClick={forgetHomeCategory}
              >
                {allProducts}
              </Button>
            }
          />
        </Suspense>
        <CategoryTiles
          pictures={pictured.map((ofCategory) => {
            const unseen = ofCategory.findLast(({ id }) => !pictures.has(id));
            return (unseen ?? ofCategory.at(-1))?.image;
          })}
        />
        <Suspense>
          {hasSavings && (
            <ProductRail
              heading={t.savings}
              products={cheaper && notAbove(cheaper, new Set([...named, ...inRail]))}
              error={undefined}
              onRetry={refetch}
            />
          )}
          <NewestProducts />
          <RecentlyViewed />
        </Suspense>
      </Container>
    </>
  );
}

/** Fewer would not fill the widest rail (specification, section 2). */
const ENOUGH = 5;

const idsOf = (products: readonly { id: string }[]): Set<string> => new Set(products.map(({ id }) => id));

/** The products that are not above, if enough of them are left; else all. */
function notAbove<Product extends { id: string }>(products: Product[], above: ReadonlySet<string>): Product[] {
  const others = products.filter(({ id }) => !above.has(id));
  return others.length >= ENOUGH ? others : products;
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
      <h2 id="categories" className={classes.heading}>
        {t.byCategory}
      </h2>
      <SimpleGrid component="ul" cols={{ base: 1, sm: 3 }} spacing={{ base: 'sm', md: 'lg' }}>
        {CATEGORIES.map((category, index) => (
          <li key={category}>
            <Link
              viewTransition
              to={categoryPath(category)}
              className={classes.tile}
              onClick={() => rememberHomeCategory(category)}
            >
              {categoryName(category)}
              <ActionIcon component="span" className={classes.arrow}>
                <IconArrow aria-hidden />
              </ActionIcon>
              <ProductPicture
                src={pictures[index]}
                alt=""
                sizes="(min-width: 768px) 22vw, 40vw"
                className={classes.tilePicture}
              />
            </Link>
          </li>
        ))}
      </SimpleGrid>
    </section>
  );
}
