import IconArrow from '@tabler/icons-react/dist/esm/icons/IconArrowUpRight.mjs';
import { Link } from 'react-router-dom';
import { CATEGORIES } from '../../../../../schema/shop.ts';
import { ProductPicture } from '../../../shared/product/product-picture.tsx';
import { categoryPath } from '../../../lib/paths.ts';
import { rememberHomeCategory } from '../home-category.ts';
import classes from './category-tiles.module.css';

/** The categories; choosing one keeps it in the browser and opens the list on it. */
export function CategoryTiles({ pictures }: { pictures: (string | undefined)[] }) {
  return (
    <section aria-labelledby="categories">
      <h2 id="categories" className={classes.heading}>
        Shop by category
      </h2>
      <ul className={classes.tiles}>
        {CATEGORIES.map((category, index) => (
          <li key={category}>
            <Link to={categoryPath(category)} className={classes.tile} onClick={() => rememberHomeCategory(category)}>
              <span className={classes.name}>{category}</span>
              <span className={classes.arrow}>
                <IconArrow aria-hidden />
              </span>
              <ProductPicture
                src={pictures[index]}
                alt=""
                sizes="(min-width: 768px) 22vw, 40vw"
                className={classes.picture}
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
