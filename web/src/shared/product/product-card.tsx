import { Link } from 'react-router-dom';
import type { ProductCardFragment } from '../../generated/components.ts';
import { productPath } from '../../lib/paths.ts';
import layout from '../../ui/layout.module.css';
import { Price } from './price.tsx';
import classes from './product-card.module.css';
import { ProductPicture } from './product-picture.tsx';
import { Stars } from '../../ui/stars.tsx';
import { cutText } from '../../lib/cut-text.ts';
import { Heart } from '../wishlist/heart.tsx';

/** Characters of a title on a card (specification, section 9). */
const CARD_TITLE_CUT = 20;

/** How wide the product list draws a card (features/products/list/product-grid.module.css). */
export const GRID_SIZES = '(min-width: 1200px) 250px, (min-width: 992px) 21vw, (min-width: 768px) 29vw, 44vw';

/**
 * One product in a list or carousel; the whole card opens its detail page, all but the picture of a product that is on the
 * wishlist (specification, section 2).
 */
export function ProductCard(props: {
  product: ProductCardFragment;
  /** How wide the picture is drawn, as in the `sizes` attribute. */
  sizes: string;
  /** True on the first screen. */
  priority?: boolean;
  /** Level of the title among the screen's headings. */
  heading?: 'h2' | 'h3';
  /** True to end the card with the link 'See more'. */
  seeMore?: boolean;
  /** True where the picture opens the detail page in any case: on the wishlist itself. */
  pictureOpens?: boolean;
  /** Told when the heart was pressed. */
  onHeart?: () => void;
}) {
  const { product, sizes, priority, heading: Heading = 'h2', seeMore = false, pictureOpens = false, onHeart } = props;
  const { title, brand, rating, reviewCount } = product;
  const shown = cutText(title, CARD_TITLE_CUT);
  return (
    <article className={`${classes.card} ${pictureOpens ? '' : classes.still}`}>
      <div className={classes.picture}>
        <ProductPicture src={product.image} alt="" sizes={sizes} priority={priority} className={classes.tile} />
        {product.availability === 'OUT_OF_STOCK' && <span className={classes.badge}>Out of stock</span>}
      </div>
      <div className={classes.words}>
        <p className={classes.brand}>{brand ?? '\u00a0'}</p>
        <Heading className={classes.title}>
          <Link to={productPath(product.id)} title={title} className={classes.link}>
            {shown === title ? (
              title
            ) : (
              <>
                <span aria-hidden="true">{shown}</span>
                <span className={layout.hidden}>{title}</span>
              </>
            )}
          </Link>
        </Heading>
        <Price {...product} />
        <p className={classes.rating}>
          <Stars rating={rating} label={reviewCount === 0 ? 'No reviews yet' : undefined} />
          <span aria-hidden="true">({reviewCount})</span>
          <span className={layout.hidden}>{reviewCount === 1 ? '1 review' : `${reviewCount} reviews`}</span>
        </p>
      </div>
      <Heart product={product} onPress={onHeart} />
      {seeMore && (
        <Link to={productPath(product.id)} className={classes.more}>
          See more<span className={layout.hidden}> about {title}</span>
        </Link>
      )}
    </article>
  );
}
