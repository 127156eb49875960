import { PageTitle } from '../../../components/page-title.tsx';
import layout from '../../../components/layout.module.css';
import { PICTURES_PER_SLIDE } from '../../../constants.ts';
import { useCategoryPicturesQuery } from '../../../generated/products.ts';
import { shopName } from '../../../shop-name.ts';
import { CATEGORIES } from '../../../../../schema/shop.ts';
import { CategoryTiles } from './category-tiles.tsx';
import { FeaturedProducts } from './featured-products.tsx';
import classes from './home-page.module.css';
import { HeroSlider } from './hero-slider.tsx';

const [first, second, third] = CATEGORIES;

/** The first screen: slides, categories, products that shoppers rated best. */
export function HomePage() {
  const { data } = useCategoryPicturesQuery({
    variables: { first, second, third, pageSize: PICTURES_PER_SLIDE + 1 },
    // A picture is an ornament here: slides and tiles stand without those that did not come.
    errorPolicy: 'all',
  });
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
        <FeaturedProducts />
      </div>
    </>
  );
}
